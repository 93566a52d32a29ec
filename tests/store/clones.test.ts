import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../server/demo/people.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { bearer, signIn } from '../support/signIn.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function ask(token: string, path: string): Promise<unknown> {
  const answer = await fetch(server.url + path, { headers: bearer(token) });
  return { status: answer.status, body: await answer.json() };
}

/** What the server answers, in the ids of the person who was copied. */
function inOldIds(answer: unknown, ids: Record<string, string>): unknown {
  const text = Object.entries(ids).reduce(
    (all, [old, now]) => all.replaceAll(`"${now}"`, `"${old}"`),
    JSON.stringify(answer),
  );
  return JSON.parse(text);
}

/** Someone and their copy, both signed in. */
async function both(name: string) {
  const sub = demoPeople.find(({ familyName }) => familyName === name)?.sub ?? '';
  const urls: [string] = [server.url];
  const [ids, copy] = await server.withClone(sub, async (its) => [its, await signIn({ sub: its[sub] ?? '', urls })]);
  return { ids, copy, own: await signIn({ sub, urls }) };
}

test.each(['Mäkelä', 'Rantanen', 'Korhonen'])(
  'a copy of %s sees the same under ids of its own, and nothing of the one who was copied',
  async (name) => {
    const { ids, copy, own } = await both(name);
    const [ownId, copyId] = [own.customerId ?? '', copy.customerId ?? ''];
    expect(copyId).toBe(ids[ownId]);
    const contracts = '/api/contracts/customer/';
    const seen = await ask(copy.accessToken, contracts + copyId);
    expect(seen).toMatchObject({ status: 200 });
    expect(inOldIds(seen, ids)).toEqual(await ask(own.accessToken, contracts + ownId));
    for (const path of ['/api/auth/user-info', '/api/customer/representations'])
      expect(inOldIds(await ask(copy.accessToken, path), ids)).toEqual(await ask(own.accessToken, path));
    expect(await ask(copy.accessToken, contracts + ownId)).toMatchObject({ status: 404 });
  },
);

test('what is measured stays the demo person’s to read, however many copies there are', async () => {
  const { own } = await both('Mäkelä');
  await both('Mäkelä');
  const { body } = (await ask(own.accessToken, `/api/v2/delivery-site/find?customerId=${own.customerId}`)) as {
    body: { deliverySites: { meteringPointNo: string }[] };
  };
  expect(body.deliverySites.length).toBeGreaterThan(1);
  for (const { meteringPointNo } of body.deliverySites) {
    const days = 'from=2026-01-01&to=2026-01-31&resolution=day';
    const read = await ask(
      own.accessToken,
      `/api/v2/consumption?customerId=${own.customerId}&meteringPointNo=${meteringPointNo}&${days}`,
    );
    expect(read).toMatchObject({ status: 200 });
    expect(JSON.stringify(read)).toContain('measured');
  }
});

test('a copy of an employee works where the employee does', async () => {
  const { ids, copy, own } = await both('Sirén');
  const path = '/api/navigation?lang=fi';
  // In the demo an editor has a customer open, to see the texts of the contracts' pages.
  expect(copy.customerId).toBe(own.customerId);
  expect(inOldIds(await ask(copy.accessToken, path), ids)).toEqual(await ask(own.accessToken, path));
});

test('a copy can be chosen at the identity provider as long as the test needs it', async () => {
  const sub = demoPeople[0]?.sub ?? '';
  const ids = await server.withClone(sub, async (its) => its);
  await expect(signIn({ sub: ids[sub] ?? '', urls: [server.url] })).rejects.toThrow(/round and round/);
});

test('nobody is copied who is not there', async () => {
  await expect(server.withClone('nobody', async () => {})).rejects.toThrow('nobody in the database is called nobody');
});
