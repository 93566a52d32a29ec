import { assign, emit, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { unprovided } from '../unprovided.ts';
import { refused } from '../refused.ts';

export type SignOutEvent = { type: 'signOut.confirm' } | { type: 'signOut.retry' };

/** The page leaves for `location`, where the identity provider ends its own session. */
export type SignOutEmitted = { type: 'session.left'; location: string };

const signedOut = ({ event }: { event: { output: { location: string } } }) => ({ location: event.output.location });

export const signOutMachine = setup({
  types: {
    context: {} as { isForced: boolean; failure: Failure | null },
    events: {} as SignOutEvent,
    /** `isForced`: the address asks for it, and no question is put. */
    input: {} as { isForced: boolean },
    emitted: {} as SignOutEmitted,
    tags: {} as 'busy',
    meta: {} as { requirement: string[] },
  },
  actors: {
    /** Ends the session on the server; a session that is over already counts as ended. */
    endSession: unprovided<{ location: string }, undefined>('endSession'),
  },
  guards: {
    isForced: ({ context }) => context.isForced,
  },
  actions: {
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    leave: emit((_, { location }: { location: string }) => ({ type: 'session.left', location })),
  },
}).createMachine({
  id: 'signOut',
  description: 'Signing out, here and at the identity provider',
  context: ({ input }) => ({ isForced: input.isForced, failure: null }),
  initial: 'asked',
  states: {
    asked: {
      description: 'An address alone never signs anyone out: the person confirms, unless the portal itself sent it',
      meta: { requirement: ['signOut.confirmation', 'signOut.force'] },
      always: { guard: 'isForced', target: 'signingOut' },
      on: { 'signOut.confirm': 'signingOut' },
    },
    signingOut: {
      description: 'The server ends the session',
      meta: { requirement: ['signOut.server'] },
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'signedOut', actions: { type: 'leave', params: signedOut } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: refused } },
      },
    },
    failed: {
      description: 'The server did not answer: the person is still signed in, and is told so',
      meta: { requirement: ['signOut.failure'] },
      on: { 'signOut.retry': 'signingOut' },
    },
    signedOut: {
      description: 'Nothing of the session is left in this browser',
      meta: { requirement: ['signOut.leave'] },
      type: 'final',
    },
  },
});
