import type { OrderResult } from '../../domain/types.ts';
import { outcomeGuards } from '../order/order.outcome.ts';
import { failureOf, outcome, type Outcome } from '../submission/outcome.ts';
import { proofEnd } from '../verification/proofEnd.ts';

/* What becomes of something that was added to a contract, whatever it is: of an add-on, and of a lock of a price. */

export type AdditionEmitted =
  | { type: 'addon.received' }
  /** What is sent next is another write where the server has, or had, this one. */
  | { type: 'addon.notReceived'; needsNewKey: boolean }
  | { type: 'addon.proofNeeded'; orderId: string };

/** What was chosen is not to be had on these terms, or by this contract, any more (`addition.outdated`). */
const outdatedCodes: readonly (string | null)[] = [
  'campaign.closed',
  'order.termsChanged',
  'addition.held',
  'addition.notPossible',
  'priceLock.notPossible',
];

const { isSentBefore, isSignInNeeded, isProofNeeded, isNotImported, isReceived, isReceivedBefore, isVerified } =
  outcomeGuards;

export const additionGuards = {
  isSentBefore,
  isSignInNeeded,
  isProofNeeded,
  isNotImported,
  isReceived,
  isReceivedBefore,
  isVerified,
  isCancelled: outcomeGuards.isCancelled,
  isOutdated: (_: unknown, params: Outcome) => outdatedCodes.includes(failureOf(params)?.code ?? null),
};

const keepResult = { type: 'setResult', params: outcome } as const;
export const keepFailure = { type: 'setFailure', params: outcome } as const;

/** What a submission that is done leads to. */
export const additionDone = [
  { guard: { type: 'isProofNeeded', params: outcome }, target: 'verificationNeeded', actions: keepResult },
  { guard: { type: 'isNotImported', params: outcome }, target: 'notImported', actions: keepResult },
  { guard: { type: 'isReceived', params: outcome }, target: 'sent', actions: keepResult },
  { guard: { type: 'isReceivedBefore', params: outcome }, target: 'receivedBefore' },
  { guard: { type: 'isSignInNeeded', params: outcome }, target: 'choosing.signInNeeded', actions: keepFailure },
  { guard: { type: 'isOutdated', params: outcome }, target: 'choosing.outdated', actions: keepFailure },
  { target: 'choosing.failed', actions: keepFailure },
] as const;

const cites = (...requirement: string[]) => ({ requirement });

/** The states that follow on `sending`; `choosing` is where it is chosen. */
export const additionOutcome = {
  verificationNeeded: {
    description: 'It is kept until the person has proven who they are',
    meta: cites('addition.verification'),
    entry: 'tellProofNeeded',
    invoke: {
      id: 'verification',
      src: 'verification',
      input: ({ context: { result } }: { context: { result: OrderResult | null } }) => ({
        awaited: { orderId: result?.orderId ?? '', verifier: result?.verifier ?? '' },
        key: null,
      }),
      onDone: [
        { guard: { type: 'isVerified', params: proofEnd }, target: 'verifiedElsewhere' },
        { guard: { type: 'isCancelled', params: proofEnd }, target: 'unproven.cancelled' },
        { target: 'unproven.expired' },
      ],
    },
  },
  verifiedElsewhere: {
    description: 'The person has proven it in another tab or on another device, where what came of it is told',
    meta: cites('addition.verification'),
    entry: 'tellReceived',
  },
  receivedBefore: {
    description: 'The server has it from other hands, and tells nobody else what came of it',
    meta: cites('addition.reload'),
    entry: 'tellUnproven',
    on: { 'step.open': { guard: 'isChoice', target: 'choosing.fresh', actions: 'forgetSubmission' } },
  },
  unproven: {
    description: 'Nothing is ordered, for want of a proof; what was chosen is still there',
    meta: cites('addition.verification'),
    initial: 'expired',
    entry: 'tellUnproven',
    on: { 'step.open': { guard: 'isChoice', target: 'choosing.fresh', actions: 'forgetSubmission' } },
    states: {
      cancelled: {
        description: 'The person gave it up',
        meta: cites('addition.verification'),
      },
      expired: {
        description: 'Nobody proved it in time',
        meta: cites('addition.verification'),
      },
    },
  },
  notImported: {
    description: "It is kept, but did not get to the retailer's system: the customer service finishes it",
    meta: cites('addition.sent'),
    entry: 'tellReceived',
  },
  sent: {
    description: 'It is added: from which day on, and to which contract',
    meta: cites('addition.sent'),
    entry: 'tellReceived',
  },
} as const;
