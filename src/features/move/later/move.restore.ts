import * as v from 'valibot';
import type { MoveValues } from '../../../../domain/move/index.ts';
import { deliverySiteSchema } from '../../../shared/deliverySite/deliverySite.form.ts';
import { shownBill, type MoveDraft } from '../move.draft.ts';
import { whenSchema, type MoveFrom } from '../move.form.ts';
import { billSchema } from './bill.form.ts';

/** Of the steps that were left what each has come to, as far as it still holds. */
export function restored(draft: MoveDraft, from: MoveFrom, writeDay: (day: string) => string): Partial<MoveValues> {
  const of = <Output>(schema: v.GenericSchema<unknown, Output>, values: unknown): Output | undefined => {
    const read = v.safeParse(schema, values);
    return read.success ? read.output : undefined;
  };
  const site = of(
    deliverySiteSchema() as v.GenericSchema<unknown, Omit<MoveValues['home'], 'isToBeFound'>>,
    draft.home.site,
  );
  const all = {
    move: of(whenSchema(from, writeDay), draft.move),
    home: site && { ...site, isToBeFound: draft.home.isToBeFound },
    bill: of(billSchema(from.consents) as v.GenericSchema<unknown, MoveValues['bill']>, shownBill(draft)),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([step, values]) => draft.done.includes(step) && values !== undefined),
  );
}
