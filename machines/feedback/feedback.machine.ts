import { assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import type { Failure } from '../../domain/failure.ts';
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

type Schemas = components['schemas'];

/** What the customer service is told (`feedback.content`). */
export type FeedbackRequest = Schemas['NewFeedback'];
export type FeedbackReceipt = Schemas['FeedbackReceived'];
export type FeedbackStep = 'form' | 'sent';

interface FeedbackContext extends Sends {
  /** Where the answer goes; null where none is wanted. */
  answerTo: string | null;
  /** Null where it was received and its number is not told. */
  receipt: FeedbackReceipt | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type FeedbackEvent =
  | { type: 'feedback.send'; key: string; request: FeedbackRequest; needsBotCheck: boolean }
  /** The address asks for a step. */
  | { type: 'step.open'; step: FeedbackStep };

/** It is received: the draft has served. */
export type FeedbackEmitted = { type: 'feedback.received' } | { type: 'feedback.notReceived' };

type Sending = Omit<Extract<FeedbackEvent, { type: 'feedback.send' }>, 'type'>;

export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    /** `sent`: what a page that is no more had sent without hearing what became of it. */
    input: {} as { sent: { key: string; answerTo: string | null } | null },
    emitted: {} as FeedbackEmitted,
    tags: {} as 'busy' | 'sent',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine },
  guards: {
    ...submissionGuards,
    isForm: ({ event }) => asksFor(event, 'form'),
  },
  actions: {
    setSubmission: assign((_, { key, request, needsBotCheck }: Sending) => ({
      submission: newSubmission(key, request, needsBotCheck),
      answerTo: request.email,
    })),
    setReceipt: assign({ receipt: (_, params: Outcome) => answerOf(params) as FeedbackReceipt | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    beginAnew: assign({ submission: null, answerTo: null, receipt: null, failure: null }),
    tellReceived: emit({ type: 'feedback.received' }),
    tellNotReceived: emit({ type: 'feedback.notReceived' }),
  },
}).createMachine({
  id: 'feedback',
  description: 'Someone tells the customer service what they think, signed in or not',
  context: ({ input: { sent } }) => ({
    submission: sent && sentBefore(sent.key),
    answerTo: sent?.answerTo ?? null,
    receipt: null,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['feedback.reload'] },
      always: [{ guard: 'isSentBefore', target: 'sending' }, { target: 'writing' }],
    },
    writing: {
      description: 'The form, which owns what is typed',
      meta: { requirement: ['feedback.content', 'feedback.answer'] },
      initial: 'fresh',
      on: {
        'feedback.send': {
          target: 'sending',
          actions: {
            type: 'setSubmission',
            params: ({ event: { key, request, needsBotCheck } }) => ({ key, request, needsBotCheck }),
          },
        },
      },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['feedback.content'] },
        },
        failed: {
          description: 'It was not taken, or did not arrive; what was typed is still there',
          meta: { requirement: ['feedback.failure'] },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back to what was typed',
          meta: { requirement: ['feedback.signIn'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['feedback.once', 'feedback.reload'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'sent',
            actions: [{ type: 'setReceipt', params: outcome }, 'tellReceived'],
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'writing.signInNeeded',
            actions: [{ type: 'setFailure', params: outcome }, 'tellNotReceived'],
          },
          {
            target: 'writing.failed',
            actions: [{ type: 'setFailure', params: outcome }, 'tellNotReceived'],
          },
        ],
      },
    },
    sent: {
      description: 'It is received: its number, and what happens next',
      meta: { requirement: ['feedback.sent'] },
      tags: 'sent',
      on: { 'step.open': { guard: 'isForm', target: 'writing.fresh', actions: 'beginAnew' } },
    },
  },
});
