import type { OrderResult } from '../../../domain/types.ts';
import { recipientOf, takeAnswered, type Kind } from '../kind.ts';
import { withdrawalRows } from '../withdrawalRows.ts';

/** The withdrawal from an order. */
export const kind: Kind = {
  take: (from) => {
    const order = takeAnswered(from, 'order');
    return order && (JSON.parse(order.answer) as OrderResult).orderId;
  },
  request: ({ key, about }, { person: { givenName, familyName } }) => ({
    path: `/api/contract/order/${about}/withdrawal`,
    body: { name: `${givenName} ${familyName}`, email: recipientOf(key) },
  }),
  rows: withdrawalRows,
  mails: 1,
};
