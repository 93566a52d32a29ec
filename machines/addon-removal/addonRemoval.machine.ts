import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { AddonRemoval, RemovableAddon, RemovableAddons } from '../../domain/types.ts';
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
import { addonNamed, hasRemovable, isDayOf, removableAmong, type NamedAddon } from './addons.ts';
import { refused, type Refused } from '../refused.ts';

interface RemovalContext extends Sends {
  customerId: string;
  /** The service that the dialog is about; null: whichever is chosen in it. */
  wanted: NamedAddon | null;
  /** The services, with the days that may be their last; null until they have come. */
  known: RemovableAddon[] | null;
  /** What is chosen. */
  chosen: NamedAddon | null;
  /** The last day `YYYY-MM-DD`; or what was typed, where that is no day. */
  endDate: string;
  /** What was ended last. */
  removed: Pick<AddonRemoval, 'productName' | 'endDate' | 'isMailed'> | null;
  /** Why the last call came to nothing; null where it did not arrive at all, or has not failed. */
  failure: Failure | null;
}

export type RemovalEvent =
  | { type: 'removal.open'; wanted: NamedAddon | null }
  | { type: 'removal.close' }
  | { type: 'removal.retry' }
  | ({ type: 'removal.choose' } & NamedAddon)
  | { type: 'removal.day'; endDate: string }
  | { type: 'removal.send'; key: string };

export const addonRemovalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    input: {} as { customerId: string },
    /** Of either: what is known of the customer's contracts elsewhere is old. */
    emitted: {} as { type: 'removal.removed' } | { type: 'removal.outdated' },
    children: {} as { read: 'read'; submission: 'submission' },
    tags: {} as 'busy' | 'dialog' | 'told',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** The services of a customer, and when each may end. */
    read: unprovided<RemovableAddons, { customerId: string }>('read'),
    submission: submissionMachine,
  },
  guards: {
    isTaken: submissionGuards.isTaken,
    isSignInNeeded: submissionGuards.isSignInNeeded,
    /** It ends already, or has no end of its own any more: in another tab, say. */
    isNotPossible: (_, params: Outcome) => failureOf(params)?.code === 'removal.notPossible',
    hasRemovable: ({ context: { wanted } }, { addons }: { addons: RemovableAddon[] }) => hasRemovable(addons, wanted),
    isRemovable: ({ context: { known, wanted } }, named: NamedAddon) =>
      addonNamed(removableAmong(known ?? [], wanted), named) !== undefined,
    /** A service is chosen, and one of its days. */
    isReady: ({ context: { known, chosen, endDate } }) => {
      const addon = chosen && addonNamed(known ?? [], chosen);
      return addon ? isDayOf(addon, endDate) : false;
    },
  },
  actions: {
    setWanted: assign({ wanted: (_, { wanted }: { wanted: NamedAddon | null }) => wanted, failure: null }),
    setKnown: assign(({ context: { wanted } }, { addons }: { addons: RemovableAddon[] }) => {
      const [first] = removableAmong(addons, wanted);
      const chosen = first ? { contractNo: first.contractNo, tariffNo: first.tariffNo } : null;
      return { known: addons, chosen, endDate: first?.firstDay ?? '', failure: null };
    }),
    setChosen: assign(({ context: { known } }, named: NamedAddon) => ({
      chosen: named,
      endDate: addonNamed(known ?? [], named)?.firstDay ?? '',
    })),
    setDay: assign({ endDate: (_, { endDate }: { endDate: string }) => endDate }),
    setFailed: assign({ failure: (_, { error }: Refused) => toFailure(error) }),
    setSubmission: assign({
      submission: ({ context: { customerId, known, chosen, endDate } }, { key }: { key: string }) => {
        const addon = chosen && addonNamed(known ?? [], chosen);
        const { contractCode, terminateTemplateNo } = addon ?? {};
        return newSubmission(key, { customerId, ...chosen, contractCode, terminateTemplateNo, endDate });
      },
      failure: null,
    }),
    setRemoved: assign({
      removed: ({ context: { known, chosen, endDate } }, params: Outcome) => {
        const answer = answerOf(params) as AddonRemoval | null;
        const addon = chosen && addonNamed(known ?? [], chosen);
        return {
          productName: answer?.productName ?? addon?.productName ?? '',
          endDate: answer?.endDate ?? endDate,
          isMailed: answer?.isMailed === true,
        };
      },
    }),
    setFailure: assign({ failure: (_, params: Outcome) => failureOf(params) }),
    forget: assign({ known: null, chosen: null, endDate: '', failure: null }),
    tellRemoved: emit({ type: 'removal.removed' }),
    tellOutdated: emit({ type: 'removal.outdated' }),
  },
}).createMachine({
  id: 'addonRemoval',
  description: 'A service of a contract is ended in a dialog',
  context: ({ input: { customerId } }) => ({
    customerId,
    wanted: null,
    known: null,
    chosen: null,
    endDate: '',
    removed: null,
    submission: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'A row of the page leads to the dialog',
      meta: { requirement: ['removal.offered'] },
      initial: 'fresh',
      on: {
        'removal.open': {
          target: 'reading',
          actions: { type: 'setWanted', params: ({ event: { wanted } }) => ({ wanted }) },
        },
      },
      states: {
        fresh: { description: 'Nothing was ended', meta: { requirement: ['removal.offered'] } },
        removed: {
          description: 'A service was ended: its last day is said',
          meta: { requirement: ['removal.done'] },
          tags: 'told',
          entry: 'tellRemoved',
        },
        notPossible: {
          description: 'The service could not be ended any more: why in the words of the answer',
          meta: { requirement: ['removal.outdated'] },
          tags: 'told',
          entry: 'tellOutdated',
        },
      },
    },
    reading: {
      description: 'The services are on their way, with the days that may be their last',
      meta: { requirement: ['removal.offered'] },
      tags: ['busy', 'dialog'],
      on: { 'removal.close': 'closed' },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: [
          {
            guard: { type: 'hasRemovable', params: ({ event }) => ({ addons: event.output.addons }) },
            target: 'asking',
            actions: { type: 'setKnown', params: ({ event }) => ({ addons: event.output.addons }) },
          },
          {
            target: 'stuck',
            actions: { type: 'setKnown', params: ({ event }) => ({ addons: event.output.addons }) },
          },
        ],
        onError: { target: 'unread', actions: { type: 'setFailed', params: refused } },
      },
    },
    unread: {
      description: 'They did not come: why, and another try',
      meta: { requirement: ['removal.failed'] },
      tags: 'dialog',
      on: { 'removal.retry': 'reading', 'removal.close': { target: 'closed', actions: 'forget' } },
    },
    stuck: {
      description: 'There is nothing that could be ended, and why',
      meta: { requirement: ['removal.which'] },
      tags: 'dialog',
      on: { 'removal.close': { target: 'closed', actions: 'forget' } },
    },
    asking: {
      description: 'The service and its last day are chosen; what is lost is said',
      meta: { requirement: ['removal.told', 'removal.days'] },
      tags: 'dialog',
      initial: 'fresh',
      on: {
        'removal.choose': {
          guard: {
            type: 'isRemovable',
            params: ({ event: { contractNo, tariffNo } }) => ({ contractNo, tariffNo }),
          },
          actions: {
            type: 'setChosen',
            params: ({ event: { contractNo, tariffNo } }) => ({ contractNo, tariffNo }),
          },
        },
        'removal.day': { actions: { type: 'setDay', params: ({ event: { endDate } }) => ({ endDate }) } },
        'removal.close': { target: 'closed', actions: 'forget' },
        'removal.send': {
          guard: 'isReady',
          target: 'sending',
          actions: { type: 'setSubmission', params: ({ event: { key } }) => ({ key }) },
        },
      },
      states: {
        fresh: { description: 'Nothing was sent yet', meta: { requirement: ['removal.told'] } },
        failed: {
          description: 'It was not taken, or did not arrive: why in the words of the answer, and another try',
          meta: { requirement: ['removal.failed'] },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back',
          meta: { requirement: ['removal.failed'] },
        },
      },
    },
    sending: {
      description: 'One submission, until it is known what became of it',
      meta: { requirement: ['removal.once'] },
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'submission',
        src: 'submission',
        input: keptSubmission,
        onDone: [
          {
            guard: { type: 'isTaken', params: outcome },
            target: 'closed.removed',
            actions: [{ type: 'setRemoved', params: outcome }, 'forget'],
          },
          {
            guard: { type: 'isSignInNeeded', params: outcome },
            target: 'asking.signInNeeded',
            actions: { type: 'setFailure', params: outcome },
          },
          {
            guard: { type: 'isNotPossible', params: outcome },
            target: 'closed.notPossible',
            actions: ['forget', { type: 'setFailure', params: outcome }],
          },
          { target: 'asking.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
  },
});
