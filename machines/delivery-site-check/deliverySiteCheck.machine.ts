import { assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { isSameLine } from '../../domain/places/index.ts';
import { toFailure } from '../../domain/failure.ts';
import type { OrderAddress, SiteCheck, SiteContracts, SiteQuestion } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import type {
  AskedSite,
  CheckedSite,
  DeliverySiteCheckContext,
  DeliverySiteCheckEmitted,
  DeliverySiteCheckEvent,
  DeliverySiteCheckInput,
} from './deliverySiteCheck.types.ts';
import { refused } from '../refused.ts';

/** In milliseconds: a check that takes longer is told of. */
const SLOW_CHECK = 1000;

type AskingEvent = Extract<DeliverySiteCheckEvent, { asked: AskedSite | null }>;

const askedIn = ({ event }: { event: Extract<DeliverySiteCheckEvent, { asked: AskedSite }> }) => ({
  asked: event.asked,
});
const checked = ({ event }: { event: { output: SiteCheck } }) => ({ check: event.output });
const found = ({ event }: { event: { output: SiteContracts } }) => ({ contracts: event.output });

/** The typed address with what the register writes otherwise. */
const correctedOf = ({ asked, check }: DeliverySiteCheckContext): OrderAddress | null =>
  asked && check?.correctedAddress ? { ...asked.address, ...check.correctedAddress } : null;

const toBeFound = ({ asked }: DeliverySiteCheckContext) => asked && { ...asked, isToBeFound: true };

/** The retailer finds the site where the register has not named one. */
function siteOf({ asked, check, ownContractCode }: DeliverySiteCheckContext): CheckedSite {
  const { meteringPointNo, meteringPointId } = check?.site ?? {};
  const isKnown = meteringPointNo !== undefined && meteringPointId !== undefined;
  return {
    deliverySite: asked && { ...asked, isToBeFound: check === null },
    meteringPointInfo: isKnown ? { meteringPointNo, meteringPointId } : null,
    ownContractCode,
  };
}

const nothing = { asked: null, check: null, ownContractCode: null, failure: null, isLeaving: false };

export const deliverySiteCheckMachine = setup({
  types: {
    context: {} as DeliverySiteCheckContext,
    input: {} as DeliverySiteCheckInput,
    events: {} as DeliverySiteCheckEvent,
    emitted: {} as DeliverySiteCheckEmitted,
    tags: {} as 'busy' | 'allChecksDone' | 'mayGoOn',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** What the register says; rejects with `METERING_POINT_NOT_FOUND` where it has none. */
    checkSite: unprovided<SiteCheck, SiteQuestion>('checkSite'),
    /** Whose contract runs there. */
    getContracts: unprovided<
      SiteContracts,
      { customerId: string; meteringPointNo: string; productKind: SiteQuestion['productKind'] }
    >('getContracts'),
  },
  guards: {
    isOutdated: ({ context, event }) =>
      context.asked !== null && JSON.stringify(context.asked) !== JSON.stringify((event as AskingEvent).asked),
    isSame: ({ context, event }) => JSON.stringify(context.asked) === JSON.stringify((event as AskingEvent).asked),
    isOther: ({ context, event }) => JSON.stringify(context.asked) !== JSON.stringify((event as AskingEvent).asked),
    isNotThere: (_, { error }: { error: unknown }) => toFailure(error).code === 'METERING_POINT_NOT_FOUND',
    /** The person has left this very site to the retailer before. */
    isLeftToFind: ({ context }) => JSON.stringify(context.leftToFind) === JSON.stringify(toBeFound(context)),
    isOutside: (_, { check }: { check: SiteCheck }) => check.outcome === 'outsideHeatNetwork',
    isWrittenOtherwise: ({ context }, { check }: { check: SiteCheck }) =>
      context.asked !== null &&
      check.correctedAddress !== null &&
      !isSameLine(context.asked.address, check.correctedAddress),
    isLookUpDue: ({ context }) => context.customerId !== null && (context.check?.site ?? null) !== null,
    isOwn: (_, { contracts }: { contracts: SiteContracts }) => contracts.ownContractCode !== null,
    /** Its term runs: an order would cut it short. */
    isBound: (_, { contracts }: { contracts: SiteContracts }) => contracts.isOwnBound,
    isOthers: (_, { contracts }: { contracts: SiteContracts }) => contracts.isOthers,
    isLeaving: ({ context }) => context.isLeaving,
  },
  delays: { slowCheck: SLOW_CHECK },
  actions: {
    forgetAll: assign(nothing),
    ask: assign((_, { asked }: { asked: AskedSite }) => ({ ...nothing, asked })),
    forgetFailure: assign({ failure: null }),
    leave: assign({ isLeaving: true }),
    leaveToFind: assign({ leftToFind: ({ context }) => toBeFound(context) }),
    setCheck: assign((_, { check }: { check: SiteCheck }) => ({ check, failure: null })),
    setContracts: assign((_, { contracts }: { contracts: SiteContracts }) => ({
      ownContractCode: contracts.ownContractCode,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    takeCorrected: enqueueActions(({ context, enqueue }) => {
      const address = correctedOf(context);
      if (context.asked === null || address === null) return;
      enqueue.assign({ asked: { ...context.asked, address } });
      enqueue.emit({ type: 'site.addressTaken', address });
    }),
    tellUndecided: enqueueActions(({ context, enqueue }) => {
      if (context.isLeaving) enqueue.emit({ type: 'site.undecided' });
    }),
    tellLeftToFind: emit(({ context }): DeliverySiteCheckEmitted => ({
      type: 'site.leftToFind',
      site: siteOf(context),
    })),
    tellReady: emit(({ context }): DeliverySiteCheckEmitted => ({ type: 'site.ready', site: siteOf(context) })),
  },
}).createMachine({
  id: 'deliverySiteCheck',
  description: 'Whether there is a delivery site where somebody wants one, and whose contract runs there',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'empty',
  on: {
    'site.change': { guard: 'isOutdated', target: '.empty', actions: 'forgetAll' },
    'site.check': { guard: 'isOther', target: '.checking', actions: { type: 'ask', params: askedIn } },
    'site.proceed': [
      { guard: 'isOther', target: '.checking', actions: [{ type: 'ask', params: askedIn }, 'leave'] },
      { actions: 'leave' },
    ],
  },
  states: {
    empty: {
      description: 'Nothing that could be asked about, or it is not asked about yet',
      meta: { requirement: ['site.check.begins', 'site.check.stale'] },
    },
    checking: {
      description: 'The register is asked',
      meta: { requirement: ['site.check.begins', 'site.check.slow'] },
      tags: 'busy',
      invoke: {
        id: 'checkSite',
        src: 'checkSite',
        input: ({ context: { productKind, asked } }) => ({
          productKind,
          meteringPointId: asked?.meteringPointId ?? null,
          // An id says it all.
          address: asked?.meteringPointId ? null : (asked?.address ?? null),
        }),
        onDone: [
          {
            guard: { type: 'isOutside', params: checked },
            target: 'undecided.outsideHeatNetwork',
            actions: { type: 'setCheck', params: checked },
          },
          {
            guard: { type: 'isWrittenOtherwise', params: checked },
            target: 'undecided.corrected',
            actions: { type: 'setCheck', params: checked },
          },
          // Other capitals alone are nothing to ask about.
          { target: 'placed', actions: [{ type: 'setCheck', params: checked }, 'takeCorrected'] },
        ],
        onError: [
          { guard: 'isLeftToFind', target: 'settled.toBeFound' },
          { guard: { type: 'isNotThere', params: refused }, target: 'undecided.notFound' },
          { target: 'undecided.failed', actions: { type: 'setFailure', params: refused } },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: { description: 'As long as usual', after: { slowCheck: 'slow' } },
        slow: { description: 'Longer than usual, and told so' },
      },
    },
    placed: {
      description: 'It is there; whose contract runs there is asked for who has signed in',
      meta: { requirement: ['site.check.contracts'] },
      always: [{ guard: 'isLookUpDue', target: 'lookingUp' }, { target: 'settled.checked' }],
    },
    lookingUp: {
      description: 'The contracts at the site are looked up',
      meta: { requirement: ['site.check.contracts', 'site.check.slow'] },
      tags: 'busy',
      invoke: {
        id: 'getContracts',
        src: 'getContracts',
        input: ({ context: { customerId, check, productKind } }) => ({
          customerId: customerId ?? '',
          meteringPointNo: check?.site?.meteringPointNo ?? '',
          productKind,
        }),
        onDone: [
          {
            guard: { type: 'isBound', params: found },
            target: 'undecided.boundContract',
            actions: { type: 'setContracts', params: found },
          },
          {
            guard: { type: 'isOwn', params: found },
            target: 'undecided.ownContract',
            actions: { type: 'setContracts', params: found },
          },
          { guard: { type: 'isOthers', params: found }, target: 'settled.othersContract' },
          { target: 'settled.checked' },
        ],
        // All that had to be checked is: the retailer sees to the rest.
        onError: 'settled.checked',
      },
      initial: 'waiting',
      states: {
        waiting: { description: 'As long as usual', after: { slowCheck: 'slow' } },
        slow: { description: 'Longer than usual, and told so' },
      },
    },
    undecided: {
      description: 'There is something to decide or to mend before the step is left',
      meta: { requirement: ['site.check.done'] },
      entry: 'tellUndecided',
      on: {
        'site.proceed': { guard: 'isSame', actions: ['leave', 'tellUndecided'] },
      },
      initial: 'notFound',
      states: {
        corrected: {
          description: 'The register writes the address otherwise: the person chooses',
          meta: { requirement: ['site.check.corrected'] },
          on: {
            'site.keepOwn': '#deliverySiteCheck.placed',
            'site.takeCorrected': { target: '#deliverySiteCheck.placed', actions: 'takeCorrected' },
          },
        },
        notFound: {
          description: 'The register has none: it is mended, or found by the retailer',
          meta: { requirement: ['site.check.notFound'] },
          on: { 'site.goOn': { target: '#deliverySiteCheck.settled.toBeFound', actions: 'leaveToFind' } },
        },
        failed: {
          description: 'It could not be checked: again, or the retailer finds it',
          meta: { requirement: ['site.check.failure'] },
          on: {
            'site.retry': { target: '#deliverySiteCheck.checking', actions: 'forgetFailure' },
            'site.goOn': { target: '#deliverySiteCheck.settled.toBeFound', actions: 'leaveToFind' },
          },
        },
        outsideHeatNetwork: {
          description: 'No heat is sold there: another address is wanted',
          meta: { requirement: ['site.check.heatNetwork'] },
        },
        ownContract: {
          description: 'The customer has a contract there: a product change serves better',
          meta: { requirement: ['site.check.ownContract'] },
          tags: 'allChecksDone',
          on: { 'site.goOn': '#deliverySiteCheck.settled.besideOwn' },
        },
        boundContract: {
          description: 'The customer has a contract there whose term runs: a product change alone takes its place',
          meta: { requirement: ['site.check.boundContract'] },
          tags: 'allChecksDone',
        },
      },
    },
    settled: {
      description: 'Nothing is left to decide',
      meta: { requirement: ['site.check.done'] },
      tags: ['mayGoOn', 'allChecksDone'],
      always: { guard: 'isLeaving', target: 'left' },
      initial: 'checked',
      states: {
        checked: {
          description: 'The site is there',
          meta: { requirement: ['site.check.found'] },
        },
        othersContract: {
          description: 'The site is there, and another’s contract runs: normal for who moves in',
          meta: { requirement: ['site.check.othersContract'] },
        },
        besideOwn: {
          description: 'The customer orders all the same where they have a contract',
          meta: { requirement: ['site.check.ownContract'] },
        },
        toBeFound: {
          description: 'The retailer finds the site',
          meta: { requirement: ['site.check.notFound', 'site.check.failure', 'site.check.kept'] },
          entry: 'tellLeftToFind',
        },
      },
    },
    left: {
      description: 'The step is left; what it has come to is told',
      meta: { requirement: ['site.check.proceed', 'site.check.done'] },
      tags: ['mayGoOn', 'allChecksDone'],
      entry: 'tellReady',
    },
  },
});

/** What an order has of it; null while there is something to check or to decide. */
export function checkedSiteOf(snapshot: SnapshotFrom<typeof deliverySiteCheckMachine>): CheckedSite | null {
  return snapshot.hasTag('mayGoOn') ? siteOf(snapshot.context) : null;
}
