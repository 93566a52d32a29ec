import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { TransferAcceptance } from '../../domain/types.ts';
import {
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

interface TransferAcceptanceContext extends Sends {
  isAccepted: boolean;
  /** Until the day either may take it back. */
  isOpen: boolean;
  /** Why nothing was written; null where it did not arrive at all. */
  failure: Failure | null;
}

export type TransferAcceptanceEvent =
  | { type: 'offer.accept'; key: string; request: TransferAcceptance }
  /** The person does not want it: they are asked once more. */
  | { type: 'offer.refuse' }
  | { type: 'offer.keep' }
  | { type: 'offer.giveUp'; key: string };

export type TransferAcceptanceEmitted =
  { type: 'offer.accepted' } | { type: 'offer.notAccepted' } | { type: 'offer.over' } | { type: 'offer.refused' };

export const transferAcceptanceMachine = setup({
  types: {
    context: {} as TransferAcceptanceContext,
    events: {} as TransferAcceptanceEvent,
    /** `sentKey`: of what a page that is no more had sent without hearing what became of it. */
    input: {} as { isAccepted: boolean; isOpen: boolean; sentKey: string | null },
    emitted: {} as TransferAcceptanceEmitted,
    children: {} as { submission: 'submission'; refusal: 'refusal' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, refusal: submissionMachine },
  guards: {
    ...submissionGuards,
    isAccepted: ({ context }) => context.isAccepted,
    isUndecided: ({ context }) => !context.isAccepted,
    isOpen: ({ context }) => context.isOpen,
    isOver: (_: unknown, params: Outcome) => failureOf(params)?.code === 'transfer.over',
  },
  actions: {
    setSubmission: assign((_, { key, request }: { key: string; request: unknown }) => ({
      submission: newSubmission(key, request),
      failure: null,
    })),
    setAccepted: assign({ isAccepted: true }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    tellAccepted: emit({ type: 'offer.accepted' }),
    tellNotAccepted: emit({ type: 'offer.notAccepted' }),
    tellOver: emit({ type: 'offer.over' }),
    tellRefused: emit({ type: 'offer.refused' }),
  },
}).createMachine({
  id: 'transferAcceptance',
  description: 'Whoever is offered a contract takes it over, or does not',
  context: ({ input: { isAccepted, isOpen, sentKey } }) => ({
    submission: sentKey === null ? null : sentBefore(sentKey),
    isAccepted,
    isOpen,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was accepted stays so; what was sent before is looked up first',
      meta: { requirement: ['transfer.reload'] },
      always: [
        { guard: 'isAccepted', target: 'accepted' },
        { guard: 'isSentBefore', target: 'accepting' },
        { target: 'deciding' },
      ],
    },
    deciding: {
      description: 'What is offered, and the form, which owns what is typed',
      meta: { requirement: ['transfer.offer'] },
      initial: 'fresh',
      on: {
        'offer.accept': {
          target: 'accepting',
          actions: { type: 'setSubmission', params: ({ event: { key, request } }) => ({ key, request }) },
        },
        'offer.refuse': 'asked',
      },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['transfer.offer'] },
        },
        failed: {
          description: 'It was not taken, or did not arrive; what was typed is still there',
          meta: { requirement: ['transfer.failure'] },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back to what was typed',
          meta: { requirement: ['transfer.failure'] },
        },
      },
    },
    accepting: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['transfer.accepted', 'transfer.reload'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'accepted',
            actions: ['setAccepted', 'tellAccepted'],
          },
          { guard: { type: 'isOver', params: outcome }, target: 'over', actions: 'tellOver' },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'deciding.signInNeeded',
            actions: [{ type: 'setFailure', params: outcome }, 'tellNotAccepted'],
          },
          { target: 'deciding.failed', actions: [{ type: 'setFailure', params: outcome }, 'tellNotAccepted'] },
        ],
      },
    },
    accepted: {
      description: 'The contract is the person’s from the day on',
      meta: { requirement: ['transfer.receipt'] },
      on: { 'offer.refuse': { guard: 'isOpen', target: 'asked' } },
    },
    asked: {
      description: 'Whether the person really does not want it',
      meta: { requirement: ['transfer.refuse'] },
      on: {
        'offer.keep': [{ guard: 'isAccepted', target: 'accepted' }, { target: 'deciding.fresh' }],
        'offer.giveUp': {
          target: 'refusing',
          actions: { type: 'setSubmission', params: ({ event: { key } }) => ({ key, request: null }) },
        },
      },
    },
    refusing: {
      description: 'It is being given up',
      meta: { requirement: ['transfer.refuse'] },
      tags: 'busy',
      invoke: {
        id: 'refusal',
        src: 'refusal',
        input: keptSubmission,
        onDone: [
          { guard: { type: 'isTaken', params: outcome }, target: 'refused', actions: 'tellRefused' },
          { target: 'notRefused', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    notRefused: {
      description: 'It was not given up, and why',
      meta: { requirement: ['transfer.refuse'] },
      on: {
        'offer.refuse': 'asked',
        'offer.accept': {
          guard: 'isUndecided',
          target: 'accepting',
          actions: { type: 'setSubmission', params: ({ event: { key, request } }) => ({ key, request }) },
        },
      },
    },
    over: {
      description: 'It was taken back, or its day has come, while the page was open: there is nothing to take over',
      meta: { requirement: ['transfer.over'] },
    },
    refused: {
      description: 'The contract stays with whom it was',
      meta: { requirement: ['transfer.refuse'] },
    },
  },
});
