import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderForm } from '../../domain/types.ts';
import { contract, customer, representation } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { box, Offers } from './offering.ts';
import { demoPerson } from './ordering.ts';

let server: TestServer;
let shop: Offers;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Offers(server);
}, 60_000);
afterAll(() => server.close());

const db = () => server.context.database.db;

describe('an offer to a company', () => {
  const businessId = '1234567-1';
  const ofCompany = async (more: Partial<OrderForm> = {}) => {
    const company = { companyName: 'Salon Sähkö Oy', businessId };
    const product = await shop.offered('yritys', 'yritys-kiintea-24');
    const asOffer = { ...product, importAsOffer: true, consents: [box('terms')] };
    return shop.offer({ customerType: 'B2B', company, ...more }, asOffer);
  };
  const customersOf = () => db().select().from(customer).where(eq(customer.businessId, businessId));

  test('is the new company’s, and not the private customer’s who signs for it (offer.accepted, order.company)', async () => {
    const { sub, customerId, identityCode, givenName, familyName } = demoPerson('Mäkelä');
    const signer = { firstName: givenName, lastName: familyName, identityCode };
    const { secret, orderId } = await ofCompany({ person: signer });
    const other = await ofCompany({ person: signer });
    expect((await shop.accept(secret, [box('terms')])).status).toBe(201);
    const row = await shop.rowOf(orderId);
    expect(await customersOf()).toMatchObject([{ customerId: row.customerId, customerType: 'B2B', isCompany: true }]);
    expect(row.customerId).not.toBe(customerId);
    const [made] = await db()
      .select()
      .from(contract)
      .where(eq(contract.contractCode, row.contractCode ?? ''));
    expect(made?.customerId).toBe(row.customerId);
    expect(
      (await db().select().from(representation).where(eq(representation.sub, sub))).map((one) => one.customerId),
    ).toContain(row.customerId);
    // Who may speak for the company by now accepts for it.
    expect((await shop.accept(other.secret, [box('terms')])).status).toBe(201);
    expect((await shop.rowOf(other.orderId)).customerId).toBe(row.customerId);
    expect((await customersOf()).length).toBe(1);
  });
});
