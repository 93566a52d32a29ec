import type { Failure } from '../../domain/failure.ts';
import type { NewAddition, OrderResult } from '../../domain/types.ts';
import { outcomeGuards } from '../order/order.outcome.ts';
import { asksFor } from '../steps.ts';
import { failureOf, newSubmission, outcome, sentBefore, type Outcome, type Sends } from '../submission/outcome.ts';
import { proofAwaited } from '../verification/proofAwaited.ts';

/* What becomes of something that was added to a contract, whatever it is: of an add-on, and of a lock of a price. */

/** What the address of the page may ask for. */
export type AdditionStep = 'choice' | 'verification' | 'sent';

export interface AdditionContext extends Sends {
  /** Nobody has signed in: the server wants to see that no bot writes. */
  isStranger: boolean;
  /** What the server made of it; null while it has not, or does not tell. */
  result: OrderResult | null;
  /** Why nothing was made; null where it did not arrive at all. */
  failure: Failure | null;
}

export interface AdditionInput {
  isStranger: boolean;
  /** Of what a page that is no more had sent without hearing what became of it. */
  sentKey: string | null;
}

/** With what every machine of an addition begins. */
export const begunAddition = ({ isStranger, sentKey }: AdditionInput): AdditionContext => ({
  isStranger,
  submission: sentKey === null ? null : sentBefore(sentKey),
  result: null,
  failure: null,
});

interface AdditionSubmit {
  type: 'addon.submit';
  key: string;
  request: NewAddition;
}

export type AdditionEvent =
  | AdditionSubmit
  /** The address asks for a step. */
  | { type: 'step.open'; step: AdditionStep };

export type AdditionEmitted =
  | { type: 'addon.received' }
  /** What is sent next is another write where the server has, or had, this one. */
  | { type: 'addon.notReceived'; needsNewKey: boolean }
  | { type: 'addon.proofNeeded'; orderId: string };

/** What is sent, as a machine keeps it. */
export const sentAddition = ({ isStranger }: AdditionContext, { key, request }: AdditionSubmit) => ({
  submission: newSubmission(key, request, isStranger),
  failure: null,
});

/** What was chosen is not to be had on these terms, or by this contract, any more (`addition.outdated`). */
const outdatedCodes: readonly (string | null)[] = [
  'campaign.closed',
  'order.termsChanged',
  'addition.held',
  'addition.notPossible',
  'priceLock.held',
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
  isChoice: ({ event }: { event: { type: string; step?: string } }) => asksFor(event, 'choice'),
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
    invoke: proofAwaited,
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
