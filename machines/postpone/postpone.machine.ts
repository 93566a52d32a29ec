import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { NewPostponement, Postponement } from '../../domain/types.ts';
import {
  answerOf,
  failureOf,
  keptSubmission,
  newSubmission,
  outcome,
  submissionGuards,
  type Outcome,
  type Sends,
} from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';

interface PostponeContext extends Sends {
  invoice: NewPostponement;
  /** What the server made of it; null where that is not told. */
  result: Postponement | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type PostponeEvent =
  { type: 'postpone.open' } | { type: 'postpone.close' } | { type: 'postpone.confirm'; key: string };

export type PostponeEmitted =
  /** Null: it is, but to when is not told. */
  | { type: 'invoice.postponed'; postponement: Postponement | null }
  /** What the page knows of the invoice is old. */
  | { type: 'invoice.outdated' };

export const postponeMachine = setup({
  types: {
    context: {} as PostponeContext,
    events: {} as PostponeEvent,
    input: {} as NewPostponement,
    emitted: {} as PostponeEmitted,
    children: {} as { submission: 'submission' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine },
  guards: {
    isTaken: submissionGuards.isTaken,
    isSignInNeeded: submissionGuards.isSignInNeeded,
    isNotPossible: (_, params: Outcome) => failureOf(params)?.code === 'invoices.postponeNotPossible',
  },
  actions: {
    setSubmission: assign({
      submission: ({ context: { invoice } }, { key }: { key: string }) => newSubmission(key, invoice),
    }),
    setResult: assign({ result: (_, params: Outcome) => answerOf(params) as Postponement | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetFailure: assign({ failure: null }),
    tellPostponed: emit(({ context: { result } }) => ({ type: 'invoice.postponed', postponement: result })),
    tellOutdated: emit({ type: 'invoice.outdated' }),
  },
}).createMachine({
  id: 'postpone',
  description: 'The due day of an invoice is postponed, once',
  context: ({ input }) => ({ invoice: input, submission: null, result: null, failure: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'The invoice may be postponed',
      meta: { requirement: ['postpone.offered'] },
      initial: 'fresh',
      on: { 'postpone.open': { target: 'asked', actions: 'forgetFailure' } },
      states: {
        fresh: { description: 'Nothing was asked for yet', meta: { requirement: ['postpone.offered'] } },
        failed: {
          description: 'It was not taken, or did not arrive: why, and another try',
          meta: { requirement: ['postpone.failed'] },
          on: {
            'postpone.confirm': {
              target: '#postpone.sending',
              actions: ['forgetFailure', { type: 'setSubmission', params: ({ event: { key } }) => ({ key }) }],
            },
          },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back',
          meta: { requirement: ['postpone.failed'] },
        },
      },
    },
    asked: {
      description: 'The new day is shown, and asked about once more',
      meta: { requirement: ['postpone.asked'] },
      on: {
        'postpone.close': 'offered.fresh',
        'postpone.confirm': {
          target: 'sending',
          actions: { type: 'setSubmission', params: ({ event: { key } }) => ({ key }) },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['postpone.once'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'postponed',
            actions: { type: 'setResult', params: outcome },
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'offered.signInNeeded',
            actions: { type: 'setFailure', params: outcome },
          },
          { guard: { type: 'isNotPossible', params: outcome }, target: 'notPossible' },
          { target: 'offered.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    postponed: {
      description: 'It is due on the new day',
      meta: { requirement: ['postpone.done'] },
      entry: 'tellPostponed',
    },
    notPossible: {
      description: 'It may not be postponed any more',
      meta: { requirement: ['postpone.outdated'] },
      entry: 'tellOutdated',
    },
  },
});
