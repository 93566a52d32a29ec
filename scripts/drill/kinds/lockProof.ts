import { proofOf } from '../kept.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept lock. */
export const kind = proofOf({
  kept: 'keptLock',
  way: '/vap-addition',
  path: '/api/contract/vap-addition',
  rows: orderRows,
});
