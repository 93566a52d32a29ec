import { lockOf } from '../../../tests/priceLock/locking.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { lockConsents, orderName, orderRows } from '../orderRows.ts';

/** A lock of the price of a contract. */
export const kind: Kind = {
  take: ({ writer, isLockOpen }) => (isLockOpen ? (writer.contracts.pop() ?? null) : null),
  request: (intent) => ({
    path: '/api/contract/vap-addition',
    body: lockOf(intent.about, { email: recipientOf(orderName(intent)), consents: lockConsents() }),
  }),
  rows: orderRows,
  nameOf: orderName,
  mails: 1,
};
