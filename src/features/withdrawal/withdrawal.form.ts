import * as v from 'valibot';
import { draftKind } from '../../shared/draft/drafts.ts';
import { errorLabels } from '../../shared/form/later/errorLabels.ts';
import { emailField, textField } from '../../shared/form/schemas.ts';

/** What is chosen in the place of an order that the page knows. */
export const OTHER = 'other';

const NAME_LIMIT = 120;
export const WORDS_LIMIT = 1000;

const isInOwnWords = ({ order }: { order: string }) => order === OTHER;

/** Apart from the rest, so that it is looked at whatever is wrong there. */
const orderSchema = v.pipe(
  v.object({
    order: v.pipe(
      v.string(),
      v.check((order) => order !== '', errorLabels.choiceMissing),
    ),
    text: textField(WORDS_LIMIT, { isOptional: true }),
  }),
  v.forward(
    v.check((given) => !isInOwnWords(given) || given.text !== '', errorLabels.required),
    ['text'],
  ),
);

/** Who withdraws, and from which order; own words count only where the order is not known (`withdrawal.choice`). */
export const withdrawalSchema = v.intersect([
  v.object({ name: textField(NAME_LIMIT), email: emailField() }),
  orderSchema,
]);

export type WithdrawalValues = v.InferInput<typeof withdrawalSchema>;

export const withdrawalDraft = draftKind(withdrawalSchema, {
  name: 'withdrawal',
  version: 1,
  defaultValues: { name: '', email: '', order: '', text: '' } satisfies WithdrawalValues,
  keeps: ['name', 'email', 'order', 'text'],
});
