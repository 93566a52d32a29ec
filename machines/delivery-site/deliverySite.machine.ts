import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { DeliverySite } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

/** In milliseconds: a search that takes longer is told of; it may take 30 seconds (`site.find`). */
const SLOW_FIND = 8000;

interface DeliverySiteInput {
  /** There are too many sites to show all, and none is chosen (`site.opens`). */
  isRequired: boolean;
  /** The sites are few enough to show all of them. */
  canShowAll: boolean;
  /** The one that the pages show, by its metering point number; null for all of them, or for none. */
  chosen: string | null;
}

interface DeliverySiteContext extends DeliverySiteInput {
  sites: readonly DeliverySite[];
  /** Why the sites did not come; null where they did, or may still. */
  failure: Failure | null;
}

export type DeliverySiteEvent =
  | { type: 'sites.open' }
  | { type: 'sites.close' }
  | { type: 'sites.retry' }
  /** By its metering point number; null: all of them. */
  | { type: 'site.choose'; meteringPointNo: string | null };

/** One is chosen; it is no change where there was none to begin with (`site.change`). */
export type DeliverySiteEmitted = { type: 'site.chosen'; meteringPointNo: string | null; isChange: boolean };

const found = ({ event }: { event: { output: readonly DeliverySite[] } }) => ({ sites: event.output });
const choice = ({ event }: { event: Extract<DeliverySiteEvent, { type: 'site.choose' }> }) => ({
  meteringPointNo: event.meteringPointNo,
});

export const deliverySiteMachine = setup({
  types: {
    context: {} as DeliverySiteContext,
    input: {} as DeliverySiteInput,
    events: {} as DeliverySiteEvent,
    emitted: {} as DeliverySiteEmitted,
    tags: {} as 'open',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** The customer's delivery sites; any answer but 200 rejects. */
    findDeliverySites: unprovided<readonly DeliverySite[], undefined>('findDeliverySites'),
  },
  guards: {
    isRequired: ({ context }) => context.isRequired,
    mayClose: ({ context }) => !context.isRequired,
    hasNone: ({ event }) => (event as unknown as { output: readonly DeliverySite[] }).output.length === 0,
    isToBeHad: ({ context, event }) => {
      const { meteringPointNo } = event as Extract<DeliverySiteEvent, { type: 'site.choose' }>;
      if (meteringPointNo === null) return context.canShowAll && context.chosen !== null;
      return context.sites.some((site) => site.meteringPointNo === meteringPointNo);
    },
  },
  delays: { slowFind: SLOW_FIND },
  actions: {
    setSites: assign({ sites: (_, { sites }: { sites: readonly DeliverySite[] }) => sites, failure: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    setChosen: assign((_, { meteringPointNo }: { meteringPointNo: string | null }) => ({
      chosen: meteringPointNo,
      isRequired: false,
    })),
    tellChoice: emit(({ context }, { meteringPointNo }: { meteringPointNo: string | null }): DeliverySiteEmitted => ({
      type: 'site.chosen',
      meteringPointNo,
      isChange: !context.isRequired,
    })),
  },
}).createMachine({
  id: 'deliverySite',
  description: 'Which of the customer’s delivery sites the pages show',
  context: ({ input }) => ({ ...input, sites: [], failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'One is chosen, or need not be',
      meta: { requirement: ['site.selector', 'site.opens'] },
      always: { guard: 'isRequired', target: 'open' },
      on: { 'sites.open': 'open' },
    },
    open: {
      description: 'The dialog is open; one that is required stays so until a site is chosen',
      meta: { requirement: ['site.required'] },
      tags: 'open',
      on: { 'sites.close': { guard: 'mayClose', target: 'closed' } },
      initial: 'finding',
      states: {
        finding: {
          description: 'The sites are on their way',
          meta: { requirement: ['site.waiting'] },
          invoke: {
            id: 'findDeliverySites',
            src: 'findDeliverySites',
            onDone: [
              { guard: 'hasNone', target: 'empty', actions: 'forgetFailure' },
              { target: 'choosing', actions: { type: 'setSites', params: found } },
            ],
            onError: { target: 'failed', actions: { type: 'setFailure', params: refused } },
          },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'As long as usual',
              after: { slowFind: 'slow' },
            },
            slow: { description: 'Longer than usual, and told so' },
          },
        },
        choosing: {
          description: 'The sites to choose from',
          meta: { requirement: ['site.rows', 'site.search', 'site.choice'] },
          on: {
            'site.choose': {
              guard: 'isToBeHad',
              target: '#deliverySite.closed',
              actions: [
                { type: 'tellChoice', params: choice },
                { type: 'setChosen', params: choice },
              ],
            },
          },
        },
        empty: {
          description: 'There is nothing to choose from any more',
          meta: { requirement: ['site.empty'] },
          on: { 'sites.retry': 'finding' },
        },
        failed: {
          description: 'The sites did not come; why, and what to do',
          meta: { requirement: ['site.failure'] },
          on: { 'sites.retry': 'finding' },
        },
      },
    },
  },
});
