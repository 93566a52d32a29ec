import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CampaignTemplate } from '../../domain/types.ts';
import { outboxMessage } from '../../server/store/schema.ts';
import { AddonShop, addition, spot } from '../addons/adding.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newChange, newOrder, ofKaisa } from './ordering.ts';

const aino = demoPerson('Mäkelä');
let server: TestServer;
let shop: AddonShop;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  shop = new AddonShop(server);
  // Kaisa Lehtonen reads English, and has Aino Mäkelä open.
  headers = { ...(await shop.signedIn(demoPerson('Lehtonen').sub)), 'accept-language': 'en' };
  await shop.call('POST', '/api/backup/acting', headers, { customerId: aino.customerId, reason: 'Asiakas soitti' });
}, 60_000);
afterAll(() => server.close());

/** What is sold to a customer who is written to in Swedish. */
const inSwedish = { locale: 'sv', salesInfo: ofKaisa } as const;
const ofAino = { customerId: aino.customerId, person: null, address: null };

async function namesIn(locale: 'sv' | 'en', templateId: string) {
  const address = `/api/campaigns/talvi/template/${templateId}`;
  const { body } = await shop.call<CampaignTemplate>('GET', address, { 'accept-language': locale });
  return { product: body.product.productName, services: body.services.flatMap(({ values }) => values) };
}

/** The mail that went out last, in whole. */
async function lastMail() {
  const rows = await server.context.database.db.select().from(outboxMessage);
  const [last] = rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return JSON.stringify(last?.mail);
}

const forgetMails = () => server.context.database.db.delete(outboxMessage);

test('an order names product and services on the employee’s receipt in the language of the page, and in the mail in the customer’s (order.staffLanguage)', async () => {
  await forgetMails();
  const { product, services } = await namesIn('en', 'kiintea-24');
  const theirs = await namesIn('sv', 'kiintea-24');
  const [service] = services;
  const order = newOrder({ ...ofAino, services: [service?.templateId ?? ''] }, inSwedish);
  const { status, body, text } = await shop.send(order, headers);
  expect(status, text).toBe(201);
  expect([body.product?.productName, body.serviceImportNos.map(({ productName }) => productName)]).toEqual([
    product,
    [service?.productName],
  ]);
  expect([product, service?.productName]).not.toEqual([theirs.product, theirs.services[0]?.productName]);
  const mail = await lastMail();
  expect(mail).toContain('"locale":"sv"');
  expect(mail).toContain(theirs.product);
  expect(mail).toContain(theirs.services[0]?.productName);
});

test('so does what is added to a contract, with how that is called (order.staffLanguage)', async () => {
  await forgetMails();
  const { status, body, text } = await shop.add(addition('sahkovahti', inSwedish), headers);
  expect(status, text).toBe(201);
  expect([body.product?.productName, body.product?.addition?.contractName]).toEqual(['Power Watch', 'Kajo Spot']);
  const mail = await lastMail();
  expect(mail).toContain('Elvakt');
  expect(mail).toContain('Kajo Börs');
});

test('and a change, with what it takes the place of (order.staffLanguage)', async () => {
  await forgetMails();
  const { product } = await namesIn('en', 'kiintea-24');
  const order = newChange({ customerId: aino.customerId }, { ...inSwedish, contracts: [`K${spot}`] });
  const { status, body, text } = await shop.change(headers, order, `K${spot}`);
  expect(status, text).toBe(201);
  expect([body.product?.productName, body.product?.replaces?.map(({ productName }) => productName)]).toEqual([
    product,
    ['Kajo Spot'],
  ]);
  expect(await lastMail()).toContain('Kajo Börs');
});

test('a call that is asked for is told in the language of the page, and the mail in the customer’s (order.staffLanguage)', async () => {
  await forgetMails();
  const offer = await shop.offered('tarjous', 'kiintea-24');
  const { product } = await namesIn('en', 'kiintea-24');
  const nothing = { deliverySite: null, start: null, billing: null, household: null };
  const order = newOrder({ ...ofAino, ...nothing, priceOffer: 'rejected' }, { ...offer, ...inSwedish, consents: [] });
  const { status, body, text } = await shop.send(order, headers);
  expect(status, text).toBe(201);
  expect([body.isContactRequest, body.product?.productName]).toEqual([true, product]);
  const sent = await server.context.database.db.select().from(outboxMessage);
  expect(sent.map(({ mail }) => mail.locale).sort()).toEqual(['fi', 'sv']);
});
