import { proofOf } from '../kept.ts';
import { moveRows } from '../moveRows.ts';

/** The proof of a kept move. */
export const kind = proofOf({ kept: 'keptMove', way: '/my-move', path: '/api/contract/move', rows: moveRows });
