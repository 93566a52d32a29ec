import { idOfKept, takeKept } from '../kept.ts';
import type { Kind } from '../kind.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept order: its writer was the stranger. What it is about is the cookie that binds the browser to it. */
export const kind: Kind = {
  take: (from) => takeKept(from, 'keptOrder', '/order'),
  request: ({ about }) => ({ path: '/api/contract/order?verification=true', headers: { cookie: about } }),
  rows: orderRows,
  nameOf: idOfKept,
  mails: 1,
};
