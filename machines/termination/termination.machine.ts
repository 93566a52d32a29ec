import { assertEvent, assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import { terminationSteps, type TerminationStep, type TerminationValues } from '../../domain/termination/index.ts';
import type { NewTermination, Termination } from '../../domain/types.ts';
import { isLeftWith, opens } from '../steps.ts';
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

/** A notice as it is sent, with the contract that it is of. */
export interface TerminationRequest extends NewTermination {
  contractNo: string;
}

interface TerminationContext extends Sends {
  /** What the steps have come to that were left complete. */
  values: Partial<TerminationValues>;
  /** What the server made of it; null where that is not told. */
  result: Termination | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type TerminationEvent =
  /** A step is left with what it asks for. */
  | { type: 'step.next'; values: Partial<TerminationValues> }
  /** The address, the way back or a link of the review asks for a step. */
  | { type: 'step.open'; step: string }
  | { type: 'termination.submit'; key: string; request: TerminationRequest };

export type TerminationEmitted =
  /** Its draft has served. */
  | { type: 'termination.received' }
  | { type: 'termination.notReceived' }
  /** What the page knows of the contract is old. */
  | { type: 'termination.outdated' };

type StepWithValues = keyof TerminationValues;

export const terminationMachine = setup({
  types: {
    context: {} as TerminationContext,
    events: {} as TerminationEvent,
    /** `sentKey`: of what a page that is no more has sent without hearing what became of it. */
    input: {} as { values: Partial<TerminationValues>; sentKey: string | null },
    emitted: {} as TerminationEmitted,
    children: {} as { submission: 'submission' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine },
  guards: {
    ...submissionGuards,
    /** What comes with the event is what this step asks for. */
    isLeft: ({ event }, step: StepWithValues) => isLeftWith(event, step),
    /** The step that is asked for, or the first before it that is not done. */
    isOpened: ({ context, event }, step: TerminationStep) => opens(event, terminationSteps, context.values) === step,
    isNotPossible: (_, params: Outcome) => failureOf(params)?.code === 'termination.notPossible',
    isDayNotPossible: (_, params: Outcome) => failureOf(params)?.code === 'termination.dayNotPossible',
  },
  actions: {
    /** The days of one contract are not those of another. */
    setValues: assign(({ context, event }) => {
      assertEvent(event, 'step.next');
      const { end, ...others } = context.values;
      const chosen = event.values.contract?.contractCode ?? others.contract?.contractCode;
      const isSame = chosen === others.contract?.contractCode;
      return { values: { ...others, ...(isSame && end ? { end } : {}), ...event.values } };
    }),
    setSubmission: assign(({ event }) => {
      assertEvent(event, 'termination.submit');
      const { key, request } = event;
      return { submission: newSubmission(key, request), failure: null };
    }),
    setResult: assign({ result: (_, params: Outcome) => answerOf(params) as Termination | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    tellReceived: emit({ type: 'termination.received' }),
    tellNotReceived: emit({ type: 'termination.notReceived' }),
    tellOutdated: emit({ type: 'termination.outdated' }),
  },
}).createMachine({
  id: 'termination',
  description: 'A customer, or who acts for one, gives notice of a contract, step by step',
  context: ({ input: { values, sentKey } }) => ({
    values,
    submission: sentKey === null ? null : sentBefore(sentKey),
    result: null,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['termination.reload'] },
      always: [{ guard: 'isSentBefore', target: 'sending' }, { target: 'filling' }],
    },
    filling: {
      description: 'The form, a step at a time; it owns what is typed',
      meta: { requirement: ['termination.steps', 'termination.draft'] },
      initial: 'contract',
      on: {
        'step.open': [
          { guard: { type: 'isOpened', params: 'contract' }, target: '.contract' },
          { guard: { type: 'isOpened', params: 'end' }, target: '.end' },
          { guard: { type: 'isOpened', params: 'bill' }, target: '.bill' },
          { guard: { type: 'isOpened', params: 'review' }, target: '.review' },
        ],
      },
      states: {
        contract: {
          description: 'Which contract is to end',
          meta: { requirement: ['termination.contract'] },
          on: { 'step.next': { guard: { type: 'isLeft', params: 'contract' }, target: 'end', actions: 'setValues' } },
        },
        end: {
          description: 'Why, and on which day',
          meta: { requirement: ['termination.end'] },
          on: { 'step.next': { guard: { type: 'isLeft', params: 'end' }, target: 'bill', actions: 'setValues' } },
        },
        bill: {
          description: 'Where the confirmation and the last bill go',
          meta: { requirement: ['termination.bill'] },
          on: { 'step.next': { guard: { type: 'isLeft', params: 'bill' }, target: 'review', actions: 'setValues' } },
        },
        review: {
          description: 'All of it once more, with what happens then',
          meta: { requirement: ['termination.review'] },
          initial: 'fresh',
          on: { 'termination.submit': { target: '#termination.sending', actions: 'setSubmission' } },
          states: {
            fresh: {
              description: 'Nothing has been sent yet',
              meta: { requirement: ['termination.review'] },
            },
            failed: {
              description: 'It was not taken, or did not arrive; what was typed is still there',
              meta: { requirement: ['termination.failure'] },
              entry: 'tellNotReceived',
            },
            signInNeeded: {
              description: 'The session is over: the person signs in and comes back to what was typed',
              meta: { requirement: ['termination.signIn'] },
              entry: 'tellNotReceived',
            },
            notPossible: {
              description: 'The contract is ending already: another is chosen',
              meta: { requirement: ['termination.outdated'] },
              entry: ['tellNotReceived', 'tellOutdated'],
            },
            dayGone: {
              description: 'The day has gone by meanwhile: another is chosen',
              meta: { requirement: ['termination.outdated'] },
              entry: 'tellNotReceived',
            },
          },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['termination.once', 'termination.reload'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'sent',
            actions: { type: 'setResult', params: outcome },
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'filling.review.signInNeeded',
            actions: { type: 'setFailure', params: outcome },
          },
          {
            guard: { type: 'isNotPossible', params: outcome },
            target: 'filling.review.notPossible',
            actions: { type: 'setFailure', params: outcome },
          },
          {
            guard: { type: 'isDayNotPossible', params: outcome },
            target: 'filling.review.dayGone',
            actions: { type: 'setFailure', params: outcome },
          },
          {
            target: 'filling.review.failed',
            actions: { type: 'setFailure', params: outcome },
          },
        ],
      },
    },
    sent: {
      description: 'The contract is ending: its last day, and what happens next',
      meta: { requirement: ['termination.sent'] },
      entry: 'tellReceived',
    },
  },
});
