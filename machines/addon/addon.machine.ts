import { assertEvent, assign, emit, setup } from 'xstate';
import { resultOf } from '../order/order.outcome.ts';
import { failureOf, keptSubmission, type Outcome } from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import {
  additionDone,
  additionGuards,
  additionOutcome,
  begunAddition,
  sentAddition,
  type AdditionContext,
  type AdditionEmitted,
  type AdditionEvent,
  type AdditionInput,
} from './addition.outcome.ts';

interface AddonContext extends AdditionContext {
  /** Whether what the address or a draft has chosen may be chosen there. */
  isAllowed: boolean;
}

export type AddonEvent =
  | AdditionEvent
  /** The person has chosen another. */
  | { type: 'addon.choose' };

export const addonMachine = setup({
  types: {
    context: {} as AddonContext,
    events: {} as AddonEvent,
    input: {} as AdditionInput & { isAllowed: boolean },
    emitted: {} as AdditionEmitted,
    children: {} as { submission: 'submission'; verification: 'verification' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, verification: verificationMachine },
  guards: {
    ...additionGuards,
    isNotAllowed: ({ context }) => !context.isAllowed,
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
  id: 'addon',
  description: 'A customer adds a service to a contract, signed in or not',
  context: ({ input }) => ({ isAllowed: input.isAllowed, ...begunAddition(input) }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['addition.reload'] },
      always: [
        { guard: 'isSentBefore', target: 'sending' },
        { guard: 'isNotAllowed', target: 'choosing.notAllowed' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'What may be added, one of it chosen, and what is said before the button; it owns what is typed',
      meta: { requirement: ['addition.page', 'addition.anonymous'] },
      initial: 'fresh',
      on: { 'addon.submit': { target: 'sending', actions: 'setSubmission' } },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['addition.first'] },
        },
        notAllowed: {
          description: 'What was chosen elsewhere is not to be had here: it is said, and another one is chosen',
          meta: { requirement: ['addition.path'] },
          on: { 'addon.choose': 'fresh' },
        },
        failed: {
          description: 'It was not taken, or did not arrive; what was chosen is still there',
          meta: { requirement: ['addition.failure'] },
          entry: 'tellNotReceived',
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back to what was chosen',
          meta: { requirement: ['addition.failure'] },
          entry: 'tellNotReceived',
        },
        outdated: {
          description: 'The add-on, its terms or the contract have changed meanwhile: what is new is looked at first',
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
        onDone: [...additionDone],
      },
    },
    ...additionOutcome,
  },
});
