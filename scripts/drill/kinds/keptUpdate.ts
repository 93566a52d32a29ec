import { orderIdOf } from '../../../server/orders/orderId.ts';
import { keptRows, puzzleFor } from '../kept.ts';
import { recipientOf, type Kind } from '../kind.ts';

/** A stranger's change of an e-mail address, of a customer who had none; it waits for its proof. */
export const kind: Kind = {
  take: ({ writer }) => writer.represented.unmailed.pop() ?? null,
  isOfStranger: true,
  request: async ({ key, about }, _writer, database) => ({
    path: '/api/update',
    body: { kind: 'emailAddress', customerNo: about, value: recipientOf(orderIdOf(key)) },
    headers: await puzzleFor(database, 'update'),
  }),
  rows: keptRows,
  nameOf: ({ key }) => orderIdOf(key),
  mails: 0,
};
