import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { until } from '../support/until.ts';
import { aino } from './people.ts';

/**
 * In milliseconds: who waits for what does not come waits longer. The server gives it a second (`server.databaseAway`); a busy
 * machine takes some for itself.
 */
const ANSWER_PATIENCE = 5_000;
const RECOVERY_PATIENCE = 10_000;
const READY_MEMORY = 3_000;

/** Does something as the database's owner, on a connection of its own, which stays open. */
async function asOwner(url: string, ...statements: string[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  return client;
}

describe.skipIf(withoutPostgres)('the database goes away and comes back (server.databaseAway)', () => {
  let postgres: Postgres;
  let databaseUrl: string;
  let proxy: Proxy;
  let server: RunningServer;
  let token: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    proxy = await startProxy(databaseUrl);
    server = await startServer({ databaseUrl: proxy.url });
    token = (await signIn({ sub: aino.sub, urls: [server.url] })).accessToken;
  }, 150_000);

  afterAll(async () => {
    await server?.stop();
    await proxy?.stop();
    await postgres?.stop();
  });

  const ask = (path: string) => fetch(`${server.url}${path}`, { headers: bearer(token) });
  const contracts = `/api/contracts/customer/${aino.customerId}`;

  const isAway = async () => (await ask('/readyz')).status === 503;

  /** Each answer is 503 and comes within a second; the quick links come even so. */
  async function expectAway(): Promise<void> {
    // What readiness saw a moment ago it tells for a second (`server.ready`).
    await until('readiness tells so', isAway, READY_MEMORY);
    for (const [path, links] of [
      [contracts, 7],
      ['/api/auth/token/validate', undefined],
      ['/readyz', undefined],
    ] as const) {
      const asked = performance.now();
      const answer = await ask(path);
      const waited = performance.now() - asked;
      const problem = (await answer.json()) as { code: string; retryAfter: number; homePageQuickLinks?: unknown[] };
      expect([path, answer.status, problem.code]).toEqual([path, 503, 'database.unavailable']);
      expect(problem.homePageQuickLinks?.length).toBe(links);
      expect(Number(answer.headers.get('retry-after'))).toBe(problem.retryAfter);
      expect(waited, path).toBeLessThan(ANSWER_PATIENCE);
    }
    expect((await ask('/healthz')).status).toBe(200);
  }

  const isReady = async () => (await ask('/readyz')).status === 200;

  test('stopped: calls hear so within a second, and the same process recovers by itself', async () => {
    expect((await ask(contracts)).status).toBe(200);
    await postgres.pause();
    await expectAway();
    await postgres.resume();
    await until('ready again', isReady, RECOVERY_PATIENCE);
    expect((await ask(contracts)).status).toBe(200);
  }, 60_000);

  test('silent: a database that takes calls and answers none is away too', async () => {
    proxy.hush();
    await expectAway();
    proxy.speak();
    await until('ready again', isReady, RECOVERY_PATIENCE);
    expect((await ask(contracts)).status).toBe(200);
  }, 60_000);

  test('a sign-in that the outage cut short can be begun anew', async () => {
    await postgres.pause();
    expect((await fetch(`${server.url}/login?tupas=true`)).status).toBe(503);
    await postgres.resume();
    await until('ready again', isReady, RECOVERY_PATIENCE);
    expect((await signIn({ sub: aino.sub, urls: [server.url] })).customerId).toBe(aino.customerId);
  }, 60_000);

  /** All of them at once. @returns the statuses, and how long the slowest took in milliseconds */
  async function askAtOnce(calls: number, path: string): Promise<{ statuses: number[]; slowest: number }> {
    const asked = performance.now();
    const answers = await Promise.all(Array.from({ length: calls }, () => ask(path)));
    return { statuses: answers.map(({ status }) => status), slowest: performance.now() - asked };
  }

  test.each(['contract', 'session', 'person'])(
    'a table %s that another holds: 503 and no wait for the lock, also to many, and 200 afterwards',
    { timeout: 60_000 },
    async (table) => {
      const owner = await asOwner(databaseUrl, 'begin', `lock table ${table} in access exclusive mode`);
      const one = await askAtOnce(1, contracts);
      const many = await askAtOnce(30, contracts);
      await owner.query('rollback');
      await owner.end();
      expect(one.statuses).toEqual([503]);
      expect(new Set(many.statuses)).toEqual(new Set([503]));
      expect([one.slowest, many.slowest].filter((waited) => waited >= ANSWER_PATIENCE)).toEqual([]);
      expect(new Set((await askAtOnce(30, contracts)).statuses)).toEqual(new Set([200]));
    },
  );

  test('turned read-only: it is away, for reads as well, and comes back by itself', async () => {
    expect((await ask(contracts)).status).toBe(200);
    const owner = await asOwner(databaseUrl);
    const setReadOnly = async (value: 'on' | 'off') => {
      await owner.query('set default_transaction_read_only = off');
      await owner.query(`alter system set default_transaction_read_only = ${value}`);
      await owner.query('select pg_reload_conf()');
    };
    await setReadOnly('on');
    await expectAway();
    expect((await fetch(`${server.url}/login?tupas=true`)).status).toBe(503);
    await setReadOnly('off');
    await owner.end();
    await until('ready again', isReady, RECOVERY_PATIENCE);
    expect((await ask(contracts)).status).toBe(200);
  }, 60_000);

  test('failed over: a standby is away, for reads as well, until it takes the place of the first', async () => {
    await postgres.pause();
    await postgres.resumeAsStandby();
    const reader = await asOwner(databaseUrl);
    expect((await reader.query('select 1 from contract')).rowCount).toBeGreaterThan(0);
    await reader.end();
    await expectAway();
    await postgres.promote();
    await until('ready again', isReady, RECOVERY_PATIENCE);
    expect((await ask(contracts)).status).toBe(200);
  }, 60_000);
});
