import { assertEvent, assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/api.gen.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** Which customer is open in the session, and under whose id it sells. */
export type Acting = components['schemas']['Acting'];

interface ActingContext {
  /** As the server said last; nobody where it has not said yet. */
  acting: Acting;
  /** The server has said so. */
  isTold: boolean;
  /** What came to nothing last, and why; null where nothing did. */
  failed: { wish: Wished; failure: Failure } | null;
  /** Who was open here and is not any more, though nobody closed them in this tab; null where all is as it was left. */
  ended: string | null;
  /** Another tab has changed who is open while this one was waiting for its own answer. */
  isOutdated: boolean;
}

type Wished = 'ask' | 'open' | 'close';

interface Wish {
  customerId: string;
  reason: string;
}

export type ActingEvent =
  | ({ type: 'customer.open' } & Wish)
  | { type: 'customer.close' }
  /** Another tab has opened or closed a customer, or a page was told that none is open. */
  | { type: 'acting.ask' };

export type ActingEmitted =
  /** The server has said who is open; null where nobody is. */
  | { type: 'acting.told'; customerId: string | null }
  | { type: 'acting.opened'; customerId: string }
  | { type: 'acting.closed' };

const nobody: Acting = { open: null, salesAgent: null };
const answered = ({ event }: { event: { output: Acting } }) => ({ acting: event.output });
const refused =
  (wish: Wished) =>
  ({ event }: { event: { error: unknown } }) => ({ wish, error: event.error });
/** The server may have done what it was asked all the same. */
const uncertain: readonly Failure['kind'][] = ['unreachable', 'timedOut', 'broken', 'unavailable'];

export const actingMachine = setup({
  types: {
    context: {} as ActingContext,
    events: {} as ActingEvent,
    emitted: {} as ActingEmitted,
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    getActing: unprovided<Acting, undefined>('getActing'),
    openCustomer: unprovided<Acting, Wish>('openCustomer'),
    closeCustomer: unprovided<Acting, undefined>('closeCustomer'),
  },
  guards: {
    isOpen: ({ context }) => context.acting.open !== null,
    mayBeOpen: ({ context }) => context.acting.open !== null || !context.isTold,
    isOutdated: ({ context }) => context.isOutdated,
    isUncertain: (_, { error }: { error: unknown }) => uncertain.includes(toFailure(error).kind),
  },
  actions: {
    setTold: assign(({ context: { acting: before, failed, ended } }, { acting }: { acting: Acting }) => {
      const isSame = acting.open?.customerId === before.open?.customerId;
      const isClosed = acting.open === null && failed?.wish !== 'close';
      return {
        acting,
        isTold: true,
        // What came to nothing is told until something has come of it.
        failed: isSame && failed?.wish !== 'ask' ? failed : null,
        ended: isClosed ? (before.open?.customerId ?? ended) : null,
      };
    }),
    setDone: assign((_, { acting }: { acting: Acting }) => ({ acting, isTold: true })),
    setFailed: assign({
      failed: ({ context: { failed } }, { wish, error }: { wish: Wished; error: unknown }) =>
        wish === 'ask' && failed ? failed : { wish, failure: toFailure(error) },
    }),
    begin: assign({ failed: null, ended: null }),
    noteOutdated: assign({ isOutdated: true }),
    forgetOutdated: assign({ isOutdated: false }),
    tellWho: emit(({ context }) => ({ type: 'acting.told', customerId: context.acting.open?.customerId ?? null })),
    tellOpened: emit(({ context }) => ({
      type: 'acting.opened',
      customerId: context.acting.open?.customerId ?? '',
    })),
    tellClosed: emit({ type: 'acting.closed' }),
  },
}).createMachine({
  id: 'acting',
  description: 'For which customer an employee acts, in all tabs of the session',
  context: { acting: nobody, isTold: false, failed: null, ended: null, isOutdated: false },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked who is open',
      meta: { requirement: ['acting.tabs'] },
      entry: 'forgetOutdated',
      on: {
        'acting.ask': { target: 'asking', reenter: true },
        'customer.open': 'opening',
        'customer.close': { guard: 'mayBeOpen', target: 'ending' },
      },
      invoke: {
        id: 'getActing',
        src: 'getActing',
        onDone: { target: 'settled', actions: [{ type: 'setTold', params: answered }, 'tellWho'] },
        onError: { target: 'settled', actions: { type: 'setFailed', params: refused('ask') } },
      },
    },
    settled: {
      description: 'What the server has said decides',
      meta: { requirement: ['acting.bar'] },
      always: [{ guard: 'isOutdated', target: 'asking' }, { guard: 'isOpen', target: 'open' }, { target: 'none' }],
    },
    none: {
      description: 'Nobody is open: a customer is looked for',
      meta: { requirement: ['acting.bar', 'acting.way'] },
      on: { 'customer.open': 'opening', 'acting.ask': 'asking' },
    },
    open: {
      description: 'A customer is open, and said to be on every page',
      meta: { requirement: ['acting.bar'] },
      on: { 'customer.open': 'opening', 'customer.close': 'ending', 'acting.ask': 'asking' },
    },
    opening: {
      description: 'A customer is being opened, in the place of the one before',
      meta: { requirement: ['acting.once', 'acting.reason'] },
      tags: 'busy',
      entry: 'begin',
      on: { 'acting.ask': { actions: 'noteOutdated' } },
      invoke: {
        id: 'openCustomer',
        src: 'openCustomer',
        input: ({ event }) => {
          assertEvent(event, 'customer.open');
          return { customerId: event.customerId, reason: event.reason };
        },
        onDone: { target: 'settled', actions: [{ type: 'setDone', params: answered }, 'tellOpened'] },
        onError: [
          {
            guard: { type: 'isUncertain', params: refused('open') },
            target: 'asking',
            actions: { type: 'setFailed', params: refused('open') },
          },
          { target: 'settled', actions: { type: 'setFailed', params: refused('open') } },
        ],
      },
    },
    ending: {
      description: 'The customer is being closed',
      meta: { requirement: ['acting.once', 'acting.end'] },
      tags: 'busy',
      entry: 'begin',
      on: { 'acting.ask': { actions: 'noteOutdated' } },
      invoke: {
        id: 'closeCustomer',
        src: 'closeCustomer',
        onDone: { target: 'settled', actions: [{ type: 'setDone', params: answered }, 'tellClosed'] },
        onError: [
          {
            guard: { type: 'isUncertain', params: refused('close') },
            target: 'asking',
            actions: { type: 'setFailed', params: refused('close') },
          },
          { target: 'settled', actions: { type: 'setFailed', params: refused('close') } },
        ],
      },
    },
  },
});
