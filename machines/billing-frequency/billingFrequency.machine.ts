import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { BillingFrequencies, BillingFrequencyChange, BillingOptions } from '../../domain/types.ts';
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
import { unprovided } from '../unprovided.ts';
import { refused, type Refused } from '../refused.ts';

interface BillingContext extends Sends {
  customerId: string;
  /** How often each contract is invoiced; null until that has come. */
  known: BillingFrequencies | null;
  /** What may be chosen; null until somebody wants to choose. */
  options: BillingOptions['options'] | null;
  /** The contract that the dialog is about. */
  contractNo: string | null;
  /** What is chosen in it, in months. */
  frequency: number | null;
  /** What was changed last. */
  changed: { contractNo: string; frequency: number; isMailed: boolean } | null;
  /** Why the last call came to nothing; null where it did not arrive at all, or has not failed. */
  failure: Failure | null;
}

export type BillingEvent =
  | { type: 'billing.retry' }
  | { type: 'billing.open'; contractNo: string }
  | { type: 'billing.close' }
  | { type: 'billing.choose'; frequency: number }
  | { type: 'billing.send'; key: string };

const contractOf = (known: BillingFrequencies | null, contractNo: string | null) =>
  known?.contracts.find((contract) => contract.contractNo === contractNo);

export const billingFrequencyMachine = setup({
  types: {
    context: {} as BillingContext,
    events: {} as BillingEvent,
    input: {} as { customerId: string },
    /** What is known of the customer's contracts elsewhere is old. */
    emitted: {} as { type: 'billing.changed' },
    children: {} as {
      readFrequencies: 'readFrequencies';
      readOptions: 'readOptions';
      submission: 'submission';
    },
    tags: {} as 'busy' | 'dialog',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** How often a customer's contracts are invoiced, and whether that may be changed. */
    readFrequencies: unprovided<BillingFrequencies, { customerId: string }>('readFrequencies'),
    /** How often one may be invoiced. */
    readOptions: unprovided<BillingOptions, undefined>('readOptions'),
    submission: submissionMachine,
  },
  guards: {
    isTaken: submissionGuards.isTaken,
    isSignInNeeded: submissionGuards.isSignInNeeded,
    isBlocked: (_, { known }: { known: BillingFrequencies }) => known.isFeatureBlocked,
    isChangeable: ({ context: { known } }, { contractNo }: { contractNo: string }) =>
      contractOf(known, contractNo)?.isChangeable === true,
    hasOptions: ({ context }) => context.options !== null,
    /** One of the choices, and another than it is. */
    isOther: ({ context: { known, options, contractNo, frequency } }) =>
      options !== null &&
      options.some((option) => option.frequency === frequency) &&
      contractOf(known, contractNo)?.frequency !== frequency,
  },
  actions: {
    setKnown: assign({ known: (_, { known }: { known: BillingFrequencies }) => known, failure: null }),
    setOptions: assign({ options: (_, { options }: BillingOptions) => options, failure: null }),
    setFailed: assign({ failure: (_, { error }: Refused) => toFailure(error) }),
    setContract: assign(({ context: { known } }, { contractNo }: { contractNo: string }) => ({
      contractNo,
      frequency: contractOf(known, contractNo)?.frequency ?? null,
      failure: null,
    })),
    setFrequency: assign({ frequency: (_, { frequency }: { frequency: number }) => frequency }),
    setSubmission: assign({
      submission: ({ context: { customerId, contractNo, frequency } }, { key }: { key: string }) =>
        newSubmission(key, { customerId, contractNo, frequency }),
      failure: null,
    }),
    setChanged: assign(({ context: { known, contractNo, frequency } }, params: Outcome) => {
      const answer = answerOf(params) as BillingFrequencyChange | null;
      const months = answer?.billingGroup.billingGroupNo ?? frequency ?? 0;
      const contracts = known?.contracts.map((contract) =>
        contract.contractNo === contractNo ? { ...contract, frequency: months } : contract,
      );
      return {
        known: known && contracts ? { ...known, contracts } : known,
        changed: { contractNo: contractNo ?? '', frequency: months, isMailed: answer?.isMailed === true },
      };
    }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forgetContract: assign({ contractNo: null, frequency: null, failure: null }),
    tellChanged: emit({ type: 'billing.changed' }),
  },
}).createMachine({
  id: 'billingFrequency',
  description: 'How often contracts are invoiced, and changing it in a dialog',
  context: ({ input: { customerId } }) => ({
    customerId,
    known: null,
    options: null,
    contractNo: null,
    frequency: null,
    changed: null,
    submission: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'How often each contract is invoiced is on its way',
      meta: { requirement: ['billing.shown'] },
      tags: 'busy',
      invoke: {
        id: 'readFrequencies',
        src: 'readFrequencies',
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: [
          {
            guard: { type: 'isBlocked', params: ({ event }) => ({ known: event.output }) },
            target: 'blocked',
            actions: { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
          },
          {
            target: 'offered.fresh',
            actions: { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
          },
        ],
        onError: { target: 'unread', actions: { type: 'setFailed', params: refused } },
      },
    },
    unread: {
      description: 'It did not come: another try',
      meta: { requirement: ['billing.failed'] },
      on: { 'billing.retry': 'reading' },
    },
    blocked: {
      description: 'Nothing may be changed, and why',
      meta: { requirement: ['billing.blocked'] },
    },
    offered: {
      description: 'Each contract says how often it is invoiced, and leads to the dialog where that may be changed',
      meta: { requirement: ['billing.shown'] },
      initial: 'fresh',
      on: {
        'billing.open': [
          {
            guard: {
              type: 'isChangeable',
              params: ({ event: { contractNo } }) => ({ contractNo }),
            },
            target: 'opening',
            actions: { type: 'setContract', params: ({ event: { contractNo } }) => ({ contractNo }) },
          },
        ],
      },
      states: {
        fresh: { description: 'Nothing was changed', meta: { requirement: ['billing.shown'] } },
        changed: {
          description: 'It was changed: from the next invoice on it is so',
          meta: { requirement: ['billing.done'] },
          entry: 'tellChanged',
        },
      },
    },
    opening: {
      description: 'The choices are asked for once',
      meta: { requirement: ['billing.asked'] },
      always: [{ guard: 'hasOptions', target: 'asking' }, { target: 'gettingOptions' }],
    },
    gettingOptions: {
      description: 'The choices are on their way',
      meta: { requirement: ['billing.asked'] },
      tags: ['busy', 'dialog'],
      on: { 'billing.close': { target: 'offered', actions: 'forgetContract' } },
      invoke: {
        id: 'readOptions',
        src: 'readOptions',
        onDone: { target: 'asking', actions: { type: 'setOptions', params: ({ event }) => event.output } },
        onError: { target: 'withoutOptions', actions: { type: 'setFailed', params: refused } },
      },
    },
    withoutOptions: {
      description: 'The choices did not come: why, and another try',
      meta: { requirement: ['billing.failed'] },
      tags: 'dialog',
      on: {
        'billing.retry': 'gettingOptions',
        'billing.close': { target: 'offered', actions: 'forgetContract' },
      },
    },
    asking: {
      description: 'How often is chosen, and sent',
      meta: { requirement: ['billing.asked'] },
      tags: 'dialog',
      initial: 'fresh',
      on: {
        'billing.choose': {
          actions: { type: 'setFrequency', params: ({ event: { frequency } }) => ({ frequency }) },
        },
        'billing.close': { target: 'offered', actions: 'forgetContract' },
        'billing.send': {
          guard: 'isOther',
          target: 'sending',
          actions: { type: 'setSubmission', params: ({ event: { key } }) => ({ key }) },
        },
      },
      states: {
        fresh: { description: 'Nothing was sent yet', meta: { requirement: ['billing.asked'] } },
        failed: {
          description: 'It was not taken, or did not arrive: why in the words of the answer, and another try',
          meta: { requirement: ['billing.failed'] },
          // What is known may be old by then.
          on: { 'billing.close': { target: '#billingFrequency.reading', actions: 'forgetContract' } },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back',
          meta: { requirement: ['billing.failed'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['billing.once'] },
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'offered.changed',
            actions: [{ type: 'setChanged', params: outcome }, 'forgetContract'],
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'asking.signInNeeded',
            actions: { type: 'setFailure', params: outcome },
          },
          { target: 'asking.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
  },
});
