import { assertEvent, assign, emit, setup } from 'xstate';
import {
  additionDone,
  additionGuards,
  additionOutcome,
  begunAddition,
  keepFailure,
  sentAddition,
  type AdditionContext,
  type AdditionEmitted,
  type AdditionEvent,
  type AdditionInput,
} from '../addon/addition.outcome.ts';
import { resultOf } from '../order/order.outcome.ts';
import { failureOf, keptSubmission, outcome, type Outcome } from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { verificationMachine } from '../verification/verification.machine.ts';

interface PriceLockContext extends AdditionContext {
  /** Whether the window was open when the page began. */
  isOpen: boolean;
}

export type PriceLockEvent =
  | AdditionEvent
  /** The person is asked for the address of the confirmation. */
  | { type: 'address.ask' }
  | { type: 'address.close' }
  /** Its time begins while the page is open. */
  | { type: 'window.open' }
  /** Its time is over while the page is open. */
  | { type: 'window.close' };

export const priceLockMachine = setup({
  types: {
    context: {} as PriceLockContext,
    events: {} as PriceLockEvent,
    input: {} as AdditionInput & { isOpen: boolean },
    emitted: {} as AdditionEmitted,
    children: {} as { submission: 'submission'; verification: 'verification' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, verification: verificationMachine },
  guards: {
    ...additionGuards,
    isClosed: ({ context }) => !context.isOpen,
    isWindowClosed: (_: unknown, params: Outcome) => failureOf(params)?.code === 'priceLock.closed',
  },
  actions: {
    setSubmission: assign(({ context, event }) => {
      assertEvent(event, 'addon.submit');
      return sentAddition(context, event);
    }),
    setResult: assign({ result: (_, params: Outcome) => resultOf(params) }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetSubmission: assign({ submission: null, result: null }),
    tellReceived: emit({ type: 'addon.received' }),
    tellNotReceived: emit({ type: 'addon.notReceived', needsNewKey: false }),
    tellUnproven: emit({ type: 'addon.notReceived', needsNewKey: true }),
    tellProofNeeded: emit(({ context: { result } }) => ({ type: 'addon.proofNeeded', orderId: result?.orderId ?? '' })),
  },
}).createMachine({
  id: 'priceLock',
  description: 'A customer locks the price of the next month, signed in or not',
  context: ({ input }) => ({ isOpen: input.isOpen, ...begunAddition(input) }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['addition.reload'] },
      always: [
        { guard: 'isSentBefore', target: 'sending' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'choosing' },
      ],
    },
    closed: {
      description: 'No price may be locked now: it is said when it may be',
      meta: { requirement: ['priceLock.closedNotice'] },
      initial: 'before',
      on: { 'window.open': 'choosing.opened' },
      states: {
        before: {
          description: 'The window had not opened when the page was',
          meta: { requirement: ['priceLock.closedNotice'] },
        },
        meanwhile: {
          description: 'It closed while the page was open, before anything was ordered: that is said',
          meta: { requirement: ['priceLock.closing'] },
          entry: 'tellNotReceived',
        },
      },
    },
    choosing: {
      description: 'The price, what it changes, and how it compares to the own year',
      meta: { requirement: ['priceLock.page'] },
      initial: 'fresh',
      on: {
        'address.ask': '.asking',
        'addon.submit': { target: 'sending', actions: 'setSubmission' },
        'window.close': 'closed.meanwhile',
      },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['priceLock.page'] },
        },
        opened: {
          description: 'The window has opened while the page was open: that is said',
          meta: { requirement: ['priceLock.opening'] },
        },
        asking: {
          description: 'Where the confirmation goes is shown once more, and can be put right',
          meta: { requirement: ['priceLock.address'] },
          on: { 'address.close': 'fresh' },
        },
        failed: {
          description: 'It was not taken, or did not arrive; it can be sent again',
          meta: { requirement: ['addition.failure'] },
          entry: 'tellNotReceived',
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back',
          meta: { requirement: ['addition.failure'] },
          entry: 'tellNotReceived',
        },
        outdated: {
          description: 'The price, its terms or the contract have changed meanwhile: what is new is looked at first',
          meta: { requirement: ['addition.outdated'] },
          entry: 'tellNotReceived',
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['addition.order', 'addition.reload'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          { guard: { type: 'isWindowClosed', params: outcome }, target: 'closed.meanwhile', actions: keepFailure },
          ...additionDone,
        ],
      },
    },
    ...additionOutcome,
  },
});
