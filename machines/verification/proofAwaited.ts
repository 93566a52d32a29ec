import { proofEnd } from './proofEnd.ts';

/** What a flow knows of that for which it waits. */
interface Awaiting {
  result: { orderId?: string | null; verifier?: string | null } | null;
}

/** The proof for which a flow waits in `verificationNeeded`, and what follows on it. */
export const proofAwaited = {
  id: 'verification',
  src: 'verification',
  input: ({ context: { result } }: { context: Awaiting }) => ({
    awaited: { orderId: result?.orderId ?? '', verifier: result?.verifier ?? '' },
    key: null,
  }),
  onDone: [
    { guard: { type: 'isVerified', params: proofEnd }, target: 'verifiedElsewhere' },
    { guard: { type: 'isCancelled', params: proofEnd }, target: 'unproven.cancelled' },
    { target: 'unproven.expired' },
  ],
} as const;
