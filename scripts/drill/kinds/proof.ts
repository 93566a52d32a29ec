import { proofOf } from '../kept.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept order. */
export const kind = proofOf({ kept: 'keptOrder', way: '/order', path: '/api/contract/order', rows: orderRows });
