import { secretOf } from '../given.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { withdrawalRows } from '../withdrawalRows.ts';

/** The withdrawal from an order by the link of its confirmation. */
export const kind: Kind = {
  take: ({ writer }) => writer.given.orders.pop() ?? null,
  isOfStranger: true,
  request: ({ key, about }, { person: { givenName, familyName } }) => ({
    path: '/api/withdrawal/link/confirm',
    body: { secret: secretOf(about), name: `${givenName} ${familyName}`, email: recipientOf(key) },
  }),
  rows: withdrawalRows,
  mails: 1,
};
