import { assertEvent, assign, emit, setup } from 'xstate';
import type { ContactKind } from '../../domain/contactUpdate/index.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ContactUpdate, NewContactUpdate } from '../../domain/types.ts';
import { asksFor } from '../steps.ts';
import {
  answerOf,
  failureOf,
  keptSubmission,
  newSubmission,
  outcome,
  sentBefore,
  submissionGuards,
  type Outcome,
  type Sends,
} from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { proofAwaited } from '../verification/proofAwaited.ts';
import { proofGuards } from '../verification/proofEnd.ts';
import { verificationMachine } from '../verification/verification.machine.ts';

/** What the address of the page may ask for. */
export type UpdateStep = 'form' | 'verification' | 'sent';

interface UpdateContext extends Sends {
  /** What is changed. */
  kind: ContactKind;
  /** Nobody has signed in: the server wants to see that no bot writes. */
  isStranger: boolean;
  /** What the server made of it; null while it has not, or does not tell. */
  result: ContactUpdate | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type UpdateEvent =
  | { type: 'update.send'; key: string; request: NewContactUpdate }
  /** The address asks for a step. */
  | { type: 'step.open'; step: UpdateStep };

export type UpdateEmitted =
  | { type: 'update.received' }
  /** What is sent next is another write where the server has, or had, this one. */
  | { type: 'update.notReceived'; needsNewKey: boolean }
  | { type: 'update.proofNeeded'; orderId: string };

const resultOf = (params: Outcome) => answerOf(params) as ContactUpdate | null;
const keepResult = { type: 'setResult', params: outcome } as const;
const keepFailure = { type: 'setFailure', params: outcome } as const;

export const contactUpdateMachine = setup({
  types: {
    context: {} as UpdateContext,
    events: {} as UpdateEvent,
    /** `sentKey`: of what a page that is no more had sent without hearing what became of it. */
    input: {} as { kind: ContactKind; isStranger: boolean; sentKey: string | null },
    emitted: {} as UpdateEmitted,
    children: {} as { submission: 'submission'; verification: 'verification' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, verification: verificationMachine },
  guards: {
    isSentBefore: submissionGuards.isSentBefore,
    isSignInNeeded: submissionGuards.isSignInNeeded,
    isProofNeeded: (_, params: Outcome) => resultOf(params)?.state === 'proofNeeded',
    isMade: (_, { output }: Outcome) => output.outcome === 'answered',
    isReceivedBefore: (_, { output }: Outcome) => output.outcome === 'received',
    ...proofGuards,
    isForm: ({ event }) => asksFor(event, 'form'),
  },
  actions: {
    setSubmission: assign(({ context: { isStranger }, event }) => {
      assertEvent(event, 'update.send');
      return { submission: newSubmission(event.key, event.request, isStranger), failure: null };
    }),
    setResult: assign({ result: (_, params: Outcome) => resultOf(params) }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetSubmission: assign({ submission: null, result: null }),
    tellReceived: emit({ type: 'update.received' }),
    tellNotReceived: emit({ type: 'update.notReceived', needsNewKey: false }),
    tellUnproven: emit({ type: 'update.notReceived', needsNewKey: true }),
    tellProofNeeded: emit(({ context: { result } }) => ({
      type: 'update.proofNeeded',
      orderId: result?.orderId ?? '',
    })),
  },
}).createMachine({
  id: 'contactUpdate',
  description: 'Someone changes the account or the e-mail address of a customer number, signed in or not',
  context: ({ input: { kind, isStranger, sentKey } }) => ({
    kind,
    isStranger,
    submission: sentKey === null ? null : sentBefore(sentKey),
    result: null,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['update.reload'] },
      always: [{ guard: 'isSentBefore', target: 'sending' }, { target: 'writing' }],
    },
    writing: {
      description: 'Customer number and new value; the form owns what is typed',
      meta: { requirement: ['update.form', 'update.secret'] },
      initial: 'fresh',
      on: { 'update.send': { target: 'sending', actions: 'setSubmission' } },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['update.form'] },
        },
        failed: {
          description: 'It was not taken, or did not arrive; what was typed is still there',
          meta: { requirement: ['update.failure'] },
          entry: 'tellNotReceived',
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back to what was typed',
          meta: { requirement: ['update.failure'] },
          entry: 'tellNotReceived',
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['update.once', 'update.reload'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          { guard: { type: 'isProofNeeded', params: outcome }, target: 'verificationNeeded', actions: keepResult },
          { guard: { type: 'isMade', params: outcome }, target: 'made', actions: keepResult },
          { guard: { type: 'isReceivedBefore', params: outcome }, target: 'receivedBefore' },
          { guard: { type: 'isSignInNeeded', params: outcome }, target: 'writing.signInNeeded', actions: keepFailure },
          { target: 'writing.failed', actions: keepFailure },
        ],
      },
    },
    verificationNeeded: {
      description: 'It is kept until the person has proven who they are',
      meta: { requirement: ['update.verification', 'update.same'] },
      entry: 'tellProofNeeded',
      invoke: proofAwaited,
    },
    verifiedElsewhere: {
      description: 'The person has proven it in another tab, where what came of it is told',
      meta: { requirement: ['update.verification'] },
      entry: 'tellReceived',
    },
    receivedBefore: {
      description: 'The server has it from other hands, and tells nobody else what came of it',
      meta: { requirement: ['update.reload'] },
      entry: 'tellUnproven',
      on: { 'step.open': { guard: 'isForm', target: 'writing.fresh', actions: 'forgetSubmission' } },
    },
    unproven: {
      description: 'Nothing is changed, for want of a proof',
      meta: { requirement: ['update.verification'] },
      initial: 'expired',
      entry: 'tellUnproven',
      on: { 'step.open': { guard: 'isForm', target: 'writing.fresh', actions: 'forgetSubmission' } },
      states: {
        cancelled: {
          description: 'The person gave it up',
          meta: { requirement: ['update.verification'] },
        },
        expired: {
          description: 'Nobody proved it in time',
          meta: { requirement: ['update.verification'] },
        },
      },
    },
    made: {
      description: 'It is changed, and who is told of it',
      meta: { requirement: ['update.sent'] },
      entry: 'tellReceived',
    },
  },
});
