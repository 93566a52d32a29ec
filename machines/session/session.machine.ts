import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { RenewedToken } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

/** The warning stands this long before the end, in milliseconds. */
export const WARNING_BEFORE_END = 2 * 60_000;
/** A person who is active renews the session at most this often, in milliseconds. */
const RENEWAL_INTERVAL = 60_000;

/** The server's own times, so that a clock of the device that is wrong changes nothing (`session.serverTime`). */
export interface SessionTimes {
  serverTime: string;
  /** The end when nothing is done until then. */
  expiresAt: string;
  /** The end in any case. */
  sessionEndsAt: string;
}

interface SessionContext {
  /** Milliseconds from the moment the times were learnt. */
  idleLeft: number;
  totalLeft: number;
  failure: Failure | null;
}

export type SessionEvent =
  /** The person has pressed a key or the page. */
  | { type: 'activity.seen' }
  /** The person wants to stay signed in. */
  | { type: 'stay.requested' };

export type SessionEmitted = { type: 'token.renewed'; token: RenewedToken } | { type: 'session.ended' };

function timesLeft({ serverTime, expiresAt, sessionEndsAt }: SessionTimes) {
  const now = Date.parse(serverTime);
  return { idleLeft: Date.parse(expiresAt) - now, totalLeft: Date.parse(sessionEndsAt) - now };
}

const renewed = ({ event }: { event: { output: RenewedToken } }) => ({ token: event.output });

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionTimes,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'warning',
    meta: {} as { requirement: string[] },
  },
  actors: {
    renewToken: unprovided<RenewedToken, undefined>('renewToken'),
  },
  guards: {
    isSignInNeeded: (_, { error }: { error: unknown }) => toFailure(error).kind === 'signInNeeded',
    /** Eight hours are nearly over: a renewal would not move the end. */
    isLastStretch: ({ context }) => context.totalLeft <= context.idleLeft,
  },
  delays: {
    /** Less than nothing where less is left: the warning stands at once. */
    untilWarning: ({ context }) => context.idleLeft - WARNING_BEFORE_END,
    untilEnd: ({ context }) => Math.min(context.idleLeft, WARNING_BEFORE_END),
    renewalInterval: RENEWAL_INTERVAL,
  },
  actions: {
    setTimes: assign((_, { token }: { token: RenewedToken }) => ({ ...timesLeft(token), failure: null })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    passTokenOn: emit((_, { token }: { token: RenewedToken }) => ({ type: 'token.renewed', token })),
    announceEnd: emit({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'session',
  description: 'How long the person stays signed in, and the warning before the end',
  context: ({ input }) => ({ ...timesLeft(input), failure: null }),
  initial: 'loaded',
  states: {
    loaded: {
      description: 'The page has come; how long ago the session was renewed is not known',
      meta: { requirement: ['session.renewal'] },
      always: 'signedIn.renewable',
    },
    signedIn: {
      description: 'There is time; who is active renews it unseen',
      meta: { requirement: ['session.idle', 'session.renewal'] },
      after: {
        untilWarning: [{ guard: 'isLastStretch', target: 'closing' }, { target: 'expiring' }],
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'Renewed a moment ago',
          after: { renewalInterval: 'renewable' },
        },
        renewable: {
          description: 'The next activity renews the session',
          on: { 'activity.seen': 'renewing' },
        },
        renewing: {
          description: 'A new token is asked for, unseen',
          invoke: {
            id: 'renewToken',
            src: 'renewToken',
            onDone: {
              target: '#session.signedIn',
              reenter: true,
              actions: [
                { type: 'setTimes', params: renewed },
                { type: 'passTokenOn', params: renewed },
              ],
            },
            onError: [
              { guard: { type: 'isSignInNeeded', params: refused }, target: '#session.ended' },
              // The next minute brings another try; the warning stands where it stood.
              { target: 'fresh' },
            ],
          },
        },
      },
    },
    expiring: {
      description: 'Two minutes are left; the person may stay',
      meta: { requirement: ['session.warning'] },
      tags: 'warning',
      after: { untilEnd: 'ended' },
      initial: 'offered',
      states: {
        offered: {
          description: 'Stay signed in, or let it end',
          on: { 'stay.requested': 'renewing' },
        },
        renewing: {
          description: 'A new token is asked for',
          tags: 'busy',
          invoke: {
            id: 'stayRenewToken',
            src: 'renewToken',
            onDone: {
              target: '#session.signedIn',
              actions: [
                { type: 'setTimes', params: renewed },
                { type: 'passTokenOn', params: renewed },
              ],
            },
            onError: [
              { guard: { type: 'isSignInNeeded', params: refused }, target: '#session.ended' },
              { target: 'failed', actions: { type: 'setFailure', params: refused } },
            ],
          },
        },
        failed: {
          description: 'It did not work; there is time to try again',
          on: { 'stay.requested': 'renewing' },
        },
      },
    },
    closing: {
      description: 'Eight hours are nearly over; the session cannot be made longer',
      meta: { requirement: ['session.absoluteEnd'] },
      tags: 'warning',
      after: { untilEnd: 'ended' },
    },
    ended: {
      description: 'The session is over; sign-in leads back to the same place',
      meta: { requirement: ['session.end'] },
      entry: 'announceEnd',
      type: 'final',
    },
  },
});
