import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewOrder, OrderForm } from '../../domain/types.ts';
import { points } from '../../server/demo/meteringPoints.ts';
import { campaign, contract, outboxMessage, productOrder, underProof } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop, siteAt } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [productOrder, outboxMessage, underProof]) await server.context.database.db.delete(table);
});

const aino = demoPerson('Mäkelä');
const ofAino = (form: Partial<OrderForm> = {}, more: Partial<NewOrder> = {}) =>
  newOrder({ customerId: aino.customerId, person: null, address: null, ...form }, more);
const productData = { templateId: 'kiintea-24', tariffNo: 424, campaignCode: 'TALVI26' };

/** Nothing is left of an order that is refused, of a customer's and of a stranger's. */
async function expectRefused(order: NewOrder, code: string, errors?: string[]) {
  const { db } = server.context.database;
  const { status, problem } = await shop.send(order, await shop.signedIn(aino.sub));
  const told = problem.errors?.map(({ field, rule }) => `${field} ${rule}`);
  expect([status, problem.code, told]).toEqual([expect.any(Number), code, errors]);
  expect([await db.select().from(productOrder), await db.select().from(underProof)]).toEqual([[], []]);
  expect(await db.select().from(outboxMessage)).toEqual([]);
}

test.each<[string, Partial<NewOrder>]>([
  ['another tariff', { productData: { ...productData, tariffNo: 423 } }],
  ['another code of the campaign', { productData: { ...productData, campaignCode: 'TALVI25' } }],
  ['older words of a box', { consents: [{ id: 'terms', version: '2025-11-01', isGiven: true }] }],
])('%s than now is refused (order.termsChanged)', async (_what, more) => {
  await expectRefused(ofAino({}, more), 'order.termsChanged');
});

test('a campaign that is over, not begun or unknown is refused, also of a stranger (order.closed)', async () => {
  await expectRefused(ofAino({}, { campaignId: 'syksy' }), 'resource.notFound');
  const { db } = server.context.database;
  await db.update(campaign).set({ closesOn: '2026-11-20' }).where(eq(campaign.campaignId, 'talvi'));
  await expectRefused(ofAino(), 'campaign.closed');
  const stranger = await shop.send(newOrder());
  expect([stranger.status, stranger.problem.code]).toEqual([409, 'campaign.closed']);
  await db.update(campaign).set({ closesOn: null }).where(eq(campaign.campaignId, 'talvi'));
  await expectRefused(ofAino({}, { campaignId: 'eiole' }), 'resource.notFound');
});

test('what the product asks for and is not there is named, each field (order.complete)', async () => {
  const order = ofAino({ billing: null, contact: { email: 'ei@', phone: '040-123-45' } }, { consents: [] });
  await expectRefused(order, 'order.missingMandatoryData', [
    'body.formData.contact.email format',
    'body.formData.contact.phone format',
    'body.formData.billing required',
    'body.consents.terms required',
    'body.consents.earlyStart required',
  ]);
});

test('a stranger types who they are, and nobody else is asked (order.complete)', async () => {
  const { status, problem } = await shop.send(newOrder({ person: null, address: null }));
  expect([status, problem.code, problem.errors?.map(({ field }) => field)]).toEqual([
    400,
    'order.missingMandatoryData',
    [
      'body.formData.person.firstName',
      'body.formData.person.lastName',
      'body.formData.person.identityCode',
      'body.formData.address',
    ],
  ]);
});

test.each([
  ['of another customer', 'K24013090027'],
  ['of another kind at the place', 'K19011032207'],
  ['of the customer’s elsewhere', 'K25012218850'],
])('an order takes the place of no contract %s (order.contracts)', async (_, contractCode) => {
  await expectRefused(ofAino({}, { contracts: [contractCode] }), 'request.invalid', ['body.contracts unknown']);
});

const atHome = (more: Partial<NewOrder> = {}, form: Partial<OrderForm> = {}) =>
  ofAino({ deliverySite: siteAt(['Koivukuja', '4', 'B', null, '33820', 'Tampere']), ...form }, more);

test('nobody has two contracts at one place: what takes no place of the own one there is refused (order.contracts)', async () => {
  await expectRefused(atHome(), 'order.ownContract');
  const later = { start: { reason: 'moving', date: '2026-12-30' } } as const;
  await expectRefused(atHome({}, later), 'order.ownContract');
});

test('a term is cut short by a change alone, which says what that costs (order.bound)', async () => {
  const { db } = server.context.database;
  const ofSpot = eq(contract.contractCode, 'K23014478016');
  const sent = (date: string) => atHome({ contracts: ['K23014478016'] }, { start: { reason: 'moving', date } });
  await db.update(contract).set({ endDate: '2026-12-19' }).where(ofSpot);
  await expectRefused(sent('2026-12-19'), 'order.ownContract');
  await db.update(contract).set({ endDate: null }).where(ofSpot);
});

test('nobody is given notice of a contract with the retailer itself (order.ownContract)', async () => {
  const start = { reason: 'switching', date: null } as const;
  const box = { id: 'terminationMandate', version: '2026-11-01', isGiven: true } as const;
  const { consents } = newOrder();
  const order = atHome({ contracts: ['K23014478016'], consents: [...consents, box] }, { start });
  await expectRefused(order, 'order.missingMandatoryData', ['body.formData.start.reason notAsked']);
});

test('of twelve at once one takes the place of the own contract, and nobody has two (order.contracts)', async () => {
  const { db } = server.context.database;
  const headers = await shop.signedIn(aino.sub);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => shop.sendPatiently(atHome({ contracts: ['K23014478016'] }), headers)),
  );
  expect(answers.map(({ problem }) => problem.code).filter(Boolean)).toEqual(Array(11).fill('order.ownContract'));
  const there = await db.select().from(contract).where(eq(contract.meteringPointNo, points.koivukuja.meteringPointNo));
  expect(there.map(({ status }) => status).toSorted()).toEqual(['A', 'M']);
});

test('a proof finds the own contract that a stranger could not be told of: nothing is ordered (order.contracts)', async () => {
  const { db } = server.context.database;
  const person = { firstName: 'Aino', lastName: 'Mäkelä', identityCode: aino.identityCode };
  const { cookie } = await shop.kept(atHome({}, { customerId: null, person, address: newOrder().formData.address }));
  const { status, problem } = await shop.verify(await shop.signedIn(aino.sub), cookie);
  expect([status, problem.code, await db.select().from(productOrder)]).toEqual([409, 'order.ownContract', []]);
});

test('a company does not order what is sold to consumers (order.customerType)', async () => {
  const liisa = demoPerson('Häkkinen');
  const { status, problem } = await shop.send(
    newOrder({ customerId: liisa.customerId }),
    await shop.signedIn(liisa.sub),
  );
  expect([status, problem.code]).toEqual([409, 'order.otherCustomerType']);
});

test('a bot orders nothing (botCheck.needed)', async () => {
  const { status, problem } = await shop.call<{ code: string }>(
    'POST',
    '/api/contract/order?initialImport=true',
    { 'idempotency-key': 'x'.repeat(30) },
    newOrder(),
  );
  expect([status, problem.code]).toEqual([403, 'botCheck.needed']);
});

test.each([
  ['AINO2026', 'fi', { firstName: 'Aino', benefit: '20 € ensimmäisestä laskusta' }],
  ['aino2026', 'en', { firstName: 'Aino', benefit: '€20 off the first bill' }],
  ['NOBODY-26', 'fi', null],
])('the code %s in %s brings a friend or not (referral.code)', async (rafCode, locale, expected) => {
  const { status, body } = await shop.call('GET', `/api/referral/${rafCode}`, { 'accept-language': locale });
  expect([status, status === 200 ? body : null]).toEqual([expected ? 200 : 404, expected]);
});
