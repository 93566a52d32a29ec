import { byStranger } from '../../../tests/moves/moving.ts';
import { keptRows, puzzleFor } from '../kept.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { unknownHome } from '../moveRows.ts';
import { orderName } from '../orderRows.ts';

/** A stranger's move, who names the metering point of a contract and proves it later. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  isOfStranger: true,
  request: async (intent, { person: { givenName, familyName } }, database) => ({
    path: '/api/contract/move',
    body: byStranger(
      { meteringPointId: `Y${intent.about}`, name: `${givenName} ${familyName}` },
      { ...unknownHome(), email: recipientOf(orderName(intent)) },
    ),
    headers: await puzzleFor(database, 'move'),
  }),
  rows: keptRows,
  nameOf: orderName,
  mails: 0,
};
