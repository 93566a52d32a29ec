import { byStranger } from '../../../tests/priceLock/locking.ts';
import { keptRows, puzzleFor } from '../kept.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { lockConsents, orderName } from '../orderRows.ts';

/** A stranger's lock, who names the metering point of a contract and proves it later. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  isOfStranger: true,
  request: async (intent, _writer, database) => ({
    path: '/api/contract/vap-addition',
    body: {
      ...byStranger(`Y${intent.about}`),
      email: recipientOf(orderName(intent)),
      consents: lockConsents(),
    },
    headers: await puzzleFor(database, 'vapAddition'),
  }),
  rows: keptRows,
  nameOf: orderName,
  mails: 0,
};
