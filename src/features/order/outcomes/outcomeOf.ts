import type { OrderResult } from '../../../../domain/types.ts';

export type Outcome = 'sent' | 'notCreditable' | 'notImported';

/** What the server made of an order that it has taken (`order.sent`, `order.notCreditable`, `order.notImported`). */
export function outcomeOf({ isCreditable, importNo }: Pick<OrderResult, 'isCreditable' | 'importNo'>): Outcome {
  if (importNo !== null) return 'sent';
  return isCreditable === false ? 'notCreditable' : 'notImported';
}
