import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { signOutMachine } from './signOut.machine.ts';

const location = '/endSession';

function beginSignOut(isForced: boolean, answers: ({ location: string } | Failure)[]) {
  const emitted: unknown[] = [];
  const signOut = createActor(
    signOutMachine.provide({
      actors: {
        endSession: fromPromise<{ location: string }, undefined>(async () => {
          const answer = answers.shift();
          if (!answer) throw new Error('one call too many');
          if (answer instanceof Failure) throw answer;
          return answer;
        }),
      },
    }),
    { input: { isForced } },
  );
  signOut.on('*', (event) => emitted.push(event));
  signOut.start();
  return { signOut, emitted, state: () => signOut.getSnapshot().value };
}

test('an address alone signs nobody out (signOut.confirmation)', async () => {
  const { signOut, state, emitted } = beginSignOut(false, [{ location }]);
  expect(state()).toBe('asked');
  signOut.send({ type: 'signOut.confirm' });
  await waitFor(signOut, (snapshot) => snapshot.status === 'done');
  expect([state(), emitted]).toEqual(['signedOut', [{ type: 'session.left', location }]]);
});

test('the portal itself asks no question (signOut.force)', async () => {
  const { signOut, state, emitted } = beginSignOut(true, [{ location }]);
  expect([state(), signOut.getSnapshot().hasTag('busy')]).toEqual(['signingOut', true]);
  await waitFor(signOut, (snapshot) => snapshot.status === 'done');
  expect(emitted).toEqual([{ type: 'session.left', location }]);
});

test('who could not be signed out is told, and may try again (signOut.failure)', async () => {
  const { signOut, state, emitted } = beginSignOut(true, [new Failure({ kind: 'unreachable' }), { location }]);
  const { context } = await waitFor(signOut, (snapshot) => snapshot.matches('failed'));
  expect([context.failure?.kind, emitted]).toEqual(['unreachable', []]);
  signOut.send({ type: 'signOut.retry' });
  await waitFor(signOut, (snapshot) => snapshot.status === 'done');
  expect([state(), emitted]).toEqual(['signedOut', [{ type: 'session.left', location }]]);
});
