import type { ProofRow } from '../store/proofs.ts';

/** Where a proof stands now: what has waited too long is over, whether that was written down or not. */
export const stateOf = ({ state, until }: Pick<ProofRow, 'state' | 'until'>, now: Date): ProofRow['state'] =>
  state === 'waiting' && until <= now ? 'expired' : state;
