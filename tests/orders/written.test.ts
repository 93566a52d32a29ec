import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderForm } from '../../domain/types.ts';
import { productOrder } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop } from './ordering.ts';

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
