import { assertEvent, assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import { moveSteps, type MoveStep, type MoveValues } from '../../domain/move/index.ts';
import type { MoveResult, NewMove } from '../../domain/types.ts';
import { isLeftWith, opens } from '../steps.ts';
import {
  failureOf,
  keptSubmission,
  newSubmission,
  sentBefore,
  type Outcome,
  type Sends,
} from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { proofAwaited } from '../verification/proofAwaited.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import { goesBack, moveDone, moveGuards, resultOf } from './move.outcome.ts';

interface MoveContext extends Sends {
  /** What the steps have come to that were left complete. */
  values: Partial<MoveValues>;
  /** Nobody has signed in: the server wants to see that no bot writes. */
  isStranger: boolean;
  /** What the server made of it; null while it has not, or does not tell. */
  result: MoveResult | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type MoveEvent =
  /** A step is left with what it asks for. */
  | { type: 'step.next'; values: Partial<MoveValues> }
  /** The address, the way back or a link of the review asks for a step. */
  | { type: 'step.open'; step: string }
  | { type: 'move.submit'; key: string; request: NewMove };

export type MoveEmitted =
  /** Its draft has served. */
  | { type: 'move.received' }
  /** What is sent next is another write where the server has, or had, this one. */
  | { type: 'move.notReceived'; needsNewKey: boolean }
  | { type: 'move.proofNeeded'; orderId: string }
  /** What the page knows of the contract is old. */
  | { type: 'move.outdated' };

type StepWithValues = keyof MoveValues;

export const moveMachine = setup({
  types: {
    context: {} as MoveContext,
    events: {} as MoveEvent,
    /** `sentKey`: of what a page that is no more has sent without hearing what became of it. */
    input: {} as { values: Partial<MoveValues>; isStranger: boolean; sentKey: string | null },
    emitted: {} as MoveEmitted,
    children: {} as { submission: 'submission'; verification: 'verification' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, verification: verificationMachine },
  guards: {
    ...moveGuards,
    /** What comes with the event is what this step asks for. */
    isLeft: ({ event }, step: StepWithValues) => isLeftWith(event, step),
    /** The step that is asked for, or the first before it that is not done. */
    isOpened: ({ context, event }, step: MoveStep) => opens(event, moveSteps, context.values) === step,
  },
  actions: {
    setValues: assign(({ context, event }) => {
      assertEvent(event, 'step.next');
      return { values: { ...context.values, ...event.values } };
    }),
    setSubmission: assign(({ context: { isStranger }, event }) => {
      assertEvent(event, 'move.submit');
      return { submission: newSubmission(event.key, event.request, isStranger), failure: null };
    }),
    setResult: assign({ result: (_, params: Outcome) => resultOf(params) }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetSubmission: assign({ submission: null, result: null }),
    tellReceived: emit({ type: 'move.received' }),
    tellNotReceived: emit({ type: 'move.notReceived', needsNewKey: false }),
    tellUnproven: emit({ type: 'move.notReceived', needsNewKey: true }),
    tellOutdated: emit({ type: 'move.outdated' }),
    tellProofNeeded: emit(({ context: { result } }) => ({ type: 'move.proofNeeded', orderId: result?.orderId ?? '' })),
  },
}).createMachine({
  id: 'move',
  description: 'Somebody moves, and their contract with them, step by step, signed in or not',
  context: ({ input: { values, isStranger, sentKey } }) => ({
    values,
    isStranger,
    submission: sentKey === null ? null : sentBefore(sentKey),
    result: null,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['move.reload'] },
      always: [{ guard: 'isSentBefore', target: 'sending' }, { target: 'filling' }],
    },
    filling: {
      description: 'The form, a step at a time; it owns what is typed',
      meta: { requirement: ['move.steps', 'move.draft'] },
      initial: 'move',
      on: {
        'step.open': [
          { guard: { type: 'isOpened', params: 'move' }, target: '.move' },
          { guard: { type: 'isOpened', params: 'home' }, target: '.home' },
          { guard: { type: 'isOpened', params: 'bill' }, target: '.bill' },
          { guard: { type: 'isOpened', params: 'review' }, target: '.review' },
        ],
      },
      states: {
        move: {
          description: 'Which contract moves, on which day, and which is the last in the old home',
          meta: { requirement: ['move.which', 'move.startDays', 'move.lastDays'] },
          on: { 'step.next': { guard: { type: 'isLeft', params: 'move' }, target: 'home', actions: 'setValues' } },
        },
        home: {
          description: 'Where the new home is; its delivery site is checked',
          meta: { requirement: ['move.home'] },
          on: { 'step.next': { guard: { type: 'isLeft', params: 'home' }, target: 'bill', actions: 'setValues' } },
        },
        bill: {
          description: 'How the person is reached, where the last bill goes, and what they agree to be sent',
          meta: { requirement: ['move.bill', 'move.consents'] },
          on: { 'step.next': { guard: { type: 'isLeft', params: 'bill' }, target: 'review', actions: 'setValues' } },
        },
        review: {
          description: 'All of it once more, with what goes along and what ends',
          meta: { requirement: ['move.review'] },
          initial: 'fresh',
          on: { 'move.submit': { target: '#move.sending', actions: 'setSubmission' } },
          states: {
            fresh: {
              description: 'Nothing has been sent yet',
              meta: { requirement: ['move.review'] },
            },
            failed: {
              description: 'It was not taken, or did not arrive; what was typed is still there',
              meta: { requirement: ['move.failure'] },
              entry: 'tellNotReceived',
            },
            signInNeeded: {
              description: 'The session is over: the person signs in and comes back to what was typed',
              meta: { requirement: ['move.failure'] },
              entry: 'tellNotReceived',
            },
            notPossible: {
              description: 'The contract does not move any more, or is none of theirs: another is chosen',
              meta: { requirement: ['move.outdated'] },
              entry: ['tellNotReceived', 'tellOutdated'],
            },
            dayGone: {
              description: 'The days are not possible any more: others are chosen',
              meta: { requirement: ['move.outdated'] },
              entry: 'tellNotReceived',
            },
            ownContract: {
              description: 'There is a contract in the new home already: the old one is ended instead',
              meta: { requirement: ['move.ownContract'] },
              entry: 'tellNotReceived',
            },
          },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['move.once', 'move.reload'] },
      tags: 'busy',
      invoke: { id: 'submission', src: 'submission', input: keptSubmission, onDone: [...moveDone] },
    },
    verificationNeeded: {
      description: 'It is kept until the person has proven who they are',
      meta: { requirement: ['move.proof'] },
      entry: 'tellProofNeeded',
      invoke: proofAwaited,
    },
    verifiedElsewhere: {
      description: 'The person has proven it in another tab or on another device, where what came of it is told',
      meta: { requirement: ['move.proof'] },
      entry: 'tellReceived',
    },
    receivedBefore: {
      description: 'The server has it from other hands, and tells nobody else what came of it',
      meta: { requirement: ['move.reload'] },
      entry: 'tellUnproven',
      on: { 'step.open': [...goesBack] },
    },
    unproven: {
      description: 'Nothing moves, for want of a proof; what was typed is still there',
      meta: { requirement: ['move.proof'] },
      initial: 'expired',
      entry: 'tellUnproven',
      on: { 'step.open': [...goesBack] },
      states: {
        cancelled: { description: 'The person gave it up', meta: { requirement: ['move.proof'] } },
        expired: { description: 'Nobody proved it in time', meta: { requirement: ['move.proof'] } },
      },
    },
    sent: {
      description: 'The contract moves: both homes, their days, and what happens when',
      meta: { requirement: ['move.sent'] },
      entry: 'tellReceived',
    },
  },
});
