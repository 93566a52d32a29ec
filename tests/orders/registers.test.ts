import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CampaignTemplate } from '../../domain/types.ts';
import { addConsents, findConsents, type NewConsent } from '../../server/store/consents.ts';
import { contractAddon, personOfRegisters, productOrder } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop, siteAt } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());

const eeva = demoPerson('Laine');
const say = (row: Partial<typeof personOfRegisters.$inferInsert>) =>
  server.context.database.db.update(personOfRegisters).set(row).where(eq(personOfRegisters.sub, eeva.sub));
beforeEach(() => say({ isCreditable: false, creditMood: null, importMood: null, serviceMood: null }));

let house = 70;
const orderOfEeva = async () => {
  house += 1;
  // Outside of the obligation to supply, and never the same twice: the retailer looks for it.
  const deliverySite = siteAt(['Runebergsgatan', String(house), null, null, '68600', 'Jakobstad']);
  const form = { customerId: eeva.customerId, person: null, address: null, deliverySite, services: ['tuulisahko'] };
  return (await shop.send(newOrder(form), await shop.signedIn(eeva.sub))).body;
};

test.each(['away', 'wrong'] as const)(
  'nobody is refused because the credit register is %s (registers.credit)',
  async (creditMood) => {
    await say({ creditMood });
    const { isCreditable, importNo } = await orderOfEeva();
    expect([isCreditable, importNo]).toEqual([true, expect.any(String)]);
  },
);

test('a register that is slow is waited for (registers.credit)', async () => {
  await say({ creditMood: 'slow' });
  expect((await orderOfEeva()).isCreditable).toBe(false);
});

test('a retailer’s system that is slow is waited for (registers.orderImport)', async () => {
  await say({ isCreditable: true, importMood: 'slow' });
  const { importNo, error } = await orderOfEeva();
  expect([importNo, error]).toEqual([expect.any(String), null]);
});

test('what the retailer’s system answers must be a number (registers.orderImport)', async () => {
  await say({ isCreditable: true, importMood: 'wrong' });
  const { importNo, error, serviceImportNos } = await orderOfEeva();
  expect({ importNo, error, serviceImportNos }).toMatchObject({
    importNo: null,
    error: 'order.notImported',
    serviceImportNos: [{ templateId: 'tuulisahko', productName: 'Tuulisähkö', importNo: null }],
  });
});

test('a service that is tried again costs what was ordered (order.retry, contract.agreedPrices)', async () => {
  const { db } = server.context.database;
  await say({ isCreditable: true, serviceMood: 'once' });
  const headers = await shop.signedIn(eeva.sub);
  const form = { customerId: eeva.customerId, person: null, address: null, services: ['tuulisahko'] };
  const order = newOrder(form);
  const { orderId } = (await shop.send(order, headers)).body;
  expect((await shop.retry(headers, orderId, 'tuulisahko')).body.importNo).toEqual(expect.any(String));
  const { campaignId, productData } = order;
  const { body } = await shop.call<CampaignTemplate>(
    'GET',
    `/api/campaigns/${campaignId}/template/${productData.templateId}`,
  );
  const offered = body.services.flatMap(({ values }) => values).find(({ templateId }) => templateId === 'tuulisahko');
  const [row] = await db.select().from(productOrder).where(eq(productOrder.orderId, orderId));
  const addons = await db
    .select({ price: contractAddon.price })
    .from(contractAddon)
    .where(eq(contractAddon.contractCode, row?.contractCode ?? ''));
  expect(addons).toEqual([{ price: { amount: offered?.price.priceInclVat, unit: offered?.price.pricingUnit } }]);
});

test('today’s state of a consent is its last line; nothing is taken off (consent.ledger)', async () => {
  const { db } = server.context.database;
  const line = (consentId: string, isGiven: boolean): NewConsent => ({
    kind: 'marketing',
    useCase: 'ContractForm',
    consentId,
    version: '2026-11-01',
    words: 'x',
    language: 'FI',
    customerId: '40129904',
    sub: null,
    employee: null,
    channel: 'portal',
    source: null,
    isGiven,
    at: new Date(testNow),
  });
  await addConsents(db, [line('marketingSms', true), line('marketingEmail', true), line('marketingSms', false)]);
  await addConsents(db, []);
  const now = await findConsents(db, '40129904');
  expect(Object.fromEntries([...now].map(([id, { isGiven }]) => [id, isGiven]))).toEqual({
    marketingEmail: true,
    marketingSms: false,
  });
});
