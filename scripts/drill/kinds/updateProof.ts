import { proofOf } from '../kept.ts';
import { updateRows } from '../updateRows.ts';

/** The proof of a kept change of an e-mail address. */
export const kind = proofOf({ kept: 'keptUpdate', way: '/update', path: '/api/update', rows: updateRows });
