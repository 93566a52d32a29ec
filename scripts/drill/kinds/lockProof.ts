import { idOfKept, takeKept } from '../kept.ts';
import type { Kind } from '../kind.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept lock, as that of a kept order. */
export const kind: Kind = {
  take: (from) => takeKept(from, 'keptLock', '/vap-addition'),
  request: ({ about }) => ({ path: '/api/contract/vap-addition?verification=true', headers: { cookie: about } }),
  rows: orderRows,
  nameOf: idOfKept,
  mails: 1,
};
