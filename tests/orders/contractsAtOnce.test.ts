import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../server/demo/people.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop, siteAt } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

test('customers who ask for their contracts at once are told what each is told alone', async () => {
  const aino = demoPerson('Mäkelä');
  const deliverySite = siteAt(['Eiolekatu', '4', 'B', null, '33820', 'Tampere']);
  const order = newOrder({ customerId: aino.customerId ?? '', person: null, address: null, deliverySite });
  await shop.send(order, await shop.signedIn(aino.sub));
  const customers = demoPeople.filter(({ customerId, isBlocked = false }) => customerId !== null && !isBlocked);
  const asking = await Promise.all(
    customers.map(async ({ customerId, sub }) => ({ customerId, headers: await shop.signedIn(sub) })),
  );
  const ask = async ({ customerId, headers }: (typeof asking)[number]) => {
    const { status, body } = await shop.call('GET', `/api/contracts/customer/${customerId}`, headers);
    expect(status).toBe(200);
    return body;
  };
  const alone = [];
  for (const one of asking) alone.push(await ask(one));
  // Each differs from the others, so that none can be told another's without notice.
  expect(new Set(alone.map((body) => JSON.stringify(body))).size).toBe(asking.length);
  expect(await Promise.all(asking.map(ask))).toEqual(alone);
});
