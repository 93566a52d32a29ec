import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { NewTransfer, Transfer } from '../../domain/types.ts';
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

/** What is asked of the server: an offer, or nothing more, where it is taken back. */
export interface TransferRequest {
  contractCode: string;
  wish: NewTransfer;
}
export type TransferStep = 'form' | 'sent';

interface TransferContext extends Sends {
  /** The offer that is open; null where there is none, or where it was received and is not told. */
  transfer: Transfer | null;
  /** Why nothing was written; null where it did not arrive at all. */
  failure: Failure | null;
}

export type TransferEvent =
  | { type: 'transfer.send'; key: string; request: TransferRequest }
  /** The person wants it back: they are asked once more. */
  | { type: 'transfer.cancel' }
  | { type: 'transfer.keep' }
  /** Each try is a write of its own: done twice it is done once. */
  | { type: 'transfer.takeBack'; key: string; contractCode: string }
  | { type: 'transfer.begin' }
  /** The address asks for a step. */
  | { type: 'step.open'; step: TransferStep };

export type TransferEmitted =
  { type: 'transfer.received' } | { type: 'transfer.notReceived' } | { type: 'transfer.takenBack' };

export const transferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    /** `sentKey`: of what a page that is no more had sent without hearing what became of it. */
    input: {} as { transfer: Transfer | null; sentKey: string | null },
    emitted: {} as TransferEmitted,
    children: {} as { submission: 'submission'; cancellation: 'cancellation' },
    tags: {} as 'busy' | 'sent',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, cancellation: submissionMachine },
  guards: {
    ...submissionGuards,
    isOpen: ({ context }) => context.transfer !== null,
    isForm: ({ context, event }) => asksFor(event, 'form') && context.transfer !== null,
  },
  actions: {
    setSubmission: assign((_, { key, request }: { key: string; request: unknown }) => ({
      submission: newSubmission(key, request),
      failure: null,
    })),
    setTransfer: assign({ transfer: (_, params: Outcome) => answerOf(params) as Transfer | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetTransfer: assign({ transfer: null, submission: null, failure: null }),
    tellReceived: emit({ type: 'transfer.received' }),
    tellNotReceived: emit({ type: 'transfer.notReceived' }),
    tellTakenBack: emit({ type: 'transfer.takenBack' }),
  },
}).createMachine({
  id: 'transfer',
  description: 'The holder of a contract hands it over to another person, and may take it back until the day',
  context: ({ input: { transfer, sentKey } }) => ({
    submission: sentKey === null ? null : sentBefore(sentKey),
    transfer,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['transfer.reload'] },
      always: [
        { guard: 'isSentBefore', target: 'sending' },
        { guard: 'isOpen', target: 'running' },
        { target: 'writing' },
      ],
    },
    writing: {
      description: 'The form, which owns what is typed',
      meta: { requirement: ['transfer.form'] },
      initial: 'fresh',
      on: {
        'transfer.send': {
          target: 'sending',
          actions: { type: 'setSubmission', params: ({ event: { key, request } }) => ({ key, request }) },
        },
      },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['transfer.form'] },
        },
        failed: {
          description: 'It was not taken, or did not arrive; what was typed is still there',
          meta: { requirement: ['transfer.failure', 'transfer.other'] },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back to what was typed',
          meta: { requirement: ['transfer.failure'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['transfer.asked', 'transfer.reload'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'sent',
            actions: [{ type: 'setTransfer', params: outcome }, 'tellReceived'],
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'writing.signInNeeded',
            actions: [{ type: 'setFailure', params: outcome }, 'tellNotReceived'],
          },
          { target: 'writing.failed', actions: [{ type: 'setFailure', params: outcome }, 'tellNotReceived'] },
        ],
      },
    },
    sent: {
      description: 'The link is on its way to the new holder, and what happens next',
      meta: { requirement: ['transfer.sent'] },
      tags: 'sent',
      on: { 'step.open': { guard: 'isForm', target: 'running.told' } },
    },
    running: {
      description: 'It waits for the new holder, or for its day',
      meta: { requirement: ['transfer.standing'] },
      initial: 'told',
      states: {
        told: {
          description: 'How it stands',
          meta: { requirement: ['transfer.standing'] },
          on: { 'transfer.cancel': 'asked' },
        },
        asked: {
          description: 'Whether the person really wants it back',
          meta: { requirement: ['transfer.takeBack'] },
          on: {
            'transfer.keep': 'told',
            'transfer.takeBack': {
              target: '#transfer.cancelling',
              actions: {
                type: 'setSubmission',
                params: ({ event: { key, contractCode } }) => ({ key, request: { contractCode } }),
              },
            },
          },
        },
        failed: {
          description: 'It was not taken back, and why',
          meta: { requirement: ['transfer.takeBack'] },
          on: { 'transfer.cancel': 'asked' },
        },
      },
    },
    cancelling: {
      description: 'It is being taken back',
      meta: { requirement: ['transfer.takeBack'] },
      tags: 'busy',
      invoke: {
        id: 'cancellation',
        src: 'cancellation',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'cancelled',
            actions: ['forgetTransfer', 'tellTakenBack'],
          },
          { target: 'running.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    cancelled: {
      description: 'It is taken back: the contract goes on as before',
      meta: { requirement: ['transfer.takeBack'] },
      on: { 'transfer.begin': 'writing.fresh' },
    },
  },
});
