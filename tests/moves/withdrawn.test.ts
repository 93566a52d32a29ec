import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Contracts, MoveResult, NewMove, WithdrawableOrder } from '../../domain/types.ts';
import { contract, contractAddon, contractDelivery, productOrder } from '../../server/store/schema.ts';
import { additionTo, AddonShop } from '../addons/adding.ts';
import { demoPerson, newChange } from '../orders/ordering.ts';
import { closed, free, lockOf, open } from '../priceLock/locking.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { moveOf, newAddress, spot } from './moving.ts';

const who = { name: 'Aino Mäkelä', email: 'aino@kajo.example' };

let server: TestServer;
let shop: AddonShop;
beforeEach(async () => {
  server = await openTestServer();
  shop = new AddonShop(server);
  server.setNow(testNow);
}, 60_000);
afterEach(() => server.close());

const db = () => server.context.database.db;
const signedIn = (name: string) => shop.signedIn(demoPerson(name).sub);
const contractOf = async (code: string) =>
  (await db().select().from(contract).where(eq(contract.contractCode, code)))[0];
const addonsOf = async (code: string) =>
  (await db().select().from(contractAddon).where(eq(contractAddon.contractCode, code)))
    .map(({ tariffNo }) => tariffNo)
    .sort((one, other) => one - other);
const deliveriesOf = async (code: string) =>
  (await db().select().from(contractDelivery).where(eq(contractDelivery.contractCode, code)))
    .map(({ tariffNo, tariffFromDate, tariffToDate }) => [tariffNo, tariffFromDate, tariffToDate])
    .sort(([, one], [, other]) => String(one).localeCompare(String(other)));

/** @returns the code of the contract in the new home */
async function moved(headers: Record<string, string>, more: Partial<NewMove>): Promise<string> {
  const { body, text } = await shop.call<MoveResult>(
    'POST',
    '/api/contract/move',
    { ...headers, 'idempotency-key': randomUUID() },
    moveOf(more),
  );
  if (!body.move?.newContractCode) throw new Error(text);
  return body.move.newContractCode;
}

/** Aino changes her contract. @returns what was ordered */
async function changed(headers: Record<string, string>) {
  const start = { reason: 'change' as const, date: '2026-12-01' };
  const customerId = demoPerson('Mäkelä').customerId ?? '';
  const { body, text } = await shop.change(
    headers,
    newChange({ customerId, start }, { contracts: [`K${spot}`] }),
    `K${spot}`,
  );
  const [order] = await db()
    .select()
    .from(productOrder)
    .where(eq(productOrder.orderId, body.orderId ?? ''));
  if (!order?.contractCode) throw new Error(text);
  return { orderId: order.orderId, contractCode: order.contractCode };
}

/** The order as its withdrawal shows it. */
async function shownOf(headers: Record<string, string>, orderId: string) {
  const { customerId } = demoPerson('Mäkelä');
  const path = `/api/withdrawal/customer/${customerId}`;
  const { body } = await shop.call<{ orders: WithdrawableOrder[] }>('GET', path, headers);
  return body.orders.find((order) => order.orderId === orderId);
}

test('the contract of an order that has moved ends in both homes, and what it had replaced goes on (withdrawal.moved, withdrawal.goesOn)', async () => {
  const headers = await signedIn('Mäkelä');
  const before = await contractOf(`K${spot}`);
  const { orderId, contractCode } = await changed(headers);
  const there = await moved(headers, { contractNo: contractCode.slice(1) });
  const said = { goesOn: 'Kajo Pörssi', moved: { place: expect.stringContaining(newAddress.streetName) as string } };
  expect(await shownOf(headers, orderId)).toMatchObject(said);
  const { status, body: receipt } = await shop.withdraw(headers, orderId, who);
  expect([status, receipt]).toMatchObject([201, said]);
  expect([await contractOf(contractCode), await contractOf(there), await contractOf(`K${spot}`)]).toMatchObject([
    { status: 'S', endDate: null },
    { status: 'S', endDate: '2026-12-28' },
    before ?? {},
  ]);
});

test('however often it has moved; what has begun ends with the day, and what had ended stays (withdrawal.moved)', async () => {
  const headers = await signedIn('Mäkelä');
  const { orderId, contractCode } = await changed(headers);
  server.setNow('2026-12-02T10:00:00.000Z');
  const later = await signedIn('Mäkelä');
  const first = await moved(later, {
    contractNo: contractCode.slice(1),
    startDate: '2026-12-02',
    lastDay: '2026-12-02',
  });
  const address = { ...moveOf().newHome.address, residence: '28' };
  const second = await moved(later, {
    contractNo: first.slice(1),
    newHome: { address, meteringPointId: null, isToBeFound: false },
  });
  server.setNow('2026-12-04T10:00:00.000Z');
  expect((await shop.withdraw(await signedIn('Mäkelä'), orderId, who)).status).toBe(201);
  expect([await contractOf(contractCode), await contractOf(first), await contractOf(second)]).toMatchObject([
    { status: 'S', endDate: '2026-12-02' },
    { endDate: '2026-12-04' },
    { status: 'S', endDate: '2026-12-28' },
  ]);
});

test('an add-on of a contract that has moved goes in both homes, and the contract moves on (withdrawal.moved)', async () => {
  const headers = await signedIn('Mäkelä');
  const { body } = await shop.add(additionTo(spot, 'sahkovahti'), headers);
  const there = await moved(headers, {});
  expect(await addonsOf(there)).toEqual([701, 702, 704]);
  expect((await shop.withdraw(headers, body.orderId, who)).status).toBe(201);
  expect([await addonsOf(there), await addonsOf(`K${spot}`)]).toEqual([
    [701, 702],
    [701, 702],
  ]);
  expect((await contractOf(there))?.status).toBe('O');
});

test('so does a month that was locked, whose part in the new home began there (withdrawal.moved, priceLock.withdrawn)', async () => {
  server.setNow(open);
  const headers = await signedIn('Väisänen');
  const before = await deliveriesOf(`K${free}`);
  const { body } = await shop.add(lockOf(free), headers);
  const there = await moved(headers, { contractNo: free, startDate: '2027-01-11', lastDay: '2027-01-10' });
  expect(await deliveriesOf(there)).toMatchObject([
    [478, '2027-01-11', '2027-01-31'],
    [309, '2027-02-01', null],
  ]);
  server.setNow(closed);
  expect((await shop.withdraw(await signedIn('Väisänen'), body.orderId, who)).status).toBe(201);
  expect((await deliveriesOf(there)).map(([tariffNo]) => tariffNo)).not.toContain(478);
  expect(await deliveriesOf(`K${free}`)).toEqual(before.map(([one, from, to]) => [one, from, to ?? '2027-01-10']));
});

test('what was withdrawn from moves nowhere any more, though its new home was looked for (move.underWay)', async () => {
  const headers = await signedIn('Mäkelä');
  const { orderId, contractCode } = await changed(headers);
  const address = { ...newAddress, streetName: 'Olematonkatu' };
  const toBeFound = { address, meteringPointId: null, isToBeFound: true };
  await shop.call(
    'POST',
    '/api/contract/move',
    { ...headers, 'idempotency-key': randomUUID() },
    moveOf({ contractNo: contractCode.slice(1), newHome: toBeFound }),
  );
  const told = async () => {
    const { customerId } = demoPerson('Mäkelä');
    const { body } = await shop.call<Contracts>('GET', `/api/contracts/customer/${customerId}`, headers);
    return [...body.starting, ...body.ending, ...body.ended].some(({ movesTo }) => movesTo !== undefined);
  };
  expect(await told()).toBe(true);
  expect((await shownOf(headers, orderId))?.moved?.place).toContain('Olematonkatu');
  expect((await shop.withdraw(headers, orderId, who)).status).toBe(201);
  expect(await told()).toBe(false);
});
