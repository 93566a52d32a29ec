import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../../../domain/failure.ts';
import { signOutMachine } from '../../../machines/sign-out/signOut.machine.ts';
import type { Call, Calls } from '../../api/calls.ts';
import { signOutActors } from './signOut.actors.ts';

const session = { customerId: null, deliverySite: null };

/** Signs out over a server that answers as told: where the page goes, or the state it stands in. */
async function signOut(logout: () => Promise<{ location: string }>, facts: typeof session | null = session) {
  const once = async ({ path }: Call) => (path === '/api/auth/logout/browser' ? { location: '/browser' } : logout());
  const api = { once } as unknown as Calls;
  const settled = vi.fn(async () => {});
  const actors = signOutActors({ api, settled, getState: () => ({ facts, timer: null, end: null }) });
  const actor = createActor(signOutMachine.provide({ actors }), { input: { isForced: true } });
  let left: string | null = null;
  actor.on('session.left', ({ location }) => (left = location));
  actor.start();
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  // What was handed over has its token by then.
  expect(settled).toHaveBeenCalledTimes(1);
  return left ?? value;
}

const refusing = (kind: 'signInNeeded' | 'unavailable') => () => Promise.reject(new Failure({ kind }));

test('goes where the server says (signOut.leave)', async () => {
  expect(await signOut(async () => ({ location: '/endSession?x=1' }))).toBe('/endSession?x=1');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never goes to %s',
  async (location) => {
    expect(await signOut(async () => ({ location }))).toBe('/');
  },
);

test("where this tab's token is over the browser is signed out (signOut.server)", async () => {
  expect(await signOut(refusing('signInNeeded'))).toBe('/browser');
});

test('without a session there is nothing to end', async () => {
  expect(await signOut(refusing('unavailable'), null)).toBe('/');
});

test('a server that is away leaves the person signed in (signOut.failure)', async () => {
  expect(await signOut(refusing('unavailable'))).toBe('failed');
});
