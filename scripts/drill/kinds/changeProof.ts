import { proofOf } from '../kept.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept change. */
export const kind = proofOf({
  kept: 'keptChange',
  way: '/order',
  path: '/api/contract/product-change',
  rows: orderRows,
});
