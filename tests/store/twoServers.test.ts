import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/ports.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { aino } from './people.ts';

/** In milliseconds: so long a sign-out may take until every server knows (`access.everywhere`). */
const SIGN_OUT_PATIENCE = 1_000;

describe.skipIf(withoutPostgres)('two server processes on one PostgreSQL (access.everywhere)', () => {
  let postgres: Postgres;
  let one: RunningServer;
  let other: RunningServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    // People know both by one address, as behind a proxy.
    const env = { PUBLIC_URL: `http://localhost:${await freePort()}` };
    // At once, on an empty database: both migrate and fill it.
    [one, other] = await Promise.all([startServer({ databaseUrl, env }), startServer({ databaseUrl, env })]);
  }, 200_000);

  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await postgres?.stop();
  });

  const contracts = ({ url }: RunningServer, token: string) =>
    fetch(`${url}/api/contracts/customer/${aino.customerId}`, { headers: bearer(token) });

  test('who signs in at one reads at the other', async () => {
    const { accessToken, customerId, state, location, jar } = await signIn({ sub: aino.sub, urls: [one.url] });
    expect({ customerId, location }).toEqual({ customerId: aino.customerId, location: '/contracts?lang=fi' });
    expect(jar.value(`kajo_sign_in_${state}`)).toBe('1');
    const [here, there] = await Promise.all([contracts(one, accessToken), contracts(other, accessToken)]);
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(await there.json()).toEqual(await here.json());
  });

  test('a sign-in whose steps are taken by both in turn succeeds', async () => {
    const { accessToken } = await signIn({ sub: aino.sub, urls: [one.url, other.url] });
    expect((await contracts(one, accessToken)).status).toBe(200);
  });

  test('who signs out at one is refused at the other within a second (signOut.server)', async () => {
    const { accessToken } = await signIn({ sub: aino.sub, urls: [one.url] });
    expect((await contracts(other, accessToken)).status).toBe(200);
    const signedOut = await fetch(`${one.url}/api/auth/logout`, { method: 'POST', headers: bearer(accessToken) });
    expect(signedOut.status).toBe(200);

    const asked = performance.now();
    const refused = await contracts(other, accessToken);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, 'session.ended']);
    expect(performance.now() - asked).toBeLessThan(SIGN_OUT_PATIENCE);
    expect((await contracts(one, accessToken)).status).toBe(401);
  });

  test('signing out of one session leaves the person’s other session alone', async () => {
    const first = await signIn({ sub: aino.sub, urls: [one.url] });
    const second = await signIn({ sub: aino.sub, urls: [other.url] });
    await fetch(`${one.url}/api/auth/logout`, { method: 'POST', headers: bearer(first.accessToken) });
    expect([
      (await contracts(other, first.accessToken)).status,
      (await contracts(one, second.accessToken)).status,
    ]).toEqual([401, 200]);
  });
});
