import { proofOf } from '../kept.ts';
import type { Kind } from '../kind.ts';
import { orderRows } from '../orderRows.ts';

/** The proof of a kept lock. */
const proof = proofOf({
  kept: 'keptLock',
  way: '/vap-addition',
  path: '/api/contract/vap-addition',
  rows: orderRows,
});

export const kind: Kind = { ...proof, take: (from) => (from.isLockOpen ? (proof.take?.(from) ?? null) : null) };
