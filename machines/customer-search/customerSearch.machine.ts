import { assertEvent, assign, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import { reasonFault, soughtFault } from '../../domain/staff/index.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

type Schemas = components['schemas'];
export type CustomerSearch = Schemas['CustomerSearch'];
export type FoundCustomers = Schemas['FoundCustomers'];

interface CustomerSearchContext {
  /** What was sought last; null before, and where what was asked last was not sent. */
  search: CustomerSearch | null;
  /** A page of those who are found by it; it stays until another page has come, or something else is asked. */
  found: (FoundCustomers & { page: number }) | null;
  failure: Failure | null;
  /** What was asked last was not sent: its reason, or what is sought, is none. */
  isRefused: boolean;
}

export type CustomerSearchEvent = { type: 'search.ask'; search: CustomerSearch };

const answered = ({ event }: { event: { output: FoundCustomers } }) => ({ found: event.output });

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
    setSearch: assign(({ context: { search, found }, event }) => {
      const isTurned = search?.sought === event.search.sought && search.reason === event.search.reason;
      return { search: event.search, found: isTurned ? found : null, failure: null, isRefused: false };
    }),
    setFound: assign(({ context: { search } }, { found }: { found: FoundCustomers }) => ({
      found: { ...found, page: search?.page ?? 1 },
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    refuse: assign({ search: null, found: null, failure: null, isRefused: true }),
  },
}).createMachine({
  id: 'customerSearch',
  description: 'An employee looks for a customer, with a reason',
  context: { search: null, found: null, failure: null, isRefused: false },
  initial: 'idle',
  on: {
    'search.ask': [
      { guard: 'isSound', target: '.seeking', actions: 'setSearch' },
      { target: '.idle', actions: 'refuse' },
    ],
  },
  states: {
    idle: {
      description: 'Nobody is looked for yet, or what was asked last was not sent',
      meta: { requirement: ['acting.searchPage'] },
    },
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
