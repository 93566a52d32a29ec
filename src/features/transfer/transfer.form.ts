import * as v from 'valibot';
import type { Day } from '../../../domain/time/index.ts';
import type { NewTransfer } from '../../../domain/types.ts';
import { draftKind } from '../../shared/draft/drafts.ts';
import { withValues } from '../../shared/form/later/errorLabels.ts';
import { dayField, emailField, phoneField } from '../../shared/form/schemas.ts';
import { transferErrors } from './transferErrors.ts';

interface Days {
  firstDay: Day;
  lastDay: Day;
  /** A day as it is written in the language in use. */
  writeDay(day: Day): string;
}

/** Whom a contract goes to, and when (`transfer.form`). */
export const transferSchema = ({ firstDay, lastDay, writeDay }: Days) =>
  v.object({
    day: v.pipe(
      dayField(),
      v.check(
        (day) => day >= firstDay && day <= lastDay,
        withValues(transferErrors.dayOutside, { first: writeDay(firstDay), last: writeDay(lastDay) }),
      ),
    ),
    email: emailField(),
    phone: phoneField(),
  }) satisfies v.GenericSchema<NewTransfer, NewTransfer>;

export const transferDraft = draftKind(transferSchema({ firstDay: '', lastDay: '', writeDay: (day) => day }), {
  name: 'transfer',
  version: 1,
  defaultValues: { day: '', email: '', phone: '' } satisfies NewTransfer,
  keeps: ['day', 'email', 'phone'],
});
