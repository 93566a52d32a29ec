import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import { answerOf, failureOf, newSubmission, outcome, type Outcome } from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { unprovided } from '../unprovided.ts';
import { proofEnd, proofGuards, type ProofEnd } from './proofEnd.ts';

/** What awaits its proof, as the answer to what was sent names it. */
export interface AwaitedProof {
  orderId: string;
  verifier: string;
}

/** Why a proof is not taken (2 §8), or what was proven not made. */
export const refusals = [
  'VERIFICATION_ERROR',
  'VERIFICATION_EXPIRED',
  'VERIFICATION_CANCELLED',
  'ORDER_NOT_FOUND',
  'order.ownContract',
  'addition.noContract',
  'addition.held',
  'addition.notPossible',
  'priceLock.held',
  'priceLock.notPossible',
  'priceLock.closed',
  'move.noContract',
  'move.notPossible',
  'move.dayNotPossible',
  'move.ownContract',
] as const;
export type ProofRefusal = (typeof refusals)[number];

export type VerificationInput =
  /** What was sent waits until the person has gone to the bank, here or elsewhere. */
  | { awaited: AwaitedProof; key: null }
  /** The person is back from the bank; the key names the write that proves it. The bank may have let them go without a proof. */
  | { awaited: null; key: string; isGiven: boolean };

interface VerificationContext {
  awaited: AwaitedProof | null;
  key: string;
  isGiven: boolean;
  failure: Failure | null;
}

export type VerificationEvent = { type: 'verification.cancel' } | { type: 'verification.retry' };
export type VerificationOutput = { end: ProofEnd };
/** It is known what became of it: the page for that is another. */
export type VerificationEmitted =
  { type: 'verification.verified'; answer: unknown } | { type: 'verification.refused'; code: ProofRefusal };

/** Why a proof was refused for good; null where it may be tried again. */
function refusalOf(params: Outcome): ProofRefusal | null {
  const failure = failureOf(params);
  if (!failure) return null;
  const { kind, code } = failure;
  return refusals.find((known) => known === code) ?? (kind === 'notFound' ? 'ORDER_NOT_FOUND' : null);
}

export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    output: {} as VerificationOutput,
    emitted: {} as VerificationEmitted,
    children: {} as { watch: 'watch'; cancel: 'cancel'; submission: 'submission' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** Looks every few seconds, while the page is seen, until the proof is no longer waited for. */
    watch: unprovided<{ end: ProofEnd }, AwaitedProof>('watch'),
    /** Gives it up; answers where it stands then. */
    cancel: unprovided<{ end: ProofEnd }, AwaitedProof>('cancel'),
    submission: submissionMachine,
  },
  guards: {
    isBack: ({ context }) => context.awaited === null,
    isBackWithout: ({ context }) => !context.isGiven,
    ...proofGuards,
    isProven: (_, { output }: Outcome) => output.outcome === 'answered',
    isSignInNeeded: (_, params: Outcome) => {
      const failure = failureOf(params);
      return failure?.kind === 'signInNeeded' || failure?.code === 'session.strengthNeeded';
    },
    isRefused: (_, params: Outcome) => refusalOf(params) !== null,
  },
  actions: {
    tellVerified: emit((_, params: Outcome) => ({ type: 'verification.verified', answer: answerOf(params) })),
    tellRefused: emit((_, params: Outcome) => ({
      type: 'verification.refused',
      code: refusalOf(params) ?? 'ORDER_NOT_FOUND',
    })),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
  },
}).createMachine({
  id: 'verification',
  description: 'Whoever has ordered without a strong sign-in proves who they are',
  context: ({ input }) => ({
    awaited: input.awaited,
    key: input.key ?? '',
    isGiven: input.awaited !== null || input.isGiven,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'Before the bank, or back from it',
      meta: { requirement: ['verification.needed'] },
      always: [
        { guard: 'isBackWithout', target: 'notGiven' },
        { guard: 'isBack', target: 'verifying' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'The person goes to the bank, here or on another device; the page learns of it by looking',
      meta: { requirement: ['verification.needed', 'verification.elsewhere'] },
      initial: 'offered',
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context }) => context.awaited ?? { orderId: '', verifier: '' },
        onDone: [
          { guard: { type: 'isVerified', params: proofEnd }, target: 'verifiedElsewhere' },
          { guard: { type: 'isCancelled', params: proofEnd }, target: 'cancelled' },
          { target: 'expired' },
        ],
      },
      states: {
        offered: {
          description: 'What happens next, and until when',
          meta: { requirement: ['verification.needed'] },
          on: { 'verification.cancel': 'cancelling' },
        },
        cancelling: {
          description: 'The person gives it up',
          meta: { requirement: ['verification.cancel'] },
          tags: 'busy',
          invoke: {
            id: 'cancel',
            src: 'cancel',
            input: ({ context }) => context.awaited ?? { orderId: '', verifier: '' },
            onDone: [
              { guard: { type: 'isVerified', params: proofEnd }, target: '#verification.verifiedElsewhere' },
              { guard: { type: 'isCancelled', params: proofEnd }, target: '#verification.cancelled' },
              { target: '#verification.expired' },
            ],
            onError: 'notCancelled',
          },
        },
        notCancelled: {
          description: 'It could not be given up now; it ends by itself',
          meta: { requirement: ['verification.cancel'] },
          on: { 'verification.cancel': 'cancelling' },
        },
      },
    },
    verifying: {
      description: 'Back from the bank: the server compares who has signed in there with who has ordered',
      meta: { requirement: ['verification.verifying'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => newSubmission(context.key, null),
        onDone: [
          {
            guard: { type: 'isProven', params: outcome },
            target: 'verified',
            actions: { type: 'tellVerified', params: outcome },
          },
          { guard: { type: 'isSignInNeeded', params: outcome }, target: 'signInNeeded' },
          {
            guard: { type: 'isRefused', params: outcome },
            target: 'refused',
            actions: { type: 'tellRefused', params: outcome },
          },
          { target: 'failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    signInNeeded: {
      description: 'Nobody has signed in with strong authentication; the person does so, and comes back here',
      meta: { requirement: ['verification.signIn'] },
    },
    notGiven: {
      description: 'Back from the bank without a proof: nothing is compared, and the person may go there again',
      meta: { requirement: ['verification.notGiven'] },
    },
    failed: {
      description: 'The proof did not come through, or nobody knows: it may be tried again',
      meta: { requirement: ['verification.failed'] },
      on: { 'verification.retry': 'verifying' },
    },
    refused: {
      description: 'The proof was not taken, and why: another page says what to do then',
      meta: {
        requirement: [
          'verification.refused',
          'verification.anotherPerson',
          'verification.expired',
          'verification.unknown',
        ],
      },
    },
    verified: {
      description: 'The person has proven it, here',
      meta: { requirement: ['verification.verified'] },
      type: 'final',
      output: { end: 'verified' },
    },
    verifiedElsewhere: {
      description: 'The person has proven it, elsewhere',
      meta: { requirement: ['verification.elsewhere'] },
      type: 'final',
      output: { end: 'verified' },
    },
    cancelled: {
      description: 'It was given up, and nothing was ordered',
      meta: { requirement: ['verification.cancel'] },
      type: 'final',
      output: { end: 'cancelled' },
    },
    expired: {
      description: 'Nobody has proven it in time, and nothing was ordered',
      meta: { requirement: ['verification.expired'] },
      type: 'final',
      output: { end: 'expired' },
    },
  },
  output: ({ event }) => event.output as VerificationOutput,
});
