import { proofOf } from '../kept.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept add-on. */
export const kind = proofOf({
  kept: 'keptAddition',
  way: '/vap-addition',
  path: '/api/contract/vap-addition',
  rows: orderRows,
});
