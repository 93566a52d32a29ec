import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { DueCalendar, DueSubscription } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import { refused, type Refused } from '../refused.ts';

interface DueCalendarContext {
  customerId: string;
  /** The file, and whether a calendar has an address; null until that has come. */
  known: DueCalendar | null;
  /** Of the subscription that was made just now: it is told once. */
  address: string | null;
  /** Why the last call came to nothing; null where it has not. */
  failure: Failure | null;
}

export type DueCalendarEvent =
  | { type: 'calendar.open' }
  | { type: 'calendar.close' }
  | { type: 'calendar.retry' }
  | { type: 'calendar.subscribe' }
  | { type: 'calendar.end' };

const ofCustomer = ({ context: { customerId } }: { context: DueCalendarContext }) => ({ customerId });

export const dueCalendarMachine = setup({
  types: {
    context: {} as DueCalendarContext,
    events: {} as DueCalendarEvent,
    input: {} as { customerId: string },
    children: {} as { read: 'read'; subscribe: 'subscribe'; end: 'end' },
    tags: {} as 'busy' | 'dialog',
    meta: {} as { requirement: string[] },
  },
  actors: {
    read: unprovided<DueCalendar, { customerId: string }>('read'),
    /** Makes an address; the one before is over. */
    subscribe: unprovided<DueSubscription, { customerId: string }>('subscribe'),
    end: unprovided<unknown, { customerId: string }>('end'),
  },
  guards: {
    isSubscribed: ({ context: { known } }) => (known?.subscribedAt ?? null) !== null,
    isSignInNeeded: (_, { error }: Refused) => toFailure(error).kind === 'signInNeeded',
  },
  actions: {
    setKnown: assign({ known: (_, { known }: { known: DueCalendar }) => known, address: null, failure: null }),
    setSubscribed: assign(({ context: { known } }, { address, subscribedAt }: DueSubscription) => ({
      known: known && { ...known, subscribedAt },
      address,
      failure: null,
    })),
    setEnded: assign(({ context: { known } }) => ({
      known: known && { ...known, subscribedAt: null },
      address: null,
      failure: null,
    })),
    setFailed: assign({ failure: (_, { error }: Refused) => toFailure(error) }),
    forgetAddress: assign({ address: null }),
    forget: assign({ known: null, address: null, failure: null }),
  },
}).createMachine({
  id: 'dueCalendar',
  description: 'The due days of invoices as a file, and in a calendar that asks for them',
  context: ({ input: { customerId } }) => ({ customerId, known: null, address: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'A row among the settings of invoicing leads to the dialog',
      meta: { requirement: ['dueCalendar.offered'] },
      on: { 'calendar.open': 'reading' },
    },
    reading: {
      description: 'The due days are on their way',
      meta: { requirement: ['dueCalendar.offered'] },
      tags: ['busy', 'dialog'],
      on: { 'calendar.close': 'closed' },
      invoke: {
        id: 'read',
        src: 'read',
        input: ofCustomer,
        onDone: { target: 'offered', actions: { type: 'setKnown', params: ({ event }) => ({ known: event.output }) } },
        onError: { target: 'unread', actions: { type: 'setFailed', params: refused } },
      },
    },
    unread: {
      description: 'They did not come: why, and another try',
      meta: { requirement: ['dueCalendar.failed'] },
      tags: 'dialog',
      on: { 'calendar.retry': 'reading', 'calendar.close': { target: 'closed', actions: 'forget' } },
    },
    offered: {
      description: 'The file, and an address for a calendar, or the end of the one that there is',
      meta: { requirement: ['dueCalendar.offered', 'dueCalendar.file'] },
      tags: 'dialog',
      initial: 'fresh',
      on: {
        'calendar.subscribe': 'subscribing',
        'calendar.end': { guard: 'isSubscribed', target: 'ending' },
        'calendar.close': { target: 'closed', actions: 'forget' },
      },
      states: {
        fresh: { description: 'Nothing was asked for yet', meta: { requirement: ['dueCalendar.offered'] } },
        ended: {
          description: 'The subscription is over: the calendar gets nothing more',
          meta: { requirement: ['dueCalendar.ended'] },
        },
        failed: {
          description: 'What was asked for did not come through: why; it may be tried again',
          meta: { requirement: ['dueCalendar.failed'] },
        },
        signInNeeded: {
          description: 'The session is over: the person signs in and comes back',
          meta: { requirement: ['dueCalendar.failed'] },
        },
      },
    },
    subscribing: {
      description: 'An address is made',
      meta: { requirement: ['dueCalendar.subscribed'] },
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ofCustomer,
        onDone: { target: 'subscribed', actions: { type: 'setSubscribed', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isSignInNeeded', params: refused }, target: 'offered.signInNeeded' },
          { target: 'offered.failed', actions: { type: 'setFailed', params: refused } },
        ],
      },
    },
    subscribed: {
      description: 'The address, told once, to be given to a calendar',
      meta: { requirement: ['dueCalendar.subscribed', 'dueCalendar.secret'] },
      tags: 'dialog',
      on: {
        'calendar.end': { target: 'ending', actions: 'forgetAddress' },
        'calendar.close': { target: 'closed', actions: 'forget' },
      },
    },
    ending: {
      description: 'The subscription is ended',
      meta: { requirement: ['dueCalendar.ended'] },
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'end',
        src: 'end',
        input: ofCustomer,
        onDone: { target: 'offered.ended', actions: 'setEnded' },
        onError: [
          { guard: { type: 'isSignInNeeded', params: refused }, target: 'offered.signInNeeded' },
          { target: 'offered.failed', actions: { type: 'setFailed', params: refused } },
        ],
      },
    },
  },
});
