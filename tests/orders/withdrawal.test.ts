import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderForm, WithdrawableOrder, WithdrawalReceipt } from '../../domain/types.ts';
import {
  contract,
  contractAddon,
  orderedService,
  outboxMessage,
  productOrder,
  withdrawal,
} from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, FLAT, newOrder, Shop } from './ordering.ts';

type Headers = Record<string, string>;
interface Shown {
  today: string;
  orders: WithdrawableOrder[];
}

let server: TestServer;
let shop: Shop;
let headers: Headers;
const aino = demoPerson('Mäkelä');
const who = { name: 'Aino Mäkelä', email: 'aino@kajo.example' };

beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(testNow);
  headers = await shop.signedIn(aino.sub);
  for (const table of [withdrawal, orderedService, productOrder, outboxMessage])
    await server.context.database.db.delete(table);
  await emptyLedger(server.context.database.db);
});

const db = () => server.context.database.db;

/** Moves the clock, and signs in anew: a session does not last for days. */
async function onDay(now: string): Promise<void> {
  server.setNow(now);
  headers = await shop.signedIn(aino.sub);
}

/** An order of Aino's, and the secret of its confirmation. */
async function ordered(form: Partial<OrderForm> = {}, more: Parameters<typeof newOrder>[1] = {}) {
  const order = newOrder({ customerId: aino.customerId, person: null, address: null, ...form }, more);
  const { body, text } = await shop.send(order, headers);
  if (body.importNo === null) throw new Error(text);
  const mails = await mailsTo(order.formData.contact.email);
  const mail = mails.find((one) => one.mail.subject.replaceAll(' ', '').endsWith(body.orderNo ?? ''));
  const link = mail?.mail.parts.flatMap((part) => (part.kind === 'text' && part.link ? part.link.href : []))[0];
  const [, secret = ''] = /#(.+)$/.exec(link ?? '') ?? [];
  return { ...body, link, secret };
}

const mailsTo = (recipient: string) => db().select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient));
const rows = () => db().select().from(withdrawal);

const shown = (of = aino.customerId, by = headers) =>
  shop.call<Shown>('GET', `/api/withdrawal/customer/${of ?? ''}`, by);
const opened = (secret: string) => shop.call<Shown>('POST', '/api/withdrawal/link', {}, { secret });
const withdraw = (orderId: string, by = headers, key?: string, body: object = who) =>
  shop.withdraw(by, orderId, body, key);
const byLink = (secret: string, key: string = randomUUID()) =>
  shop.call<WithdrawalReceipt>('POST', '/api/withdrawal/link/confirm', { 'idempotency-key': key }, { secret, ...who });

/** The contract that an order has come to. */
async function contractOf(orderId: string) {
  const [order] = await db().select().from(productOrder).where(eq(productOrder.orderId, orderId));
  const code = order?.contractCode ?? '';
  const [row] = await db().select().from(contract).where(eq(contract.contractCode, code));
  const addons = await db().select().from(contractAddon).where(eq(contractAddon.contractCode, code));
  return { ...row, addons: addons.length };
}

const later = { start: { reason: 'moving' as const, date: '2026-12-15' } };
const noEarlyStart = { consents: [{ id: 'terms' as const, version: '2026-11-01', isGiven: true }] };

test('the confirmation has a link with a secret, of which the database keeps a digest alone (withdrawal.link)', async () => {
  const { orderId, link, secret } = await ordered();
  expect(link).toMatch(/\/withdrawal#[\w-]{22}$/);
  const [row] = await db().select().from(productOrder).where(eq(productOrder.orderId, orderId));
  expect(JSON.stringify(row)).not.toContain(secret);
  const { status, body } = await opened(secret);
  expect([status, body.orders]).toMatchObject([200, [{ orderId, state: 'open', lastDay: '2026-12-05' }]]);
});

test('a secret of nothing and one of an order of long ago are not found (withdrawal.link, withdrawal.shown, access.shown)', async () => {
  const { secret, orderId } = await ordered();
  expect((await opened('c2VjcmV0c2VjcmV0c2Vjcg')).problem.code).toBe('resource.notFound');
  await onDay('2027-02-19T10:00:00.000Z');
  expect((await opened(secret)).status).toBe(200);
  await onDay('2027-02-20T10:00:00.000Z');
  expect((await opened(secret)).problem.code).toBe('resource.notFound');
  expect((await byLink(secret)).problem.code).toBe('resource.notFound');
  expect((await shown()).body.orders.map((order) => order.orderId)).not.toContain(orderId);
});

test('a contract whose order was withdrawn from does not go on when what took its place is withdrawn from too (withdrawal.goesOn)', async () => {
  const start = (date: string) => ({ start: { reason: 'moving' as const, date } });
  const first = await ordered(start('2026-12-20'), await shop.offered('talvi', 'porssi'));
  const [made] = await db().select().from(productOrder).where(eq(productOrder.orderId, first.orderId));
  const { deliverySite = null } = made?.form ?? {};
  const second = await ordered({ ...start('2026-11-30'), deliverySite }, { contracts: [made?.contractCode ?? ''] });
  await withdraw(first.orderId);
  expect((await withdraw(second.orderId)).body.goesOn).toBe(null);
  expect((await contractOf(first.orderId))?.status).toBe('S');
});

describe('who has ordered', () => {
  test('withdraws before supply begins: the contract never does, its services neither, nothing is charged (withdrawal.made, withdrawal.contract, withdrawal.receipt)', async () => {
    const { orderId, orderNo } = await ordered({ ...later, services: ['tuulisahko'] }, noEarlyStart);
    expect(await contractOf(orderId)).toMatchObject({ status: 'O', addons: 1 });
    const { status, body } = await withdraw(orderId);
    expect([status, body]).toEqual([
      201,
      {
        receiptNo: expect.stringMatching(/^PR-2026-\d{6}$/) as string,
        receivedAt: new Date(testNow).toISOString(),
        order: {
          orderNo,
          sold: 'contract',
          productName: 'Kajo Kiinteä 24 kk',
          services: ['Tuulisähkö'],
          orderedOn: '2026-11-21',
          place: expect.stringMatching(FLAT),
        },
        text: null,
        ...who,
        usedCents: null,
        goesOn: null,
        moved: null,
        hasBegun: false,
        isSwitching: false,
      },
    ]);
    expect(await rows()).toMatchObject([
      { orderId, way: 'signedIn', sub: aino.sub, customerId: aino.customerId, actingReason: null, ...who },
    ]);
    expect(await contractOf(orderId)).toMatchObject({ status: 'S', endDate: null, addons: 0 });
    const [mail, ...others] = await mailsTo(who.email);
    expect(others).toEqual([]);
    expect(mail?.mail.subject).toBe(`Kuitti peruutuksesta ${body.receiptNo}`);
    const facts = (mail?.mail.parts ?? []).flatMap((part) => (part.kind === 'facts' ? part.facts : []));
    const shownNo = orderNo?.replace(/^(....)/, '$1 ') ?? '';
    expect(facts).toEqual([
      ['Vastaanotettu', '21.11.2026 klo 12.00.00'],
      ['Ilmoitus', `Peruutan sopimuksen Kajo Kiinteä 24 kk, tilausnumero ${shownNo}, tilattu 21.11.2026.`],
      ['Lisäpalvelu', 'Tuulisähkö'],
      ['Peruuttaja', who.name],
      ['Käyttöpaikka', expect.stringMatching(FLAT)],
      ['Kuitin numero', body.receiptNo],
    ]);
    expect(mail?.mail.parts.at(-1)).toMatchObject({ text: 'Sopimus raukesi. Siitä ei tule sinulle laskua.' });
    expect((await shown()).body.orders).toMatchObject([{ state: 'withdrawn', receipt: body }]);
  });

  test('pays for what was used at their wish, and the contract ends on the day (withdrawal.used, withdrawal.contract)', async () => {
    const { orderId } = await ordered();
    expect(await contractOf(orderId)).toMatchObject({ status: 'A', startDate: '2026-11-21' });
    await onDay('2026-11-25T10:00:00.000Z');
    const [order] = (await shown()).body.orders;
    // 2,000 kWh a year at 7.49 c and 4.95 € a month, five days of it.
    expect(order?.usedCents).toBe(287);
    const { body } = await withdraw(orderId);
    expect(body.usedCents).toBe(287);
    expect(await contractOf(orderId)).toMatchObject({ status: 'S', endDate: '2026-11-25' });
    const [mail] = await mailsTo(who.email);
    expect(JSON.stringify(mail?.mail.parts)).toMatch(/2,87 €, arvio.*Sopimus päättyi tänään/);
  });

  test('does so until the end of the 14th day in Helsinki, and not a moment later (withdrawal.time)', async () => {
    const { orderId, secret } = await ordered(later, noEarlyStart);
    const other = await ordered(later, noEarlyStart);
    await onDay('2026-12-05T21:59:59.000Z');
    expect((await withdraw(orderId)).status).toBe(201);
    await onDay('2026-12-05T22:00:00.000Z');
    expect((await withdraw(other.orderId)).problem.code).toBe('withdrawal.over');
    expect((await byLink(other.secret)).problem.code).toBe('withdrawal.over');
    expect((await opened(other.secret)).body.orders).toMatchObject([{ state: 'over', lastDay: '2026-12-05' }]);
    expect((await contractOf(other.orderId)).status).toBe('O');
    // What is done stays done, and its receipt can be read.
    expect((await opened(secret)).body.orders).toMatchObject([{ state: 'withdrawn', receipt: { name: who.name } }]);
  });

  test('says who they are and where the receipt goes; what lacks changes nothing (withdrawal.holds)', async () => {
    const { orderId } = await ordered();
    const { status, problem } = await withdraw(orderId, headers, undefined, { name: '\u200e', email: 'aino@' });
    expect([status, problem.errors]).toEqual([
      400,
      [
        { field: 'body.name', rule: 'required' },
        { field: 'body.email', rule: 'format' },
      ],
    ]);
    expect([await rows(), (await contractOf(orderId)).status]).toEqual([[], 'A']);
  });
});

test('done twice, by whichever way, it answers the same, and there is one row and one mail (withdrawal.once)', async () => {
  const { orderId, secret } = await ordered(later, noEarlyStart);
  const answers = await Promise.all([
    withdraw(orderId),
    withdraw(orderId),
    byLink(secret),
    ...Array.from({ length: 5 }, () => byLink(secret)),
  ]);
  const again = await byLink(secret);
  expect(new Set([...answers, again].map(({ text }) => text)).size).toBe(1);
  expect([(await rows()).length, (await mailsTo(who.email)).length]).toEqual([1, 1]);
});

test('by the link without a sign-in: the row says so (withdrawal.link)', async () => {
  const { orderId, secret } = await ordered(later, noEarlyStart);
  const key = randomUUID();
  const { status, body } = await byLink(secret, key);
  expect([status, (await byLink(secret, key)).body]).toEqual([201, body]);
  expect(await rows()).toMatchObject([{ orderId, way: 'link', sub: null, customerId: aino.customerId }]);
});

test('nobody withdraws from another’s order, or sees it (withdrawal.own)', async () => {
  const { orderId } = await ordered();
  const mika = await shop.signedIn(demoPerson('Väisänen').sub);
  expect((await withdraw(orderId, mika)).problem.code).toBe('resource.notFound');
  expect((await shown(aino.customerId, mika)).problem.code).toBe('resource.notFound');
  expect((await withdraw(orderId, {})).problem.code).toBe('session.missing');
  expect(await rows()).toEqual([]);
});

test('a company has no right of withdrawal and is told so; its confirmation has no link (withdrawal.company)', async () => {
  const { orderId } = await ordered();
  const { db: queries } = server.context.database;
  const [order] = await queries.select().from(productOrder).where(eq(productOrder.orderId, orderId));
  if (!order) throw new Error('there is no order');
  await queries.update(productOrder).set({ form: { ...order.form, customerType: 'B2B' } });
  expect((await shown()).body.orders).toMatchObject([{ state: 'company' }]);
  expect((await withdraw(orderId)).problem.code).toBe('withdrawal.none');
});

test('an offer, what has not come through and what pays the customer are not there to withdraw from (withdrawal.made)', async () => {
  const { orderId } = await ordered();
  const { db: queries } = server.context.database;
  for (const change of [{ isOffer: true }, { isOffer: false, importNo: null }]) {
    await queries.update(productOrder).set(change);
    expect((await shown()).body.orders).toEqual([]);
    expect((await withdraw(orderId)).problem.code).toBe('resource.notFound');
  }
});

test('a service of what was withdrawn from is not tried again (withdrawal.contract)', async () => {
  const { orderId } = await ordered({ ...later, services: ['tuulisahko'] }, noEarlyStart);
  await db().update(orderedService).set({ importNo: null });
  await withdraw(orderId);
  expect((await shop.retry(headers, orderId, 'tuulisahko')).body).toMatchObject({ importNo: null });
  expect((await contractOf(orderId)).addons).toBe(0);
});
