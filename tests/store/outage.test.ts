import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { until } from '../support/until.ts';
import { aino } from './people.ts';

/** In milliseconds: so long a caller waits at most to hear that the database is away (`server.databaseAway`). */
const ANSWER_PATIENCE = 1_000;
const RECOVERY_PATIENCE = 10_000;

describe.skipIf(withoutPostgres)('the database goes away and comes back (server.databaseAway)', () => {
  let postgres: Postgres;
  let proxy: Proxy;
  let server: RunningServer;
  let token: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    proxy = await startProxy(await postgres.createDatabase());
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

  /** Each answer is 503 and comes within a second; the quick links come even so. */
  async function expectAway(): Promise<void> {
    for (const [path, links] of [
      [contracts, 2],
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
});
