import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CampaignTemplate, Contract, Contracts } from '../../domain/types.ts';
import { outboxMessage, productOrder } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const aino = demoPerson('Mäkelä');

/** What the contract of an order costs by the list of contracts, on the day of the server's clock. */
async function contractOf(order: typeof productOrder.$inferSelect | undefined): Promise<Contract | undefined> {
  const { body } = await shop.call<Contracts>(
    'GET',
    `/api/contracts/customer/${aino.customerId}?selectedDeliverySite=${order?.meteringPointNo ?? ''}`,
    await shop.signedIn(aino.sub),
  );
  return [...body.active, ...body.starting].find(({ contractCode }) => contractCode === order?.contractCode);
}

async function pricesOf(order: typeof productOrder.$inferSelect | undefined): Promise<Record<string, string>> {
  const contract = await contractOf(order);
  return Object.fromEntries((contract?.prices ?? []).map(({ kind, amount }) => [kind, Number(amount).toFixed(2)]));
}

test.each([
  ['talvi', 'porssi', { margin: '0.39', baseFee: '3.95' }, { margin: '0.39', baseFee: '3.95' }, undefined],
  [
    'aloitus',
    'hintaturva',
    { energy: '6.90', baseFee: '3.90' },
    { energy: '9.15', baseFee: '3.90' },
    [{ kind: 'energy', amount: '9.15', unit: 'c/kWh', vatPercentage: '25.5', fromDate: '2027-05-21' }],
  ],
])(
  'a contract of %s has the prices that were ordered, as review and mail say them, and tells what follows (contract.agreedPrices, contract.laterPrices)',
  async (campaignId, templateId, ordered, later, toFollow) => {
    server.setNow('2026-11-21T10:00:00.000Z');
    const { db } = server.context.database;
    const product = await shop.offered(campaignId, templateId);
    const order = newOrder({ customerId: aino.customerId, person: null, address: null }, product);
    const { status, body, text } = await shop.send(order, await shop.signedIn(aino.sub));
    expect(status, text).toBe(201);
    const [row] = await db.select().from(productOrder).where(eq(productOrder.orderId, body.orderId));
    const { body: offered } = await shop.call<CampaignTemplate>(
      'GET',
      `/api/campaigns/${campaignId}/template/${templateId}`,
    );
    expect(Object.values(offered.product.prices).map(({ priceInclVat }) => Number(priceInclVat).toFixed(2))).toEqual(
      Object.values(ordered),
    );
    expect(await pricesOf(row)).toEqual(ordered);
    expect((await contractOf(row))?.laterPrices).toEqual(toFollow);
    const [mail] = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.recipient, order.formData.contact.email));
    for (const amount of Object.values(ordered))
      expect(JSON.stringify(mail?.mail.parts)).toContain(amount.replace('.', ','));
    server.setNow('2027-05-20T10:00:00.000Z');
    expect(await pricesOf(row)).toEqual(ordered);
    server.setNow('2027-05-21T10:00:00.000Z');
    expect(await pricesOf(row)).toEqual(later);
    expect((await contractOf(row))?.laterPrices).toBeUndefined();
    await db.delete(outboxMessage);
  },
);
