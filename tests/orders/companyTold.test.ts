import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewOrder, OrderForm, ProductChange } from '../../domain/types.ts';
import { contract } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { box, linkOf, Offers } from './offering.ts';
import { demoPerson, newOrder, ofKaisa } from './ordering.ts';

let server: TestServer;
let shop: Offers;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Offers(server);
}, 60_000);
afterAll(() => server.close());

const customerId = '70028846';
const pyynikintori = { name: 'Kiinteistö Oy Pyynikintori', businessId: '9311807-4', customerId };
const told = [
  ['Yritys', pyynikintori.name],
  ['Y-tunnus', pyynikintori.businessId],
  ['Asiakasnumero', '7002 8846'],
];

const billing = {
  method: 'paperInvoice',
  bankId: null,
  eInvoiceAddress: null,
  operator: null,
  address: null,
  isCombined: true,
} as const;
async function ofCompany(form: Partial<OrderForm>, more: Partial<NewOrder> = {}) {
  const product = await shop.offered('yritys', 'yritys-kiintea-24');
  return newOrder(
    { customerId, customerType: 'B2B', person: null, company: null, address: null, household: null, billing, ...form },
    { ...product, consents: [box('terms')], ...more },
  );
}

/** What the last mail to somebody says in facts, and the price at a glance. */
async function lastMail(recipient: string) {
  const mail = (await shop.mailsTo(recipient)).at(-1)?.mail;
  const facts = (mail?.parts ?? []).flatMap((part) => (part.kind === 'facts' ? part.facts : []));
  const price = mail?.parts.find((part) => part.kind === 'price');
  return { mail, facts, price };
}

const pekka = demoPerson('Korhonen');
const kaisa = demoPerson('Lehtonen');

test('what is offered to a company names it, to whoever offers and whoever accepts, in the mails too, at prices without VAT (order.companyTold, order.vatTold, offer.page)', async () => {
  const headers = await shop.signedIn(kaisa.sub);
  await shop.call('POST', '/api/backup/acting', headers, { customerId, reason: 'Asiakas soitti' });
  const person = { firstName: 'Pekka', lastName: 'Korhonen', identityCode: pekka.identityCode };
  const contact = { email: 'tarjous@pyynikintori.example', phone: '0401234567' };
  const salesInfo = { ...ofKaisa, salesChannel: 'Puhelin' };
  const { body, text } = await shop.send(
    await ofCompany({ person, contact }, { salesInfo, importAsOffer: true, consents: [] }),
    headers,
  );
  expect([body.isOffer, body.company], text).toEqual([true, pyynikintori]);
  const offered = await lastMail(contact.email);
  expect(offered.facts).toEqual(expect.arrayContaining(told));
  expect(offered.price).toMatchObject({ label: 'Energian hinta, alv 0 %', amount: '6,90', unit: 'c/kWh' });

  const secret = linkOf(offered.mail, 'order/offer');
  const opened = await shop.open(secret);
  expect(opened.body.offered).toMatchObject({
    company: pyynikintori,
    product: { prices: { energy: { priceExclVat: '6.9' } } },
  });
  const accepted = await shop.accept(secret, [box('terms')]);
  expect([accepted.status, accepted.body.company], accepted.text).toEqual([201, pyynikintori]);
  const confirmed = await lastMail(contact.email);
  expect(confirmed.mail?.subject).toContain('Tilausvahvistus');
  expect(confirmed.facts).toEqual(expect.arrayContaining(told));
  expect(confirmed.price).toEqual(offered.price);
  expect(JSON.stringify(confirmed.facts)).toMatch(/Kirjeenä, [^"]+, alv 0 %/);
  expect(JSON.stringify(confirmed.mail)).not.toContain('sis. alv');
  // Accepted again, and opened afterwards, it says the same.
  expect((await shop.accept(secret, [box('terms')])).body.company).toEqual(pyynikintori);
  expect((await shop.open(secret)).body.accepted?.company).toEqual(pyynikintori);
});

test('what a company orders itself names it on the receipt and in the mail (order.companyTold)', async () => {
  const { body, text } = await shop.send(await ofCompany({}), await shop.signedIn(pekka.sub));
  expect([body.importNo, body.company], text).toEqual([expect.any(String), pyynikintori]);
  const { facts, price } = await lastMail('anna.esimerkki@kajo.example');
  expect(facts).toEqual(expect.arrayContaining(told));
  expect(price).toMatchObject({ label: 'Energian hinta, alv 0 %', amount: '6,90' });
});

test('a company that was typed is named as it was typed, also one that is a customer, of which nothing more is told (order.companyTold, order.company)', async () => {
  const mika = await shop.signedIn(demoPerson('Salo').sub);
  const typed = { companyName: 'Lämpö', businessId: '9322041-5' };
  const form = { customerId: null, company: typed, contact: { email: 'mika@salo.example', phone: '0401234567' } };
  const { address } = newOrder().formData;
  const { body, text } = await shop.send(await ofCompany({ ...form, address }), mika);
  expect(body.company, text).toEqual({ name: 'Lämpö', businessId: '9322041-5', customerId: null });
  const { facts, mail } = await lastMail('mika@salo.example');
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Yritys', 'Lämpö'],
      ['Y-tunnus', '9322041-5'],
    ]),
  );
  expect(JSON.stringify([body, mail])).not.toMatch(/Häkkinen|7003/);
});

test('what it costs a company to end a term early is without VAT, before, in the row and in the mail (change.fee, order.vatTold)', async () => {
  const { db } = server.context.database;
  const headers = await shop.signedIn(pekka.sub);
  const ofElectricity = and(eq(contract.status, 'A'), eq(contract.contractTypeNo, 0), isNull(contract.endDate));
  const ofCustomer = and(eq(contract.customerId, customerId), ofElectricity);
  const [held] = await db.select().from(contract).where(ofCustomer).limit(1);
  const contractCode = held?.contractCode ?? '';
  await db.update(contract).set({ endDate: '2027-04-30' }).where(eq(contract.contractCode, contractCode));
  const { body, text: said } = await shop.call<{ change: ProductChange }>(
    'GET',
    `/api/contract/product-change/${contractCode}/b2b`,
    headers,
  );
  // 50 € with VAT of 25.5 %.
  expect(body.change, said).toMatchObject({ customerType: 'B2B', earlyEndFeeCents: 3984 });
  const contact = { email: 'vaihto@pyynikintori.example', phone: '0401234567' };
  const start = { reason: 'change' as const, date: null };
  const order = await ofCompany({ contact, deliverySite: null, billing: null, start }, { contracts: [contractCode] });
  const { status, body: ordered, text } = await shop.change(headers, order, contractCode);
  expect([status, (await shop.rowOf(ordered.orderId)).earlyEndFeeCents], text).toEqual([201, 3984]);
  const { facts } = await lastMail(contact.email);
  expect(facts).toContainEqual(['Ennenaikaisen päättämisen maksu', '39,84 €, alv 0 %']);
});

test('an order of a private person names no company, and its prices are with VAT (order.companyTold, order.vatTold)', async () => {
  const aino = demoPerson('Mäkelä');
  const contact = { email: 'aino@makela.example', phone: '0401234567' };
  const form = { customerId: aino.customerId, person: null, address: null, contact };
  const { body, text } = await shop.send(newOrder(form), await shop.signedIn(aino.sub));
  expect([body.importNo, 'company' in body], text).toEqual([expect.any(String), false]);
  const { facts, price } = await lastMail(contact.email);
  expect(facts.map(([label]) => label)).not.toEqual(expect.arrayContaining(['Yritys']));
  expect(price).toMatchObject({ label: 'Energian hinta, sis. alv 25,5 %' });
});
