import { assertEvent, assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { NewAddition, OrderResult } from '../../domain/types.ts';
import { resultOf } from '../order/order.outcome.ts';
import {
  failureOf,
  keptSubmission,
  newSubmission,
  sentBefore,
  type Outcome,
  type Sends,
} from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import { additionDone, additionGuards, additionOutcome, type AdditionEmitted } from './addition.outcome.ts';

/** What the address of the page may ask for. */
export type AddonStep = 'choice' | 'verification' | 'sent';

interface AddonContext extends Sends {
  /** Whether what the address or a draft has chosen may be chosen there. */
  isAllowed: boolean;
  /** Nobody has signed in: the server wants to see that no bot writes. */
  isStranger: boolean;
  /** What the server made of it; null while it has not, or does not tell. */
  result: OrderResult | null;
  /** Why nothing was made; null where it did not arrive at all. */
  failure: Failure | null;
}

export type AddonEvent =
  /** The person has chosen another. */
  | { type: 'addon.choose' }
  | { type: 'addon.submit'; key: string; request: NewAddition }
  /** The address asks for a step. */
  | { type: 'step.open'; step: AddonStep };

export type AddonEmitted = AdditionEmitted;

export const addonMachine = setup({
  types: {
    context: {} as AddonContext,
    events: {} as AddonEvent,
    /** `sentKey`: of what a page that is no more had sent without hearing what became of it. */
    input: {} as { isAllowed: boolean; isStranger: boolean; sentKey: string | null },
    emitted: {} as AddonEmitted,
    children: {} as { submission: 'submission'; verification: 'verification' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, verification: verificationMachine },
  guards: {
    ...additionGuards,
    isNotAllowed: ({ context }) => !context.isAllowed,
    isChoice: ({ event }) => {
      assertEvent(event, 'step.open');
      return event.step === 'choice';
    },
  },
  actions: {
    setSubmission: assign(({ context: { isStranger }, event }) => {
      assertEvent(event, 'addon.submit');
      return { submission: newSubmission(event.key, event.request, isStranger), failure: null };
    }),
    setResult: assign({ result: (_, params: Outcome) => resultOf(params) }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetSubmission: assign({ submission: null, result: null, failure: null }),
    tellReceived: emit({ type: 'addon.received' }),
    tellNotReceived: emit({ type: 'addon.notReceived', needsNewKey: false }),
    tellUnproven: emit({ type: 'addon.notReceived', needsNewKey: true }),
    tellProofNeeded: emit(({ context: { result } }) => ({ type: 'addon.proofNeeded', orderId: result?.orderId ?? '' })),
  },
}).createMachine({
  id: 'addon',
  description: 'A customer adds a service to a contract, signed in or not',
  context: ({ input: { isAllowed, isStranger, sentKey } }) => ({
    isAllowed,
    isStranger,
    submission: sentKey === null ? null : sentBefore(sentKey),
    result: null,
    failure: null,
  }),
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
