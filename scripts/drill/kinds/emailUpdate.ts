import { orderIdOf } from '../../../server/orders/orderId.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { updateRows } from '../updateRows.ts';

/** An e-mail address is changed by who may act for its customer: the new address is told, and the one before. */
export const kind: Kind = {
  take: ({ writer }) => writer.represented.mailed.pop() ?? null,
  request: ({ key, about }) => ({
    path: '/api/update',
    body: { kind: 'emailAddress', customerNo: about, value: recipientOf(orderIdOf(key)) },
  }),
  rows: updateRows,
  nameOf: ({ key }) => orderIdOf(key),
  mails: 1,
  alsoMailed: ({ about }) => about,
};
