import * as v from 'valibot';
import type { WithdrawableOrder } from '../../../domain/types.ts';
import type { WithdrawalNotice } from '../../../machines/withdrawal/withdrawal.machine.ts';
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

/** The order that is chosen among those that the page knows; null where it is told in own words. */
const orderOf = (orders: readonly WithdrawableOrder[], { order }: Pick<WithdrawalValues, 'order'>) =>
  orders.find(({ orderId }) => orderId === order) ?? null;

/** What the form comes to. */
export function noticeOf(orders: readonly WithdrawableOrder[], values: WithdrawalValues): WithdrawalNotice {
  const { name, email, text } = values;
  const order = orderOf(orders, values);
  return { order, name, email, text: order ? '' : text };
}

/** What a draft comes to that was typed to the end; null where something lacks, or its order is not there any more. */
export function typedNotice(orders: readonly WithdrawableOrder[], kept: WithdrawalValues): WithdrawalNotice | null {
  const { success, output } = v.safeParse(withdrawalSchema, kept);
  return success && isThere(orders, output) ? noticeOf(orders, output) : null;
}

/** Whether what is chosen may be chosen: an order that is not there any more may not. */
export const isThere = (orders: readonly WithdrawableOrder[], values: Pick<WithdrawalValues, 'order'>): boolean =>
  values.order === OTHER || orderOf(orders, values) !== null;
