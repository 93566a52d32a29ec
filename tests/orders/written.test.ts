import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderForm } from '../../domain/types.ts';
import { outboxMessage, productOrder } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, ofKaisa, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const outi = demoPerson('Rantanen');

/** As Outi Rantanen orders it. */
const send = async (form: Partial<OrderForm>) =>
  shop.send(newOrder({ customerId: outi.customerId, ...form }), await shop.signedIn(outi.sub));

test('an order is kept in one form, however it was written (order.normal)', async () => {
  const { body } = await send({ contact: { email: ' outi@kajo.example', phone: '040 123 4567' } });
  const { db } = server.context.database;
  const [kept] = await db.select().from(productOrder).where(eq(productOrder.orderId, body.orderId));
  expect(kept?.form.contact).toEqual({ email: 'outi@kajo.example', phone: '0401234567' });
});

test('a bank that there is none of is refused (order.complete, order.billing)', async () => {
  const { billing } = newOrder().formData;
  if (billing === null) throw new Error('the order is billed');
  const { status, problem } = await send({ billing: { ...billing, method: 'eInvoice', bankId: 'olematon' } });
  expect([status, problem.code, problem.errors]).toEqual([
    400,
    'order.missingMandatoryData',
    [{ field: 'body.formData.billing.bankId', rule: 'unknown' }],
  ]);
});

test('a box that is named twice is refused, whatever it says (consent.ledger)', async () => {
  const order = newOrder({ customerId: outi.customerId });
  const [terms, ...others] = order.consents;
  if (!terms) throw new Error('the order has boxes');
  const consents = [{ ...terms, isGiven: false }, terms, ...others];
  const { status, problem } = await shop.send({ ...order, consents }, await shop.signedIn(outi.sub));
  expect([status, problem.code, problem.errors]).toEqual([
    400,
    'request.invalid',
    [{ field: 'body.consents', rule: 'exclusive' }],
  ]);
});

test('mails greet a known customer by the first name, of an employee’s order too (order.mail, withdrawal.receipt)', async () => {
  const { db } = server.context.database;
  const kaisa = await shop.signedIn(demoPerson('Lehtonen').sub);
  await shop.call('POST', '/api/backup/acting', kaisa, { customerId: outi.customerId, reason: 'Soitti' });
  const email = 'tervehdys@kajo.example';
  const contact = { email, phone: '0401234567' };
  const form = { customerId: outi.customerId, person: null, address: null, contact };
  for (const salesChannel of [ofKaisa.salesChannel, 'Puhelin'])
    expect((await shop.send(newOrder(form, { salesInfo: { ...ofKaisa, salesChannel } }), kaisa)).status).toBe(201);
  const { body } = await shop.send(newOrder(form), await shop.signedIn(outi.sub));
  const withdrawn = await shop.withdraw(await shop.signedIn(outi.sub), body.orderId, { name: 'Outi Rantanen', email });
  expect(withdrawn.status, withdrawn.text).toBe(201);
  const mails = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email));
  expect(mails.map(({ mail }) => mail.greeting)).toEqual(Array.from({ length: 4 }, () => 'Hei Outi,'));
});
