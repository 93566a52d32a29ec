import type { OrderResult } from '../../../../domain/types.ts';

export type Outcome = 'sent' | 'contactAsked' | 'notCreditable' | 'notImported';

/** What the server made of an order that it has taken (`order.sent`, `order.offerRejected`, `order.notCreditable`, `order.notImported`). */
export function outcomeOf({ isContactRequest, isCreditable, importNo }: OrderResult): Outcome {
  if (isContactRequest) return 'contactAsked';
  if (importNo !== null) return 'sent';
  return isCreditable === false ? 'notCreditable' : 'notImported';
}
