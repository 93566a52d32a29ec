import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contracts } from '../../domain/types.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop, siteAt } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const ordersOf = async (headers: Record<string, string>, customerId: string, site = '') =>
  (await shop.call<Contracts>('GET', `/api/contracts/customer/${customerId}${site}`, headers)).body.ordersUnderWay;

test('an order whose place is to be found stands beside the contracts until it is withdrawn from, and not at a site of another contract (contract.underWay)', async () => {
  const aino = demoPerson('Mäkelä');
  const customerId = aino.customerId ?? '';
  const headers = await shop.signedIn(aino.sub);
  const before = await ordersOf(headers, customerId);
  const deliverySite = siteAt(['Eiolekatu', '4', 'B', null, '33820', 'Tampere']);
  const { body } = await shop.send(newOrder({ customerId, person: null, address: null, deliverySite }), headers);
  // What has come to a contract is no order under way.
  await shop.send(newOrder({ customerId, person: null, address: null }), headers);
  const order = {
    orderNo: body.orderNo,
    orderedOn: '2026-11-21',
    productName: 'Kajo Kiinteä 24 kk',
    productKind: 'Electricity',
    place: 'Eiolekatu 4 B, 33820 Tampere',
    awaits: 'deliverySite',
  };
  expect(await ordersOf(headers, customerId)).toEqual([order, ...before]);
  expect(await ordersOf(headers, customerId, '?selectedDeliverySite=7012345')).toEqual([]);
  const who = { name: 'Aino Mäkelä', email: 'aino@example.com' };
  expect((await shop.withdraw(headers, body.orderId, who)).status).toBe(201);
  expect(await ordersOf(headers, customerId)).toEqual(before);
});

test('an order that waits for its security says so (contract.underWay)', async () => {
  const eeva = demoPerson('Laine');
  const customerId = eeva.customerId ?? '';
  const headers = await shop.signedIn(eeva.sub);
  await shop.send(newOrder({ customerId, person: null, address: null }), headers);
  expect(await ordersOf(headers, customerId)).toMatchObject([{ awaits: 'security' }]);
});

test('a service that was ordered by itself waits for nothing (contract.underWay)', async () => {
  const aino = demoPerson('Mäkelä');
  const customerId = aino.customerId ?? '';
  const headers = await shop.signedIn(aino.sub);
  const nowhere = { deliverySite: null, start: null, presentSupplier: null, household: null };
  const order = newOrder({ customerId, person: null, address: null, ...nowhere });
  const { body, text } = await shop.send({ ...order, ...(await shop.offered('vas', 'latausohjaus')) }, headers);
  expect(text).toContain('importNo');
  expect((await ordersOf(headers, customerId))[0]).toMatchObject({
    orderNo: body.orderNo,
    productName: 'Latausohjaus',
    productKind: 'ValueAdded',
    place: null,
    awaits: null,
  });
});

test('of many orders of a kind for one place that is looked for one is made, and another once it was withdrawn from (order.underWay)', async () => {
  const sari = demoPerson('Peltoniemi-Järvinen');
  const customerId = sari.customerId ?? '';
  const headers = await shop.signedIn(sari.sub);
  const at = (street: string) => {
    const deliverySite = siteAt([street, '17', null, null, '33100', 'Tampere']);
    return newOrder({ customerId, person: null, address: null, deliverySite });
  };
  const send = (street: string) => shop.sendPatiently(at(street), headers);
  const answers = await Promise.all(['Eiolekatu', 'Eiolekatu', 'eiolekatu', 'Eiolekatu'].map(send));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('order.ownContract');
  const elsewhere = await send('Eimyöskäänkatu');
  expect(elsewhere.status).toBe(201);
  const made = answers.find(({ status }) => status === 201)?.body.orderId ?? '';
  await shop.withdraw(headers, made, { name: 'Sari', email: 'sari@example.com' });
  expect((await send('Eiolekatu')).status).toBe(201);
});
