import * as v from 'valibot';
import { moveConsents, type MoveValues } from '../../../../domain/move/index.ts';
import type { ConsentText } from '../../../../domain/types.ts';
import type { ConsentValues } from '../../../shared/consents/noConsents.ts';
import { phoneField } from '../../../shared/form/schemas.ts';
import { lastBillSchema, type LastBillValues } from '../../../shared/lastBill/lastBill.form.ts';

/** How somebody is reached, where the last bill goes and what is agreed to, as it is typed. */
export interface BillValues extends LastBillValues {
  phone: string;
  consents: ConsentValues;
}

export const billSchema = (consents: readonly ConsentText[]): v.GenericSchema<BillValues, MoveValues['bill']> =>
  v.pipe(
    // Apart from each other, so that all of it is looked at whatever is wrong in one.
    v.intersect([lastBillSchema, v.object({ phone: phoneField(), consents: v.custom<ConsentValues>(() => true) })]),
    v.transform(({ consents: ticked, ...bill }): MoveValues['bill'] => ({
      ...bill,
      consents: moveConsents(consents).map(({ id, version }) => ({ id, version, isGiven: ticked[id] })),
    })),
  );
