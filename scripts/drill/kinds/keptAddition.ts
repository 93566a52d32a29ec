import { byStranger } from '../../../tests/addons/adding.ts';
import { keptRows, puzzleFor } from '../kept.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { orderName } from '../orderRows.ts';

/** A stranger's add-on, who names the metering point of a contract and proves it later. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  isOfStranger: true,
  request: async (intent, _writer, database) => ({
    path: '/api/contract/vap-addition',
    body: byStranger({ meteringPointId: `Y${intent.about}` }, 'sahkovahti', { email: recipientOf(orderName(intent)) }),
    headers: await puzzleFor(database, 'vapAddition'),
  }),
  rows: keptRows,
  nameOf: orderName,
  mails: 0,
};
