import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, customer, productOrder, representation } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const mika = demoPerson('Salo');
const company = async (companyName: string, businessId: string) =>
  newOrder(
    { customerType: 'B2B', person: null, company: { companyName, businessId } },
    await shop.offered('yritys', 'yritys-kiintea-24'),
  );

test('a company that is none yet becomes a customer, and who signed for it may act for it (order.company)', async () => {
  const { db } = server.context.database;
  const headers = await shop.signedIn(mika.sub);
  const { status, text, body } = await shop.send(await company('Salon Sähkö Oy', '1234567-1'), headers);
  expect([status, body.importNo], text).toEqual([201, expect.any(String)]);
  const [made] = await db.select().from(customer).where(eq(customer.businessId, '1234567-1'));
  expect(made).toMatchObject({ customerType: 'B2B', isCompany: true, lastName: 'Salon Sähkö Oy', firstName: null });
  expect(await db.select().from(representation).where(eq(representation.sub, mika.sub))).toMatchObject([
    { customerId: made?.customerId, validFrom: '2026-11-21', validTo: null },
  ]);
});

test('nobody gets into a company by typing its id: the order waits for the retailer, and says nothing of it (order.company)', async () => {
  const { db } = server.context.database;
  const businessId = '9322041-5';
  const [known] = await db.select().from(customer).where(eq(customer.businessId, businessId));
  const ofKnown = () =>
    db
      .select()
      .from(contract)
      .where(eq(contract.customerId, known?.customerId ?? ''));
  const before = (await ofKnown()).length;
  const { status, text, body } = await shop.send(await company('Lämpö', businessId), await shop.signedIn(mika.sub));
  expect([status, body.isCustomer], text).toEqual([201, false]);
  const [row] = await db.select().from(productOrder).where(eq(productOrder.orderId, body.orderId));
  expect([row?.customerId, (await ofKnown()).length]).toEqual([null, before]);
  const mandates = await db.select().from(representation).where(eq(representation.sub, mika.sub));
  expect(mandates.map(({ customerId }) => customerId)).not.toContain(known?.customerId);
});
