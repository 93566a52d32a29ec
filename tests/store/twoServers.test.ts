import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/ports.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { beHandedOver, bearer, CookieJar, exchange, signIn, type HandedOver } from '../support/signIn.ts';
import { aino, asa, kirsi } from './people.ts';

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
    expect(jar.value(`kajo_sign_in_${state}`)).toBe('fi%2Fcontracts');
    const [here, there] = await Promise.all([contracts(one, accessToken), contracts(other, accessToken)]);
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(await there.json()).toEqual(await here.json());
  });

  test('a sign-in whose steps are taken by both in turn succeeds', async () => {
    const { accessToken } = await signIn({ sub: aino.sub, urls: [one.url, other.url] });
    expect((await contracts(one, accessToken)).status).toBe(200);
  });

  test('who signs out at one is refused at the other from the next call on (signOut.server)', async () => {
    const { accessToken } = await signIn({ sub: aino.sub, urls: [one.url] });
    expect((await contracts(other, accessToken)).status).toBe(200);
    const signedOut = await fetch(`${one.url}/api/auth/logout`, { method: 'POST', headers: bearer(accessToken) });
    expect(signedOut.status).toBe(200);

    const refused = await contracts(other, accessToken);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, 'session.ended']);
    expect((await contracts(one, accessToken)).status).toBe(401);
  });

  test('a mandate that its customer ends at one is over at the other from the next call on, for what is read and what is told (representation.everywhere)', async () => {
    const acts = await signIn({ sub: kirsi.sub, urls: [other.url] });
    const owns = await signIn({ sub: asa.sub, urls: [one.url] });
    const asks = async ({ url }: RunningServer, path: string, token: string) => {
      const answer = await fetch(`${url}/api/${path}`, { headers: bearer(token) });
      return {
        status: answer.status,
        body: (await answer.json()) as Record<string, { customerId: string; id: string }[]>,
      };
    };
    const represented = async () => {
      const { body } = await asks(other, 'customer/representations', acts.accessToken);
      return body['representing']?.some(({ customerId }) => customerId === asa.customerId);
    };
    const contractsOfAsa = `contracts/customer/${asa.customerId}`;
    expect((await asks(other, contractsOfAsa, acts.accessToken)).status).toBe(200);
    expect(await represented()).toBe(true);
    const { body } = await asks(one, `customer/${asa.customerId}/representatives`, owns.accessToken);
    const mandate = body['representatives']?.[0];
    const ended = await fetch(`${one.url}/api/customer/representatives/${mandate?.id}`, {
      method: 'DELETE',
      headers: bearer(owns.accessToken),
    });
    expect(ended.status).toBe(204);

    expect(await asks(other, contractsOfAsa, acts.accessToken)).toMatchObject({
      status: 404,
      body: { code: 'resource.notFound' },
    });
    expect(await represented()).toBe(false);
    // It goes on with all the others.
    expect((await asks(other, 'contracts/customer/70031180', acts.accessToken)).status).toBe(200);
  });

  test('two sign-ins of one browser that come back at the same moment, one to each, have one session (session.atOnce)', async () => {
    const jar = new CookieJar();
    let letGo = () => {};
    const bothThere = new Promise<void>((resolve) => (letGo = resolve));
    let second: Promise<HandedOver> | undefined;
    const first = beHandedOver({
      sub: aino.sub,
      urls: [one.url],
      jar,
      beforeCallback: async () => {
        const there = { sub: aino.sub, urls: [other.url] as [string], jar, beforeCallback: async () => letGo() };
        second = beHandedOver(there);
        await Promise.race([bothThere, second]);
      },
    });
    const here = await first;
    const there = (await second) as HandedOver;
    const { accessToken } = await exchange(here, one.url);
    const { accessToken: otherToken } = await exchange(there, other.url);
    expect([(await contracts(other, accessToken)).status, (await contracts(one, otherToken)).status]).toEqual([
      200, 200,
    ]);
    await fetch(`${one.url}/api/auth/logout`, { method: 'POST', headers: bearer(accessToken) });
    expect((await contracts(other, otherToken)).status).toBe(401);
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
