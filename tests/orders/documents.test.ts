import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentFile } from '../../server/documents/documentFile.ts';
import type { DocumentWords } from '../../server/documents/documentWords.ts';
import { readPdf } from '../../server/documents/testing.ts';
import { spaced } from '../../server/effects/mailWords.ts';
import { outboxMessage } from '../../server/store/schema.ts';
import type { Locale } from '../../server/texts.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, ofKaisa, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
const aino = demoPerson('Mäkelä');
const ofAino = { customerId: aino.customerId, person: null, address: null };

beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.context.database.db.delete(outboxMessage));

async function mailOf({ text, body }: { text: string; body: { importNo: string | null } }) {
  if (body.importNo === null) throw new Error(text);
  const [row, ...others] = await server.context.database.db.select().from(outboxMessage);
  if (!row || others.length > 0) throw new Error('there is not one mail');
  return row.mail;
}
const idsOf = (documents: readonly DocumentWords[] = []) => documents.map(({ id }) => id);
const read = async (words: DocumentWords | undefined, locale: Locale) => {
  if (!words) throw new Error('there is no document');
  return (await readPdf((await documentFile(words, locale, server.context.settings)).content)).text;
};

test.each([
  ['fi', 'Sähkönmyyntiehdot', 'Kajo Kiinteä 24 kk', 'Tilausnumero'],
  ['sv', 'Elförsäljningsvillkor', 'Kajo Fast 24 mån.', 'Beställningsnummer'],
  ['en', 'Terms of electricity sales', 'Kajo Fixed 24 months', 'Order number'],
] as const)(
  '%s: with the confirmation go the terms, the price list and the form with the order in it (order.documents, mail.attachments)',
  async (locale, title, product, orderNumber) => {
    const answer = await shop.send(newOrder(ofAino, { locale }), await shop.signedIn(aino.sub));
    const { attachments } = await mailOf(answer);
    expect(idsOf(attachments)).toEqual(['electricity-terms', 'price-list', 'withdrawal-form']);
    const [terms, , form] = attachments ?? [];
    expect(await read(terms, locale)).toContain(title);
    const said = await read(form, locale);
    expect(said).toContain(`${orderNumber} ${spaced(answer.body.orderNo ?? '')}`);
    expect(said).toContain(product);
    expect(said).toContain(locale === 'en' ? '21/11/2026' : '21.11.2026');
    // What is kept is small: the words, in one language.
    expect(JSON.stringify(attachments).length).toBeLessThan(16_000);
  },
);

test('with a company’s go the terms and the price list (order.documents)', async () => {
  const company = { companyName: 'Salon Sähkö Oy', businessId: '1234567-1' };
  const answer = await shop.send(
    newOrder({ customerType: 'B2B', person: null, company }, await shop.offered('yritys', 'yritys-kiintea-24')),
    await shop.signedIn(demoPerson('Salo').sub),
  );
  expect(idsOf((await mailOf(answer)).attachments)).toEqual(['electricity-terms', 'price-list']);
});

test('after a proof they go as well (order.documents)', async () => {
  const { identityCode, sub } = demoPerson('Salo');
  const { cookie } = await shop.kept(newOrder({ person: { firstName: 'Mika', lastName: 'Salo', identityCode } }));
  const answer = await shop.verify(await shop.signedIn(sub), cookie);
  const { attachments } = await mailOf(answer);
  expect(idsOf(attachments)).toEqual(['electricity-terms', 'price-list', 'withdrawal-form']);
  expect(await read(attachments?.[2], 'fi')).toContain(spaced(answer.body.orderNo ?? ''));
});

test('with an offer too, and nothing is filled in where nothing is ordered (order.documents)', async () => {
  const salesInfo = { ...ofKaisa, salesChannel: 'Puhelin' };
  const answer = await shop.send(newOrder({}, { salesInfo }), await shop.signedIn(demoPerson('Lehtonen').sub));
  expect(answer.body.isOffer).toBe(true);
  const { attachments } = await mailOf(answer);
  expect(idsOf(attachments)).toEqual(['electricity-terms', 'price-list', 'withdrawal-form']);
  expect(await read(attachments?.[2], 'fi')).toMatch(/Tilausnumero …{10,} Tilauspäivä …{10,}/);
});
