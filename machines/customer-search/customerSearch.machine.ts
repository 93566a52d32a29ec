import { assertEvent, assign, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import { reasonFault, soughtFault } from '../../domain/staff/index.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';

type Schemas = components['schemas'];
export type CustomerSearch = Schemas['CustomerSearch'];
export type FoundCustomers = Schemas['FoundCustomers'];

interface CustomerSearchContext {
  /** What was sought last; null before. */
  search: CustomerSearch | null;
  found: FoundCustomers | null;
  failure: Failure | null;
}

export type CustomerSearchEvent = { type: 'search.ask'; search: CustomerSearch };

const answered = ({ event }: { event: { output: FoundCustomers } }) => ({ found: event.output });
const refused = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

export const customerSearchMachine = setup({
  types: {
    context: {} as CustomerSearchContext,
    events: {} as CustomerSearchEvent,
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: { searchCustomers: unprovided<FoundCustomers, CustomerSearch>('searchCustomers') },
  guards: {
    isSound: ({ event }) => reasonFault(event.search.reason) === null && soughtFault(event.search.sought) === null,
    hasFound: (_, { found }: { found: FoundCustomers }) => found.customers[0] !== undefined,
  },
  actions: {
    setSearch: assign(({ event }) => ({ search: event.search, failure: null })),
    setFound: assign({ found: (_, { found }: { found: FoundCustomers }) => found }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error), found: null })),
  },
}).createMachine({
  id: 'customerSearch',
  description: 'An employee looks for a customer, with a reason',
  context: { search: null, found: null, failure: null },
  initial: 'idle',
  on: { 'search.ask': { guard: 'isSound', target: '.seeking', actions: 'setSearch' } },
  states: {
    idle: { description: 'Nobody has been looked for yet', meta: { requirement: ['acting.searchPage'] } },
    seeking: {
      description: 'The server looks; another press asks nothing more',
      meta: { requirement: ['acting.searchPage', 'acting.once'] },
      tags: 'busy',
      on: { 'search.ask': {} },
      invoke: {
        id: 'searchCustomers',
        src: 'searchCustomers',
        input: ({ event }) => {
          assertEvent(event, 'search.ask');
          return event.search;
        },
        onDone: [
          {
            guard: { type: 'hasFound', params: answered },
            target: 'found',
            actions: { type: 'setFound', params: answered },
          },
          { target: 'nothing', actions: { type: 'setFound', params: answered } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: refused } },
      },
    },
    found: {
      description: 'Some are found, twenty on a page',
      meta: { requirement: ['acting.searchPage', 'acting.search'] },
    },
    nothing: { description: 'Nobody is found', meta: { requirement: ['acting.searchPage'] } },
    failed: {
      description: 'It is not known who there is; the search may be sent again',
      meta: { requirement: ['acting.searchPage'] },
    },
  },
});
