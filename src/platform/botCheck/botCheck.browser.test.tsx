import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { expect, test, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { botCheckToken } from './botCheck.ts';

const hmacSignatureSecret = 'a secret of the test';
const settings = { kind: 'altcha' } as const;

/** A puzzle as the server makes it; its solution is the counter. */
const puzzle = async (counter: number, algorithm = 'PBKDF2/SHA-256') => ({
  challenge: { ...(await createChallenge({ algorithm, cost: 100, counter, deriveKey, hmacSignatureSecret })) },
});

// The page lets only these policies make addresses of scripts, as the portal's own page does.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "require-trusted-types-for 'script'; trusted-types kajo-worker";
document.head.append(policy);

test('no worker starts from a plain address here (botCheck.trustedTypes)', () => {
  expect(() => new Worker('/solve.worker.js')).toThrow(/TrustedScriptURL/);
});

test('a real puzzle is solved in a worker, and the server can verify it (botCheck.solve)', async () => {
  const getPuzzle = vi.fn(() => puzzle(321));
  const { signal } = new AbortController();
  const value = await botCheckToken('order', { settings, getPuzzle, signal });
  expect(getPuzzle.mock.calls).toEqual([['order', { signal }]]);
  const payload = JSON.parse(atob(value)) as Payload;
  expect(payload.solution.counter).toBe(321);
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true });
});

test('one after another are solved by the same policy', async () => {
  for (const counter of [1, 2]) {
    const value = await botCheckToken('order', { settings, getPuzzle: () => puzzle(counter) });
    expect((JSON.parse(atob(value)) as Payload).solution.counter).toBe(counter);
  }
});

test('a puzzle that is given up ends at once, and as aborted (botCheck.cancel)', async () => {
  const hopeless = await puzzle(1);
  hopeless.challenge.parameters = { ...hopeless.challenge.parameters, keyPrefix: 'ff'.repeat(16) };
  const given = new AbortController();
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const solving = botCheckToken('order', { settings, getPuzzle: async () => hopeless, signal: given.signal });
  setTimeout(() => given.abort(), 50);
  await expect(solving).rejects.toMatchObject({ name: 'AbortError' });
  expect(terminate).toHaveBeenCalledTimes(1);
});

test.each([
  ['that is none', { challenge: { parameters: {} } }],
  ['of another kind', { challenge: { parameters: { algorithm: 'SCRYPT', nonce: '00', salt: '00', keyPrefix: '00' } } }],
])('a puzzle %s is a broken answer (botCheck.failure)', async (_, broken) => {
  const token = botCheckToken('order', { settings, getPuzzle: async () => broken });
  await expect(token).rejects.toMatchObject({ name: 'Failure', kind: 'broken' });
});

test('a puzzle that does not come fails as the call did (botCheck.failure)', async () => {
  const failure = new Failure({ kind: 'tooMany' });
  await expect(botCheckToken('order', { settings, getPuzzle: () => Promise.reject(failure) })).rejects.toBe(failure);
});
