import { fromPromise } from 'xstate';
import { toFailure } from '../../../domain/failure.ts';
import type { VerificationState } from '../../../domain/types.ts';
import type { ProofEnd } from '../../../machines/verification/proofEnd.ts';
import type { AwaitedProof } from '../../../machines/verification/verification.machine.ts';
import type { Calls, KeyedOptions } from '../../api/calls.ts';
import { cancelVerification, getVerification } from '../../api/orders.gen.ts';
import type { Shape } from '../../api/shape.ts';
import { submissionOf } from '../submission/submission.actors.ts';

/** In milliseconds: the least between two looks (`verification.elsewhere`). */
const BETWEEN_LOOKS = 5_000;

const endOf = ({ state }: VerificationState): ProofEnd | null => (state === 'waiting' ? null : state);

/** Waits, no longer than until the signal says that nobody asks any more. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, BETWEEN_LOOKS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Waits until the page is seen. */
const seen = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    look();
  });

/** Looks every few seconds, while the page is seen, until the proof is no longer waited for (`verification.elsewhere`). */
async function watch(calls: Calls, { orderId }: AwaitedProof, signal: AbortSignal): Promise<{ end: ProofEnd }> {
  for (;;) {
    await seen(signal);
    try {
      const end = endOf(await getVerification(calls, { orderId }, { signal }));
      if (end !== null) return { end };
    } catch (thrown) {
      signal.throwIfAborted();
      // What the server does not know any more is over; whatever else fails may come by itself.
      if (toFailure(thrown).kind === 'notFound') return { end: 'expired' };
    }
    await pause(signal);
    signal.throwIfAborted();
  }
}

/** What belongs to one kind of what awaits its proof. */
interface Proving {
  /** The call that proves it, as it is generated. */
  verify(calls: Calls, options: KeyedOptions): Promise<unknown>;
  /** Of its answer, where it is not heard but looked up. */
  answerShape: Shape;
}

/** What the verification of one kind invokes, done over the portal's calls. */
export function verificationActors(calls: Calls, { verify, answerShape }: Proving) {
  return {
    watch: fromPromise<{ end: ProofEnd }, AwaitedProof>(({ input, signal }) => watch(calls, input, signal)),
    cancel: fromPromise<{ end: ProofEnd }, AwaitedProof>(async ({ input: { orderId, verifier }, signal }) => {
      const state = await cancelVerification(calls, { orderId }, { verifier }, { signal });
      return { end: endOf(state) ?? 'cancelled' };
    }),
    submission: submissionOf<null>(calls, {
      send: (through, _request, options) => verify(through, options),
      answerShape,
    }),
  };
}
