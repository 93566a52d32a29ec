import type { OrderValues } from '../../../../domain/orders/index.ts';
import { noConsents } from '../../../shared/consents/noConsents.ts';
import type { OrderDraft } from '../order.draft.ts';

type TypedPerson = OrderValues['person'];

const codeOf = (typed: TypedPerson | undefined) => typed?.company?.businessId ?? typed?.person?.identityCode;

/**
 * The boxes are open again where an employee has typed in somebody else than who agreed, and where nobody knows any more who
 * that was (`order.consentsAnew`).
 */
export function boxesFor(
  { review, isAskedAnew }: Pick<OrderDraft, 'review' | 'isAskedAnew'>,
  before: TypedPerson | undefined,
  now: TypedPerson,
): Pick<OrderDraft, 'review' | 'isAskedAnew'> {
  const isTicked = Object.values(review.consents).includes(true);
  if (!isTicked || codeOf(before) === codeOf(now)) return { review, isAskedAnew };
  return { review: { ...review, consents: noConsents }, isAskedAnew: true };
}
