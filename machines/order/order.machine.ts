import { assertEvent, assign, emit, setup } from 'xstate';
import { valuesWith } from '../../domain/orders/index.ts';
import { failureOf, keptSubmission, newSubmission, outcome, sentBefore, type Outcome } from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';
import { proofAwaited } from '../verification/proofAwaited.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import { outcomeGuards, resultOf } from './order.outcome.ts';
import { stepGuards } from './order.steps.ts';
import type { Interruption, OrderContext, OrderEmitted, OrderEvent, OrderInput } from './order.types.ts';

const keepResult = { type: 'setResult', params: outcome } as const;
const keepFailure = { type: 'setFailure', params: outcome } as const;
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
    emitted: {} as OrderEmitted,
    children: {} as { submission: 'submission'; verification: 'verification' },
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine, verification: verificationMachine },
  guards: {
    ...stepGuards,
    ...outcomeGuards,
  },
  actions: {
    setValues: assign(({ context, event }) => {
      assertEvent(event, 'step.next');
      return { values: valuesWith(context.values, event.values) };
    }),
    setReviewed: assign({ isReviewed: true }),
    setSubmission: assign(({ event }) => {
      assertEvent(event, 'order.submit');
      const { key, request, needsBotCheck } = event;
      return { submission: newSubmission(key, request, needsBotCheck), failure: null };
    }),
    setResult: assign({ result: (_, params: Outcome) => resultOf(params) }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetSubmission: assign({ submission: null, result: null }),
    tellReceived: emit({ type: 'order.received' }),
    tellNotReceived: emit({ type: 'order.notReceived', needsNewKey: false }),
    tellProofNeeded: emit(({ context: { result } }) => ({ type: 'order.proofNeeded', orderId: result?.orderId ?? '' })),
    tellUnproven: emit({ type: 'order.notReceived', needsNewKey: true }),
    tellInterrupted: emit((_, { reason }: { reason: Interruption }) => ({ type: 'order.interrupted', reason })),
  },
}).createMachine({
  id: 'order',
  description: 'Someone orders a product of a campaign, step by step, signed in or not',
  context: ({ input: { steps, values, isReviewed, sentKey } }) => ({
    steps,
    values,
    isReviewed,
    submission: sentKey === null ? null : sentBefore(sentKey),
    result: null,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What was sent before the page was loaded anew is looked up first',
      meta: { requirement: ['order.reload'] },
      always: [{ guard: 'isSentBefore', target: 'sending' }, { target: 'filling' }],
    },
    filling: {
      description: 'The form, a step at a time; it owns what is typed',
      meta: { requirement: ['order.steps', 'order.draft'] },
      initial: 'product',
      on: {
        'step.open': [
          { guard: { type: 'isOpened', params: 'product' }, target: '.product' },
          { guard: { type: 'isOpened', params: 'person' }, target: '.person' },
          { guard: { type: 'isOpened', params: 'site' }, target: '.site' },
          { guard: { type: 'isOpened', params: 'start' }, target: '.start' },
          { guard: { type: 'isOpened', params: 'billing' }, target: '.billing' },
          { guard: { type: 'isOpened', params: 'services' }, target: '.services' },
          { guard: { type: 'isOpened', params: 'review' }, target: '.review' },
        ],
      },
      states: {
        product: {
          description: 'What is ordered, at which price and on which terms',
          meta: { requirement: ['order.product'] },
          on: {
            'step.next': [
              { guard: { type: 'isChanged', params: 'product' }, target: 'review', actions: 'setValues' },
              { guard: { type: 'isLeft', params: 'product' }, target: 'person', actions: 'setValues' },
            ],
          },
        },
        person: {
          description: 'Who orders, and where they are reached',
          meta: { requirement: ['order.person'] },
          on: {
            'step.next': [
              { guard: { type: 'isChanged', params: 'person' }, target: 'review', actions: 'setValues' },
              { guard: { type: 'isLeft', params: 'person' }, target: 'site', actions: 'setValues' },
            ],
          },
        },
        site: {
          description: 'Where it is delivered; the delivery site is looked for in the register',
          meta: { requirement: ['order.site'] },
          always: { guard: { type: 'isLeftOut', params: 'site' }, target: 'start' },
          on: {
            'step.next': [
              { guard: { type: 'isChanged', params: 'site' }, target: 'review', actions: 'setValues' },
              { guard: { type: 'isLeft', params: 'site' }, target: 'start', actions: 'setValues' },
            ],
          },
        },
        start: {
          description: 'When it begins, and from whom the person changes',
          meta: { requirement: ['order.start'] },
          always: { guard: { type: 'isLeftOut', params: 'start' }, target: 'billing' },
          on: {
            'step.next': [
              { guard: { type: 'isChanged', params: 'start' }, target: 'review', actions: 'setValues' },
              { guard: { type: 'isLeft', params: 'start' }, target: 'billing', actions: 'setValues' },
            ],
          },
        },
        billing: {
          description: 'How it is billed, or paid',
          meta: { requirement: ['order.billing'] },
          always: { guard: { type: 'isLeftOut', params: 'billing' }, target: 'services' },
          on: {
            'step.next': [
              { guard: { type: 'isChanged', params: 'billing' }, target: 'review', actions: 'setValues' },
              { guard: { type: 'isLeft', params: 'billing' }, target: 'services', actions: 'setValues' },
            ],
          },
        },
        services: {
          description: 'What may go with it',
          meta: { requirement: ['order.servicesStep'] },
          always: { guard: { type: 'isLeftOut', params: 'services' }, target: 'review' },
          on: {
            'step.next': { guard: { type: 'isLeft', params: 'services' }, target: 'review', actions: 'setValues' },
          },
        },
        review: {
          description: 'All of it once more, with what the law wants said before the button',
          meta: { requirement: ['order.review', 'order.changed', 'order.askedAgain'] },
          entry: 'setReviewed',
          initial: 'fresh',
          always: [
            { guard: { type: 'isLacking', params: 'product' }, target: 'product' },
            { guard: { type: 'isLacking', params: 'person' }, target: 'person' },
            { guard: { type: 'isLacking', params: 'site' }, target: 'site' },
            { guard: { type: 'isLacking', params: 'start' }, target: 'start' },
            { guard: { type: 'isLacking', params: 'billing' }, target: 'billing' },
            { guard: { type: 'isLacking', params: 'services' }, target: 'services' },
          ],
          on: {
            'order.submit': { target: '#order.sending', actions: 'setSubmission' },
          },
          states: {
            fresh: {
              description: 'Nothing has been sent yet',
              meta: { requirement: ['order.review'] },
            },
            failed: {
              description: 'It was not taken, or did not arrive; what was typed is still there',
              meta: { requirement: ['order.failure'] },
              entry: ['tellNotReceived', { type: 'tellInterrupted', params: { reason: 'failed' } }],
            },
            signInNeeded: {
              description: 'The session is over: the person signs in and comes back to what was typed',
              meta: { requirement: ['order.signIn'] },
              entry: ['tellNotReceived', { type: 'tellInterrupted', params: { reason: 'signInNeeded' } }],
            },
            incomplete: {
              description: 'Something is missing that the server asks for: where it is typed is told',
              meta: { requirement: ['order.missingData'] },
              entry: ['tellNotReceived', { type: 'tellInterrupted', params: { reason: 'incomplete' } }],
            },
            outdated: {
              description: 'The campaign is over, or its terms have changed meanwhile: what is new is looked at first',
              meta: { requirement: ['order.outdated'] },
              entry: ['tellNotReceived', { type: 'tellInterrupted', params: { reason: 'outdated' } }],
            },
          },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['order.form.once', 'order.reload'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          { guard: { type: 'isProofNeeded', params: outcome }, target: 'verificationNeeded', actions: keepResult },
          { guard: { type: 'isContactAsked', params: outcome }, target: 'contactAsked', actions: keepResult },
          { guard: { type: 'isNotCreditable', params: outcome }, target: 'notCreditable', actions: keepResult },
          { guard: { type: 'isNotImported', params: outcome }, target: 'notImported', actions: keepResult },
          { guard: { type: 'isReceived', params: outcome }, target: 'sent', actions: keepResult },
          { guard: { type: 'isReceivedBefore', params: outcome }, target: 'receivedBefore' },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'filling.review.signInNeeded',
            actions: keepFailure,
          },
          { guard: { type: 'isOutdated', params: outcome }, target: 'filling.review.outdated', actions: keepFailure },
          {
            guard: { type: 'isIncomplete', params: outcome },
            target: 'filling.review.incomplete',
            actions: keepFailure,
          },
          { target: 'filling.review.failed', actions: keepFailure },
        ],
      },
    },
    verificationNeeded: {
      description: 'It is kept until the person has proven who they are',
      meta: { requirement: ['order.verification'] },
      entry: 'tellProofNeeded',
      invoke: proofAwaited,
    },
    verifiedElsewhere: {
      description: 'The person has proven it in another tab or on another device, where what came of it is told',
      meta: { requirement: ['order.verifiedElsewhere'] },
      entry: 'tellReceived',
    },
    receivedBefore: {
      description:
        'The server has it from other hands: it is ordered, or waits for a proof that nobody can give any more; what was typed is still there',
      meta: { requirement: ['order.receivedBefore'] },
      entry: 'tellUnproven',
      on: {
        'step.open': { guard: 'isGoneOnWith', target: 'filling.review', actions: 'forgetSubmission' },
      },
    },
    unproven: {
      description: 'Nothing is ordered, for want of a proof; what was typed is still there',
      meta: { requirement: ['order.cancelled', 'order.expired'] },
      initial: 'expired',
      entry: 'tellUnproven',
      on: {
        'step.open': { guard: 'isGoneOnWith', target: 'filling.review', actions: 'forgetSubmission' },
      },
      states: {
        cancelled: {
          description: 'The person gave it up',
          meta: { requirement: ['order.cancelled'] },
          entry: { type: 'tellInterrupted', params: { reason: 'cancelled' } },
        },
        expired: {
          description: 'Nobody proved it in time',
          meta: { requirement: ['order.expired'] },
          entry: { type: 'tellInterrupted', params: { reason: 'expired' } },
        },
      },
    },
    notCreditable: {
      description: 'The retailer cannot supply on credit: where the data comes from, and how it is looked at again',
      meta: { requirement: ['order.notCreditable'] },
      entry: ['tellReceived', { type: 'tellInterrupted', params: { reason: 'notCreditable' } }],
    },
    notImported: {
      description: "It is kept, but did not get to the retailer's system: the customer service finishes it",
      meta: { requirement: ['order.notImported'] },
      entry: ['tellReceived', { type: 'tellInterrupted', params: { reason: 'notImported' } }],
    },
    contactAsked: {
      description: 'The price offer was not taken: nothing is ordered, and the customer service calls',
      meta: { requirement: ['order.offerRejected'] },
      entry: 'tellReceived',
    },
    sent: {
      description: 'It is ordered: its number, and what happens next by what the server has found',
      meta: { requirement: ['order.sent'] },
      entry: 'tellReceived',
    },
  },
});
