import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../../../domain/failure.ts';
import { signOutMachine } from '../../../machines/sign-out/signOut.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { signOutActors } from './signOut.actors.ts';

const session = { idToken: 'i.d.t', customerId: null };

/** Signs out over a server that answers as told: where the page goes, or the state it stands in. */
async function signOut(logout: () => Promise<{ location: string }>, facts: typeof session | null = session) {
  const calls = { once: logout } as unknown as Calls;
  const actors = signOutActors(calls, () => facts);
  const actor = createActor(signOutMachine.provide({ actors }), { input: { isForced: true } });
  let left: string | null = null;
  actor.on('session.left', ({ location }) => (left = location));
  actor.start();
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return left ?? value;
}

const refusing = (kind: 'signInNeeded' | 'unavailable') => () => Promise.reject(new Failure({ kind }));

test('goes where the server says (signOut.leave)', async () => {
  expect(await signOut(async () => ({ location: '/endSession?id_token_hint=x' }))).toBe('/endSession?id_token_hint=x');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never goes to %s',
  async (location) => {
    expect(await signOut(async () => ({ location }))).toBe('/');
  },
);

test("a session that is over counts as signed out, and the identity provider's is ended (signOut.leave)", async () => {
  expect(await signOut(refusing('signInNeeded'))).toBe('/endSession?id_token_hint=i.d.t');
});

test('without a session there is nothing to end', async () => {
  expect(await signOut(refusing('unavailable'), null)).toBe('/');
});

test('a server that is away leaves the person signed in (signOut.failure)', async () => {
  expect(await signOut(refusing('unavailable'))).toBe('failed');
});
