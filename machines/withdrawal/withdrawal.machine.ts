import { assertEvent, assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import type { Failure } from '../../domain/failure.ts';
import type { WithdrawalReceipt } from '../../domain/types.ts';
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

/** What is withdrawn from, and by whom: an order that the page knows, by the link or as signed in, or one in own words. */
export interface WithdrawalNotice {
  /** Null: in own words. */
  order: components['schemas']['WithdrawableOrder'] | null;
  name: string;
  email: string;
  /** Own words; empty where the order is known. */
  text: string;
}

export type WithdrawalStep = 'form' | 'confirm' | 'sent';

interface WithdrawalContext extends Sends {
  /** What was written in the first step; null before that. */
  notice: WithdrawalNotice | null;
  /** Null where it was received and the receipt is in the mail alone. */
  receipt: WithdrawalReceipt | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type WithdrawalEvent =
  | { type: 'withdrawal.review'; notice: WithdrawalNotice }
  | { type: 'withdrawal.confirm'; key: string; request: unknown; needsBotCheck: boolean }
  /** The address asks for a step. */
  | { type: 'step.open'; step: WithdrawalStep };

/** It is received: the draft has served. */
export type WithdrawalEmitted = { type: 'withdrawal.received' } | { type: 'withdrawal.notReceived' };

export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    /**
     * `sentKey`: what a page that is no more had sent without hearing what became of it. `notice`: what was typed there to the
     * end; left out where nothing was.
     */
    input: {} as { sentKey: string | null; notice?: WithdrawalNotice | null },
    emitted: {} as WithdrawalEmitted,
    tags: {} as 'busy' | 'confirm' | 'sent',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine },
  guards: {
    ...submissionGuards,
    isForm: ({ event }) => asksFor(event, 'form'),
    isReviewed: ({ context, event }) => asksFor(event, 'confirm') && context.notice !== null,
    /** What it was is known to a page that is no more. */
    isForgotten: ({ context }) => context.notice === null,
    isOver: (_, params: Outcome) => failureOf(params)?.code === 'withdrawal.over',
  },
  actions: {
    setNotice: assign(({ event }) => {
      assertEvent(event, 'withdrawal.review');
      return { notice: event.notice, failure: null };
    }),
    setSubmission: assign(({ event }) => {
      assertEvent(event, 'withdrawal.confirm');
      const { key, request, needsBotCheck } = event;
      return { submission: newSubmission(key, request, needsBotCheck), failure: null };
    }),
    setReceipt: assign({ receipt: (_, params: Outcome) => answerOf(params) as WithdrawalReceipt | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    beginAnew: assign({ notice: null, submission: null, receipt: null, failure: null }),
    tellReceived: emit({ type: 'withdrawal.received' }),
    tellNotReceived: emit({ type: 'withdrawal.notReceived' }),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'Someone withdraws from an order, in two steps, signed in or not',
  context: ({ input: { sentKey, notice = null } }) => ({
    notice,
    submission: sentKey === null ? null : sentBefore(sentKey),
    receipt: null,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['withdrawal.reload'] },
      always: [{ guard: 'isSentBefore', target: 'sending' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'Who withdraws and from which order; the form owns what is typed',
      meta: { requirement: ['withdrawal.page', 'withdrawal.choice'] },
      initial: 'fresh',
      on: {
        'withdrawal.review': { target: 'confirming', actions: 'setNotice' },
        'step.open': { guard: 'isReviewed', target: 'confirming' },
      },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['withdrawal.page'] },
        },
        failed: {
          description: 'What a page that is no more had sent did not arrive; what was typed is still there',
          meta: { requirement: ['withdrawal.reload', 'withdrawal.failure'] },
        },
      },
    },
    confirming: {
      description: 'The notice as it will be sent, what follows from it, and the button that sends it',
      meta: { requirement: ['withdrawal.confirm'] },
      tags: 'confirm',
      initial: 'fresh',
      on: {
        'withdrawal.confirm': { target: 'sending', actions: 'setSubmission' },
        'step.open': { guard: 'isForm', target: 'choosing' },
      },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['withdrawal.confirm'] },
        },
        failed: {
          description: 'It was not taken, or did not arrive; it may be sent again',
          meta: { requirement: ['withdrawal.failure'] },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back to what was typed',
          meta: { requirement: ['withdrawal.signIn'] },
        },
        over: {
          description: 'The time has run out meanwhile',
          meta: { requirement: ['withdrawal.time'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['withdrawal.once', 'withdrawal.reload'] },
      tags: ['busy', 'confirm'],
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
          { guard: 'isForgotten', target: 'choosing.failed', actions: 'tellNotReceived' },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'confirming.signInNeeded',
            actions: [{ type: 'setFailure', params: outcome }, 'tellNotReceived'],
          },
          {
            guard: { type: 'isOver', params: outcome },
            target: 'confirming.over',
            actions: [{ type: 'setFailure', params: outcome }, 'tellNotReceived'],
          },
          {
            target: 'confirming.failed',
            actions: [{ type: 'setFailure', params: outcome }, 'tellNotReceived'],
          },
        ],
      },
    },
    sent: {
      description: 'It is received: the receipt with day and time, and what happens next',
      meta: { requirement: ['withdrawal.sent'] },
      tags: 'sent',
      on: { 'step.open': { guard: 'isForm', target: 'choosing.fresh', actions: 'beginAnew' } },
    },
  },
});
