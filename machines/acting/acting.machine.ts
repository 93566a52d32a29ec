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
  failed: { wish: 'ask' | 'open' | 'close'; failure: Failure } | null;
}

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
  (wish: 'ask' | 'open' | 'close') =>
  ({ event }: { event: { error: unknown } }) => ({ wish, error: event.error });

export const actingMachine = setup({
  types: {
    context: {} as ActingContext,
    events: {} as ActingEvent,
    emitted: {} as ActingEmitted,
    tags: {} as 'opening' | 'ending',
    meta: {} as { requirement: string[] },
  },
  actors: {
    getActing: unprovided<Acting, undefined>('getActing'),
    openCustomer: unprovided<Acting, Wish>('openCustomer'),
    closeCustomer: unprovided<Acting, undefined>('closeCustomer'),
  },
  guards: { isOpen: ({ context }) => context.acting.open !== null },
  actions: {
    setActing: assign((_, { acting }: { acting: Acting }) => ({ acting, isTold: true, failed: null })),
    setFailed: assign({
      failed: (_, { wish, error }: { wish: 'ask' | 'open' | 'close'; error: unknown }) => ({
        wish,
        failure: toFailure(error),
      }),
    }),
    forgetFailure: assign({ failed: null }),
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
  context: { acting: nobody, isTold: false, failed: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked who is open',
      meta: { requirement: ['acting.tabs'] },
      on: { 'acting.ask': { target: 'asking', reenter: true }, 'customer.open': 'opening' },
      invoke: {
        id: 'getActing',
        src: 'getActing',
        onDone: { target: 'settled', actions: [{ type: 'setActing', params: answered }, 'tellWho'] },
        onError: { target: 'settled', actions: { type: 'setFailed', params: refused('ask') } },
      },
    },
    settled: {
      description: 'What the server has said decides',
      meta: { requirement: ['acting.bar'] },
      always: [{ guard: 'isOpen', target: 'open' }, { target: 'none' }],
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
      tags: 'opening',
      entry: 'forgetFailure',
      invoke: {
        id: 'openCustomer',
        src: 'openCustomer',
        input: ({ event }) => {
          assertEvent(event, 'customer.open');
          return { customerId: event.customerId, reason: event.reason };
        },
        onDone: { target: 'open', actions: [{ type: 'setActing', params: answered }, 'tellOpened'] },
        onError: { target: 'settled', actions: { type: 'setFailed', params: refused('open') } },
      },
    },
    ending: {
      description: 'The customer is being closed',
      meta: { requirement: ['acting.once', 'acting.end'] },
      tags: 'ending',
      entry: 'forgetFailure',
      invoke: {
        id: 'closeCustomer',
        src: 'closeCustomer',
        onDone: { target: 'none', actions: [{ type: 'setActing', params: answered }, 'tellClosed'] },
        onError: { target: 'settled', actions: { type: 'setFailed', params: refused('close') } },
      },
    },
  },
});
