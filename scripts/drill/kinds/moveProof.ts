import { idOfKept, takeKept } from '../kept.ts';
import type { Kind } from '../kind.ts';
import { moveRows } from '../moveRows.ts';

/** The proof of a kept move, as that of a kept order. */
export const kind: Kind = {
  take: (from) => takeKept(from, 'keptMove', '/my-move'),
  request: ({ about }) => ({ path: '/api/contract/move?verification=true', headers: { cookie: about } }),
  rows: moveRows,
  nameOf: idOfKept,
  mails: 1,
};
