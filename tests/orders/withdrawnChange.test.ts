import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Contracts, OrderForm, WithdrawableOrder } from '../../domain/types.ts';
import { contract, contractDelivery, outboxMessage, productOrder } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newChange, newOrder, Shop } from './ordering.ts';

const aino = demoPerson('Mäkelä');
const customerId = aino.customerId ?? '';
const spot = 'K23014478016';
const who = { name: 'Aino Mäkelä', email: 'aino@kajo.example' };

let server: TestServer;
let shop: Shop;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await openTestServer();
  shop = new Shop(server);
  await onDay(testNow);
}, 60_000);
afterEach(() => server.close());

/** Moves the clock, and signs in anew: a session does not last for days. */
async function onDay(now: string): Promise<void> {
  server.setNow(now);
  headers = await shop.signedIn(aino.sub);
}

const db = () => server.context.database.db;
const contractOf = async (code: string) =>
  (await db().select().from(contract).where(eq(contract.contractCode, code)))[0];
const deliveries = () => db().select().from(contractDelivery).where(eq(contractDelivery.contractCode, spot));
async function endTermOn(endDate: string): Promise<void> {
  await db().update(contract).set({ endDate }).where(eq(contract.contractCode, spot));
  await db().update(contractDelivery).set({ tariffToDate: endDate }).where(eq(contractDelivery.contractCode, spot));
}

/** Aino changes her contract. @returns what was ordered */
async function changed(form: Partial<OrderForm> = {}) {
  const start = { reason: 'change' as const, date: '2026-12-01' };
  const { body, text } = await shop.change(
    headers,
    newChange({ customerId, start, ...form }, { contracts: [spot] }),
    spot,
  );
  const [order] = await db()
    .select()
    .from(productOrder)
    .where(eq(productOrder.orderId, body.orderId ?? ''));
  if (!order) throw new Error(text);
  return order;
}

test('the contract before goes on as it did, without the fee for having ended its term (withdrawal.goesOn)', async () => {
  await endTermOn('2027-01-31');
  const [old, held] = [await contractOf(spot), await deliveries()];
  const { orderId } = await changed();
  expect((await contractOf(spot))?.endDate).toBe('2026-11-30');
  const shown = await shop.call<{ orders: WithdrawableOrder[] }>(
    'GET',
    `/api/withdrawal/customer/${customerId}`,
    headers,
  );
  const withdrawable = shown.body.orders.find((order) => order.orderId === orderId);
  const place = expect.stringContaining('Koivukuja') as string;
  expect([withdrawable?.goesOn, withdrawable?.place]).toEqual(['Kajo Pörssi', place]);
  const { status, body: receipt } = await shop.withdraw(headers, orderId, who);
  expect([status, receipt.goesOn, receipt.order?.place]).toEqual([201, 'Kajo Pörssi', place]);
  expect([await contractOf(spot), await deliveries()]).toEqual([old, held]);
  const [order] = await db().select().from(productOrder).where(eq(productOrder.orderId, orderId));
  expect([order?.earlyEndFeeCents, (await contractOf(order?.contractCode ?? ''))?.status]).toEqual([null, 'S']);
  const mails = await db().select().from(outboxMessage).where(eq(outboxMessage.recipient, who.email));
  expect(JSON.stringify(mails)).toContain('Kajo Pörssi jatkuu ennallaan.');
  expect((await shop.withdraw(headers, orderId, who)).body).toEqual(receipt);
});

test('it does so after the change has begun too (withdrawal.goesOn)', async () => {
  const { orderId, contractCode } = await changed({ start: { reason: 'change', date: null } });
  await onDay('2026-11-25T10:00:00.000Z');
  expect((await shop.withdraw(headers, orderId, who)).body.goesOn).toBe('Kajo Pörssi');
  expect([await contractOf(spot), await contractOf(contractCode ?? '')]).toMatchObject([
    { status: 'A', endDate: null },
    { status: 'S', endDate: '2026-11-25' },
  ]);
});

test('one that was withdrawn from on its first day has had that day, as its days and its receipt say (contract.closed, contracts.neverBegan)', async () => {
  const { orderId, contractCode } = await changed({ start: { reason: 'change', date: null } });
  const { startDate = '' } = (await contractOf(contractCode ?? '')) ?? {};
  await onDay(`${startDate}T10:00:00.000Z`);
  const { body: receipt } = await shop.withdraw(headers, orderId, who);
  expect(receipt.hasBegun).toBe(true);
  const { body } = await shop.call<Contracts>('GET', `/api/contracts/customer/${customerId}`, headers);
  const shown = body.ended.find((one) => one.contractCode === contractCode);
  expect(shown).toMatchObject({ startDate, endDate: startDate, closed: { how: 'withdrawn', on: startDate } });
});

test('what something else has done with it since then stays (withdrawal.goesOn)', async () => {
  const { orderId } = await changed();
  await endTermOn('2026-11-25');
  expect((await shop.withdraw(headers, orderId, who)).body.goesOn).toBe(null);
  expect((await contractOf(spot))?.endDate).toBe('2026-11-25');
});

test('a contract says until when its order may be withdrawn from, and no more once it is done or too late (contract.withdraw)', async () => {
  const start = { reason: 'moving' as const, date: '2026-12-15' };
  const consents = [{ id: 'terms' as const, version: '2026-11-01', isGiven: true }];
  const { body } = await shop.send(newOrder({ customerId, person: null, address: null, start }, { consents }), headers);
  const [made] = await db()
    .select()
    .from(productOrder)
    .where(eq(productOrder.orderId, body.orderId ?? ''));
  const contracts = `/api/contracts/customer/${customerId}?selectedDeliverySite=${made?.meteringPointNo ?? ''}`;
  const said = async () => {
    const { body: all } = await shop.call<Contracts>('GET', contracts, headers);
    const orders = [...all.starting, ...all.active, ...all.ended].flatMap(({ withdrawal }) => withdrawal ?? []);
    return orders.filter(({ orderNo }) => orderNo === body.orderNo);
  };
  const mine = { orderNo: body.orderNo, lastDay: '2026-12-05' };
  expect(await said()).toEqual([mine]);
  await db().update(productOrder).set({ isOffer: true });
  expect(await said()).toEqual([]);
  await db().update(productOrder).set({ isOffer: false });
  await onDay('2026-12-05T21:59:59.000Z');
  expect(await said()).toEqual([mine]);
  await onDay('2026-12-05T22:00:00.000Z');
  expect(await said()).toEqual([]);
  await onDay(testNow);
  await shop.withdraw(headers, body.orderId ?? '', who);
  expect(await said()).toEqual([]);
});

test('one that was withdrawn from, and one whose place another took before it began, stay among the ended, with why and when (contract.closed, contract.endedShown)', async () => {
  const start = (date: string) => ({ start: { reason: 'moving' as const, date } });
  const send = async (form: Partial<OrderForm>, more: Parameters<typeof newOrder>[1] = {}) => {
    const { body, text } = await shop.send(
      newOrder({ customerId, person: null, address: null, ...form }, more),
      headers,
    );
    const [made] = await db()
      .select()
      .from(productOrder)
      .where(eq(productOrder.orderId, body.orderId ?? ''));
    if (!made?.contractCode) throw new Error(text);
    return made;
  };
  const first = await send(start('2026-12-20'), await shop.offered('talvi', 'porssi'));
  const { deliverySite } = first.form;
  const second = await send({ ...start('2026-12-10'), deliverySite }, { contracts: [first.contractCode ?? ''] });
  const closed = async () => {
    const path = `/api/contracts/customer/${customerId}?selectedDeliverySite=${first.meteringPointNo ?? ''}`;
    const { body } = await shop.call<Contracts>('GET', path, headers);
    return body.ended.map(({ contractCode, closed: why }) => [contractCode, why]);
  };
  const replaced = { how: 'replaced', on: '2026-11-21', by: 'Kajo Kiinteä 24 kk' };
  expect(await closed()).toEqual([[first.contractCode, replaced]]);
  await onDay('2026-11-22T10:00:00.000Z');
  await shop.withdraw(headers, second.orderId, who);
  // What it had taken the place of goes on.
  const withdrawn = { how: 'withdrawn', on: '2026-11-22', by: null };
  expect(await closed()).toEqual([[second.contractCode, withdrawn]]);
  await onDay('2027-05-21T10:00:00.000Z');
  expect(await closed()).toEqual([[second.contractCode, withdrawn]]);
  await onDay('2027-05-22T10:00:00.000Z');
  expect(await closed()).toEqual([]);
});
