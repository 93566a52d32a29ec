import { moveOf } from '../../../tests/moves/moving.ts';
import { recipientOf, type Kind } from '../kind.ts';
import { moveRows, unknownHome } from '../moveRows.ts';

/** A contract that moves, to a place that the retailer looks for. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: ({ key, about }) => ({
    path: '/api/contract/move',
    body: moveOf({ contractNo: about, ...unknownHome(), email: recipientOf(key) }),
  }),
  rows: moveRows,
  mails: 1,
};
