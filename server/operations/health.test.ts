import { afterEach, expect, test, vi } from 'vitest';
import { handlers } from './health.ts';

afterEach(() => {
  vi.useRealTimers();
});

const ask = (ping: () => Promise<void>) =>
  handlers.isReady({} as never, {} as never, { database: { ping } } as never).then(
    ({ status }) => status,
    (thrown: { code: string; more: object }) => [thrown.code, thrown.more],
  );

const away = ['database.unavailable', { retryAfter: 1 }];

test.each([
  ['answers', async () => {}, 200],
  [
    'fails',
    async () => {
      throw new Error('x');
    },
    away,
  ],
])('ready as the database %s (server.ready)', async (_what, ping, answer) => {
  expect(await ask(ping)).toEqual(answer);
});

test('a database that says nothing is waited for less than a second (server.ready)', async () => {
  vi.useFakeTimers();
  const answer = ask(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(999);
  expect(vi.getTimerCount()).toBe(0);
  expect(await answer).toEqual(away);
});
