import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { AcceptedOffer, ConsentGiven, OpenedOffer } from '../../domain/types.ts';
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

/** An acceptance as it is sent: by the link alone, with the boxes as they were read. */
export interface OfferAcceptance {
  secret: string;
  consents: ConsentGiven[];
}

interface OfferAcceptanceContext extends Sends {
  /** How the offer stood when its link was opened. */
  state: OpenedOffer['state'];
  /** Null where it is not accepted, or what came of it is in the mail alone. */
  accepted: AcceptedOffer | null;
  /** Why nothing was written; null where it did not arrive at all. */
  failure: Failure | null;
}

export type OfferAcceptanceEvent =
  | { type: 'offer.accept'; key: string; request: OfferAcceptance }
  /** The person does not want it: they are asked once more. */
  | { type: 'offer.decline' }
  | { type: 'offer.keep' }
  | { type: 'offer.giveUp'; key: string; request: Pick<OfferAcceptance, 'secret'> };

/** `offer.changed`: what was read is no longer what is asked; `offer.tooLate`: it is an order, of which this page has not been told. */
export type OfferAcceptanceEmitted = { type: 'offer.accepted' } | { type: 'offer.changed' } | { type: 'offer.tooLate' };

/** What stands in its way will stand there at the next try too (`offer.notPossible`). */
const notPossible: readonly (string | null)[] = [
  'addition.notPossible',
  'order.ownContract',
  'priceLock.closed',
  'priceLock.held',
  'priceLock.notPossible',
  'productChange.notPossible',
  'productChange.sameProduct',
];

export const offerAcceptanceMachine = setup({
  types: {
    context: {} as OfferAcceptanceContext,
    events: {} as OfferAcceptanceEvent,
    input: {} as Pick<OfferAcceptanceContext, 'state' | 'accepted'>,
    emitted: {} as OfferAcceptanceEmitted,
    children: {} as { submission: 'submission'; refusal: 'refusal' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, refusal: submissionMachine },
  guards: {
    isTaken: submissionGuards.isTaken,
    wasAccepted: ({ context }) => context.state === 'accepted',
    wasDeclined: ({ context }) => context.state === 'declined',
    wasOver: ({ context }) => context.state === 'over',
    wasWithdrawn: ({ context }) => context.state === 'withdrawn',
    isAccepted: (_, params: Outcome) => failureOf(params)?.code === 'offer.accepted',
    isDeclined: (_, params: Outcome) => failureOf(params)?.code === 'offer.declined',
    isHeld: (_, params: Outcome) => failureOf(params)?.code === 'addition.held',
    isNotPossible: (_, params: Outcome) => notPossible.includes(failureOf(params)?.code ?? null),
    isOver: (_, params: Outcome) => failureOf(params)?.code === 'offer.over',
    isChanged: (_, params: Outcome) => failureOf(params)?.code === 'order.termsChanged',
  },
  actions: {
    setSubmission: assign((_, { key, request }: { key: string; request: unknown }) => ({
      submission: newSubmission(key, request),
      failure: null,
    })),
    setAccepted: assign({ accepted: (_, params: Outcome) => answerOf(params) as AcceptedOffer | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    tellAccepted: emit({ type: 'offer.accepted' }),
    tellTooLate: emit({ type: 'offer.tooLate' }),
    tellChanged: emit({ type: 'offer.changed' }),
  },
}).createMachine({
  id: 'offerAcceptance',
  description:
    'Whoever was offered something on the telephone reads it in writing, and accepts it, declines it or does nothing',
  context: ({ input: { state, accepted } }) => ({ state, accepted, submission: null, failure: null }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was accepted or declined stays so, and what is over can be neither',
      meta: { requirement: ['offer.page'] },
      always: [
        { guard: 'wasAccepted', target: 'accepted' },
        { guard: 'wasDeclined', target: 'declined' },
        { guard: 'wasOver', target: 'over' },
        { guard: 'wasWithdrawn', target: 'withdrawn' },
        { target: 'reading' },
      ],
    },
    reading: {
      description: 'All that the law wants read, the boxes, and the button that binds',
      meta: { requirement: ['offer.page', 'offer.press'] },
      initial: 'fresh',
      on: {
        'offer.accept': {
          target: 'sending',
          actions: { type: 'setSubmission', params: ({ event: { key, request } }) => ({ key, request }) },
        },
        'offer.decline': 'asked',
      },
      states: {
        fresh: {
          description: 'Nothing has been sent yet',
          meta: { requirement: ['offer.page'] },
        },
        failed: {
          description: 'It was not taken, or did not arrive; it may be sent again',
          meta: { requirement: ['offer.failure'] },
        },
        changed: {
          description: 'The boxes have changed meanwhile: they are read anew first',
          meta: { requirement: ['offer.consents'] },
        },
        notDeclined: {
          description: 'It was not declined, and why',
          meta: { requirement: ['offer.decline'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['offer.once'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'accepted',
            actions: [{ type: 'setAccepted', params: outcome }, 'tellAccepted'],
          },
          { guard: { type: 'isDeclined', params: outcome }, target: 'declined' },
          { guard: { type: 'isOver', params: outcome }, target: 'over' },
          { guard: { type: 'isHeld', params: outcome }, target: 'held' },
          {
            guard: { type: 'isNotPossible', params: outcome },
            target: 'notPossible',
            actions: { type: 'setFailure', params: outcome },
          },
          { guard: { type: 'isChanged', params: outcome }, target: 'reading.changed', actions: 'tellChanged' },
          { target: 'reading.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    asked: {
      description: 'Whether the person really does not want it',
      meta: { requirement: ['offer.decline'] },
      on: {
        'offer.keep': 'reading.fresh',
        'offer.giveUp': {
          target: 'declining',
          actions: { type: 'setSubmission', params: ({ event: { key, request } }) => ({ key, request }) },
        },
      },
    },
    declining: {
      description: 'It is being declined',
      meta: { requirement: ['offer.decline'] },
      tags: 'busy',
      invoke: {
        id: 'refusal',
        src: 'refusal',
        input: keptSubmission,
        onDone: [
          { guard: { type: 'isTaken', params: outcome }, target: 'declined' },
          {
            guard: { type: 'isAccepted', params: outcome },
            target: 'tooLate',
            actions: ['tellAccepted', 'tellTooLate'],
          },
          { guard: { type: 'isOver', params: outcome }, target: 'over' },
          { target: 'reading.notDeclined', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    declined: {
      description: 'It was declined: nothing is ordered',
      meta: { requirement: ['offer.decline'] },
    },
    accepted: {
      description: 'It is an order: its number, and where it may be withdrawn from',
      meta: { requirement: ['offer.receipt'] },
    },
    tooLate: {
      description: 'It was accepted before it was declined: its number, and where it may be withdrawn from',
      meta: { requirement: ['offer.decline', 'offer.receipt'] },
    },
    held: {
      description: 'The contract has what was offered meanwhile: nothing is ordered, and there is nothing to do',
      meta: { requirement: ['offer.held'] },
    },
    notPossible: {
      description:
        'The contract, or what stands at the place, has become such that it cannot be taken: nothing is ordered',
      meta: { requirement: ['offer.notPossible'] },
    },
    withdrawn: {
      description: 'It was accepted, and withdrawn from since',
      meta: { requirement: ['offer.page'] },
    },
    over: {
      description: 'Its last day is gone: nothing is ordered',
      meta: { requirement: ['offer.time'] },
    },
  },
});
