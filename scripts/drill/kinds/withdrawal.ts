import type { OrderResult } from '../../../domain/types.ts';
import { withdrawal } from '../../../server/store/schema.ts';
import { namedBy, recipientOf, takeAnswered, type Kind } from '../kind.ts';

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
  rows: async ({ db }) =>
    (await db.select({ email: withdrawal.email }).from(withdrawal)).map(({ email }) => namedBy(email)),
  mails: 1,
};
