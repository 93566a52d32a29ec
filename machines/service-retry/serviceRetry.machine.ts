import { assign, setup } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import {
  answerOf,
  failureOf,
  keptSubmission,
  newSubmission,
  outcome,
  type Outcome,
  type Sends,
} from '../submission/outcome.ts';
import { submissionMachine } from '../submission/submission.machine.ts';

/** A service of an order that did not come through with it. */
export interface FailedService {
  orderId: string;
  templateId: string;
}

interface ServiceRetryContext extends Sends {
  service: FailedService;
  /** Why it was not tried; null where it did not arrive. */
  failure: Failure | null;
}

/** Each try is a write of its own. */
export type ServiceRetryEvent = { type: 'service.retry'; key: string };

/** Whether the retailer's system has taken it now. */
const isImported = (params: Outcome) =>
  ((answerOf(params) as { importNo: string | null } | null)?.importNo ?? null) !== null;

export const serviceRetryMachine = setup({
  types: {
    context: {} as ServiceRetryContext,
    events: {} as ServiceRetryEvent,
    input: {} as FailedService,
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { submission: submissionMachine },
  guards: {
    isOrdered: (_, params: Outcome) => isImported(params) || params.output.outcome === 'received',
    isRefusedAgain: (_, { output }: Outcome) => output.outcome === 'answered',
  },
  actions: {
    setSubmission: assign({
      submission: ({ context: { service } }, { key }: { key: string }) => newSubmission(key, service),
      failure: null,
    }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
  },
}).createMachine({
  id: 'serviceRetry',
  description: 'A service that did not come through with its order is ordered again, it alone',
  context: ({ input }) => ({ service: input, submission: null, failure: null }),
  initial: 'failed',
  states: {
    failed: {
      description: 'It is not ordered',
      meta: { requirement: ['order.services.failed'] },
      initial: 'told',
      on: {
        'service.retry': {
          target: 'trying',
          actions: { type: 'setSubmission', params: ({ event: { key } }) => ({ key }) },
        },
      },
      states: {
        told: {
          description: 'The order says so',
          meta: { requirement: ['order.services.failed'] },
        },
        again: {
          description: 'The retailer’s system did not take it this time either',
          meta: { requirement: ['order.services.failed'] },
        },
        notTried: {
          description: 'The try did not come through',
          meta: { requirement: ['order.services.failed'] },
        },
      },
    },
    trying: {
      description: 'It is ordered again, once',
      meta: { requirement: ['order.services.failed'] },
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          { guard: { type: 'isOrdered', params: outcome }, target: 'ordered' },
          { guard: { type: 'isRefusedAgain', params: outcome }, target: 'failed.again' },
          { target: 'failed.notTried', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    ordered: {
      description: 'It is ordered now',
      meta: { requirement: ['order.services.failed'] },
    },
  },
});
