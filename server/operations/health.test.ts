import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { handlers } from './health.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Of a server that keeps nothing in its data folder. */
const elsewhere = {
  dataFolder: '/nowhere',
  databaseUrl: 'postgres://db.example',
  mail: { smtpUrl: 'smtp://mail.example' },
};

const told: object[] = [];
const log = { error: (line: object) => void told.push(line) };
afterEach(() => void told.splice(0));

const { signal: stopping } = new AbortController();

function ask(ping: () => Promise<void>, more: object = {}) {
  const context = { database: { ping }, settings: elsewhere, log, stopping, ...more };
  return handlers.isReady({} as never, {} as never, context as never).then(
    ({ status }) => status,
    (thrown: { code: string; more: object }) => [thrown.code, thrown.more],
  );
}

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

test('not ready once it is told to stop, whatever was seen a moment ago (server.ready, server.stop)', async () => {
  const ping = async () => {};
  expect([await ask(ping), await ask(ping, { stopping: AbortSignal.abort() })]).toEqual([200, away]);
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
    handlers.isReady({} as never, {} as never, { database, settings: elsewhere, log, stopping } as never).then(
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

test('not ready while the data folder takes nothing, whichever of both is in it; what was tried is not left there (server.ready)', async () => {
  const dataFolder = join(await mkdtemp(join(tmpdir(), 'oma-kajo-ready-')), 'data');
  // In the place of a folder: nothing can be written below it, by nobody.
  await writeFile(dataFolder, '');
  const embedded = { ...elsewhere, dataFolder, databaseUrl: null };
  const mailsAsFiles = { ...elsewhere, dataFolder, mail: { smtpUrl: null } };
  const answers = () =>
    Promise.all([elsewhere, embedded, mailsAsFiles].map((kept) => ask(async () => {}, { settings: kept })));
  expect(await answers()).toEqual([200, away, away]);
  expect(told).toEqual([1, 2].map(() => ({ event: 'ready.not', reason: 'EEXIST' })));
  await rm(dataFolder);
  expect(await answers()).toEqual([200, 200, 200]);
  expect(await readdir(dataFolder)).toEqual([]);
  await rm(join(dataFolder, '..'), { recursive: true });
});

test('why it is not ready is told once, until it was again (server.ready)', async () => {
  vi.useFakeTimers();
  let isAway = true;
  const database = {
    ping: async () => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    },
  };
  const look = async () => {
    await handlers
      .isReady({} as never, {} as never, { database, settings: elsewhere, log, stopping } as never)
      .catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(1_000);
  };
  await look();
  await look();
  isAway = false;
  await look();
  isAway = true;
  await look();
  expect(told).toEqual([1, 2].map(() => ({ event: 'ready.not', reason: 'ECONNREFUSED' })));
});
