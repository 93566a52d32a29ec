import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceDetails, Invoices } from '../../domain/types.ts';
import { readPdf } from '../../server/documents/testing.ts';
import { invoice } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { readPicture } from './readCodes.ts';

/* What stands on the paper of an invoice, as another program draws and reads it. */

const aino = demoPerson('Mäkelä');
const asa = demoPerson('Öhman');

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer({ handlerTimeout: 60_000 });
  shop = new Shop(server);
}, 240_000);
afterAll(() => server?.close());

const db = () => server.context.database.db;
const plain = (text: string) => text.replace(/\s/g, '');
/** As a Finnish invoice writes an amount, without its spaces. */
const euros = (amount: string) =>
  plain(
    new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })
      .format(Number(amount))
      .replace('-', '\u2212'),
  );

/** An invoice of a customer, with its PDF as it is read. */
async function fetchOne(
  { sub, customerId }: typeof aino,
  isMeant: (one: Invoices['invoices'][number]) => boolean,
  lang = 'fi',
) {
  const headers = { ...(await shop.signedIn(sub)), 'accept-language': lang };
  const { body: all } = await shop.call<Invoices>('GET', `/api/invoices/all?customerId=${customerId}`, headers);
  const invoiceNo = all.invoices.find(isMeant)?.invoiceNo ?? '';
  const { body: details } = await shop.call<InvoiceDetails>('GET', `/api/invoices/${invoiceNo}`, headers);
  const read = async () => {
    const { body } = await shop.call<{ ticket: string }>('POST', `/api/invoices/${invoiceNo}/ticket`, headers);
    const url = `/api/invoices/${invoiceNo}/pdf?lang=${lang}&ticket=${body.ticket}`;
    const file = await server.app.inject({ method: 'GET', url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    return readPdf(file.rawPayload);
  };
  return { invoiceNo, details, read };
}

const isOpen = ({ invoiceStatus, contents }: Invoices['invoices'][number]) =>
  invoiceStatus === 'open' && contents.length === 2;

test('the codes of the paper say what the invoice says (invoice.barcode, invoice.qr, invoice.pdf)', async () => {
  const { details, read } = await fetchOne(aino, isOpen);
  const { barcode, qr } = details.payment ?? {};
  const { pdf, drawn } = await read();
  const found = await readPicture(await drawn(pdf.numPages));
  expect(new Set(found)).toEqual(new Set([barcode?.text, qr?.text]));
  expect(found).toHaveLength(2);
});

describe('each line stands there with its amount, then the VAT by rate, and the total (invoice.pdf)', () => {
  test.each(['fi', 'sv', 'en'] as const)('%s', async (lang) => {
    const { details, read } = await fetchOne(aino, isOpen, lang);
    const { texts, allRoles } = await read();
    const said = plain(texts.join(' '));
    const missing = details.lines.filter(({ name }) => !said.includes(plain(name)));
    expect(missing).toEqual([]);
    const rows = details.lines.length + details.vat.length;
    expect([rows > 3, allRoles.filter((role) => role === 'Table').length]).toEqual([true, 4]);
    if (lang !== 'fi') return;
    const amounts = [
      ...details.lines.map(({ gross }) => gross),
      ...details.vat.flatMap(({ net, vat, gross }) => [net, vat, gross]),
    ];
    expect(amounts.filter((amount) => !said.includes(euros(amount)))).toEqual([]);
    expect(said).toContain(`Laskunsumma${euros(details.invoice.amount)}`);
  });
});

test('a credit note says what is paid back, and has nothing to be paid by (invoice.pdf)', async () => {
  const { details, read } = await fetchOne(asa, ({ invoiceType }) => invoiceType === 'credit');
  expect([Number(details.invoice.amount) < 0, details.payment]).toEqual([true, null]);
  const { texts, allRoles } = await read();
  const said = plain(texts.join(' '));
  const paidBack = euros(details.invoice.amount.replace('-', ''));
  expect(said).toContain('Hyvityslasku');
  expect(said).toContain(`Hyvitetään${paidBack}`);
  expect(said).toContain('Laskullaeiolemaksettavaa.');
  expect(details.lines.filter(({ gross }) => !said.includes(euros(gross)))).toEqual([]);
  expect([allRoles.includes('Figure'), /\d{54}/.test(said)]).toEqual([false, false]);
});

test('one of several pages names its columns on each, numbers them, and is one table to readers of the screen (invoice.pdf)', async () => {
  const { invoiceNo, details, read } = await fetchOne(aino, isOpen);
  const [row] = await db().select().from(invoice).where(eq(invoice.invoiceNo, invoiceNo));
  if (!row) throw new Error('there is no such invoice');
  const { lines } = row.body;
  const many = Array.from({ length: 20 }, () => lines).flat();
  await db()
    .update(invoice)
    .set({ body: { ...row.body, lines: many } })
    .where(eq(invoice.invoiceNo, invoiceNo));
  const { pdf, texts, allRoles, drawn } = await read();
  await db().update(invoice).set({ body: row.body }).where(eq(invoice.invoiceNo, invoiceNo));
  const count = pdf.numPages;
  expect(count).toBeGreaterThan(2);
  expect(texts.map((text) => /Lasku \d+ · Sivu \d+\/\d+/.exec(text)?.[0])).toEqual(
    texts.map((_, at) => `Lasku ${invoiceNo} · Sivu ${at + 1}/${count}`),
  );
  const columns = texts.map((text) => plain(text).includes('MistäMääräHintaALVYhteensä'));
  const pagesOfLines = columns.filter(Boolean).length;
  expect(columns).toEqual(columns.map((_, at) => at < pagesOfLines));
  expect(pagesOfLines).toBeGreaterThan(1);
  // Each page tells of its part of the tree: that of the lines goes on, and beside it stand facts, VAT and how it is paid.
  const of = (role: string) => allRoles.filter((one) => one === role).length;
  expect([of('Document'), of('Table')]).toEqual([count, pagesOfLines + 3]);
  // Its columns are named once, as are the four of VAT; every label has a row of its own.
  expect(of('TR') - of('TH')).toBe(many.length + 1 + details.vat.length + 1 - 5 - 4);
  expect((await readPicture(await drawn(count))).length).toBe(2);
});
