/** Where a proof stands that is no longer waited for. */
export type ProofEnd = 'verified' | 'cancelled' | 'expired';

/** Where a proof stands then, as the guards of a flow that waits for it are given it. */
export const proofEnd = ({ event }: { event: { output: { end: ProofEnd } } }) => ({ end: event.output.end });

/** For those guards. */
export const proofGuards = {
  isVerified: (_: unknown, params: { end: ProofEnd }) => params.end === 'verified',
  isCancelled: (_: unknown, params: { end: ProofEnd }) => params.end === 'cancelled',
};
