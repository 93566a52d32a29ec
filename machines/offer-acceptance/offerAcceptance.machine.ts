import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { AcceptedOffer, ConsentGiven } from '../../domain/types.ts';
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
  state: 'open' | 'accepted' | 'over' | 'withdrawn';
  /** Null where it is not accepted, or what came of it is in the mail alone. */
  accepted: AcceptedOffer | null;
  /** Why it was not taken; null where it did not arrive at all. */
  failure: Failure | null;
}

export type OfferAcceptanceEvent = { type: 'offer.accept'; key: string; request: OfferAcceptance };

/** `offer.changed`: what was read is no longer what is asked. */
export type OfferAcceptanceEmitted = { type: 'offer.accepted' } | { type: 'offer.changed' };

export const offerAcceptanceMachine = setup({
  types: {
    context: {} as OfferAcceptanceContext,
    events: {} as OfferAcceptanceEvent,
    input: {} as Pick<OfferAcceptanceContext, 'state' | 'accepted'>,
    emitted: {} as OfferAcceptanceEmitted,
    children: {} as { submission: 'submission' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine },
  guards: {
    isTaken: submissionGuards.isTaken,
    wasAccepted: ({ context }) => context.state === 'accepted',
    wasOver: ({ context }) => context.state === 'over',
    wasWithdrawn: ({ context }) => context.state === 'withdrawn',
    isOver: (_, params: Outcome) => failureOf(params)?.code === 'offer.over',
    isChanged: (_, params: Outcome) => failureOf(params)?.code === 'order.termsChanged',
  },
  actions: {
    setSubmission: assign(({ event: { key, request } }) => ({
      submission: newSubmission(key, request),
      failure: null,
    })),
    setAccepted: assign({ accepted: (_, params: Outcome) => answerOf(params) as AcceptedOffer | null }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    tellAccepted: emit({ type: 'offer.accepted' }),
    tellChanged: emit({ type: 'offer.changed' }),
  },
}).createMachine({
  id: 'offerAcceptance',
  description: 'Whoever was offered something on the telephone reads it in writing, and accepts it or does nothing',
  context: ({ input: { state, accepted } }) => ({ state, accepted, submission: null, failure: null }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was accepted stays so, and what is over cannot be',
      meta: { requirement: ['offer.page'] },
      always: [
        { guard: 'wasAccepted', target: 'accepted' },
        { guard: 'wasOver', target: 'over' },
        { guard: 'wasWithdrawn', target: 'withdrawn' },
        { target: 'reading' },
      ],
    },
    reading: {
      description: 'All that the law wants read, the boxes, and the button that binds',
      meta: { requirement: ['offer.page', 'offer.press'] },
      initial: 'fresh',
      on: { 'offer.accept': { target: 'sending', actions: 'setSubmission' } },
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
          { guard: { type: 'isOver', params: outcome }, target: 'over' },
          { guard: { type: 'isChanged', params: outcome }, target: 'reading.changed', actions: 'tellChanged' },
          { target: 'reading.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    accepted: {
      description: 'It is an order: its number, and where it may be withdrawn from',
      meta: { requirement: ['offer.receipt'] },
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
