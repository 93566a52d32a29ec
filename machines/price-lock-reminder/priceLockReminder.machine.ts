import { assign, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { NewPriceLockReminder, PriceLockReminder } from '../../domain/types.ts';
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

interface ReminderContext extends Sends {
  /** What the server made of it; null where that is not told. */
  result: PriceLockReminder | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type PriceLockReminderEvent = { type: 'reminder.send'; key: string; request: NewPriceLockReminder };

export const priceLockReminderMachine = setup({
  types: {
    context: {} as ReminderContext,
    events: {} as PriceLockReminderEvent,
    children: {} as { submission: 'submission' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine },
  guards: {
    isTaken: submissionGuards.isTaken,
    isSignInNeeded: submissionGuards.isSignInNeeded,
    isNotNeeded: (_, params: Outcome) =>
      ['priceLock.open', 'priceLock.notPossible'].includes(failureOf(params)?.code ?? ''),
  },
  actions: {
    setSubmission: assign({
      submission: (_, { key, request }: { key: string; request: NewPriceLockReminder }) => newSubmission(key, request),
      failure: null,
    }),
    setResult: assign({ result: (_, params: Outcome) => answerOf(params) as PriceLockReminder | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
  },
}).createMachine({
  id: 'priceLockReminder',
  description: 'A customer asks to be told when prices may be locked again',
  context: { submission: null, result: null, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'A mail may be asked for',
      meta: { requirement: ['priceLock.remind'] },
      initial: 'fresh',
      on: {
        'reminder.send': {
          target: 'sending',
          actions: { type: 'setSubmission', params: ({ event: { key, request } }) => ({ key, request }) },
        },
      },
      states: {
        fresh: { description: 'Nothing was asked for yet', meta: { requirement: ['priceLock.remind'] } },
        failed: {
          description: 'It was not taken, or did not arrive: why, and another try',
          meta: { requirement: ['priceLock.remindFailed'] },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back',
          meta: { requirement: ['priceLock.remindFailed'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['priceLock.remind'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'reminded',
            actions: { type: 'setResult', params: outcome },
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'offered.signInNeeded',
            actions: { type: 'setFailure', params: outcome },
          },
          { guard: { type: 'isNotNeeded', params: outcome }, target: 'notNeeded' },
          { target: 'offered.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    reminded: {
      description: 'The mail waits for its morning',
      meta: { requirement: ['priceLock.remind'] },
    },
    notNeeded: {
      description: 'The window is open by now, or the contract allows no lock any more: what is new is looked at',
      meta: { requirement: ['priceLock.remindFailed'] },
    },
  },
});
