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

test('whoever asks and however often, the database is asked once a second (server.ready)', async () => {
  vi.useFakeTimers();
  let pings = 0;
  let isAway = false;
  const database = {
    ping: async () => {
      pings += 1;
      if (isAway) throw new Error('away');
    },
  };
  const askAgain = () =>
    handlers.isReady({} as never, {} as never, { database } as never).then(
      ({ status }) => status,
      () => 503,
    );
  expect(await Promise.all(Array.from({ length: 50 }, askAgain))).toEqual(Array.from({ length: 50 }, () => 200));
  isAway = true;
  await vi.advanceTimersByTimeAsync(900);
  expect([await askAgain(), pings]).toEqual([200, 1]);
  await vi.advanceTimersByTimeAsync(100);
  expect([await askAgain(), await askAgain(), pings]).toEqual([503, 503, 2]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await askAgain(), pings]).toEqual([200, 3]);
});
