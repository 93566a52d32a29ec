import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InvoiceDetails, Invoices } from '../../domain/types.ts';
import { readPdf } from '../../server/documents/testing.ts';
import { invoice } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { readBars, readQr } from './readCodes.ts';

/* How a company's invoice is paid: with a reference by ISO 11649. */

let server: TestServer;
let shop: Shop;
let headers: Record<string, string>;
let given: typeof invoice.$inferSelect;

const db = () => server.context.database.db;
const isGiven = () => eq(invoice.invoiceNo, given.invoiceNo);
const payment = async () =>
  (await shop.call<InvoiceDetails>('GET', `/api/invoices/${given.invoiceNo}`, headers)).body.payment;

beforeAll(async () => {
  server = await openTestServer({ handlerTimeout: 60_000 });
  shop = new Shop(server);
  // Who acts for the rowing club, which has an overdue one.
  headers = await shop.signedIn(demoPerson('Rantanen').sub);
  const { body } = await shop.call<Invoices>('GET', '/api/invoices/all?customerId=70035518', headers);
  const open = body.invoices.find(({ invoiceStatus }) => invoiceStatus === 'overdue');
  const [row] = await db()
    .select()
    .from(invoice)
    .where(eq(invoice.invoiceNo, open?.invoiceNo ?? ''));
  if (!row) throw new Error('the company has no open invoice');
  given = row;
}, 120_000);
afterAll(() => server?.close());
beforeEach(() => db().update(invoice).set(given).where(isGiven()));

/** What is left of a division by 97 once a reference stands as ISO 11649 has it checked. */
const remainder = (reference: string) =>
  Number(
    BigInt(
      [...reference.slice(4), ...reference.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join(''),
    ) % 97n,
  );

test('has a reference that begins with RF, a barcode of version 5 and a QR code, which are read back as what they say (invoice.rfReference, invoice.barcode, invoice.qr)', async () => {
  const told = await payment();
  const { reference = '', iban = '', barcode, qr } = told ?? {};
  expect(reference).toMatch(/^RF\d{2}\d{4,20}$/);
  expect(remainder(reference)).toBe(1);
  const [due, cents] = [given.dueDate ?? '', String(given.amountCents)];
  const digits = [
    '5',
    iban.slice(2),
    cents.padStart(8, '0'),
    reference.slice(2, 4),
    reference.slice(4).padStart(21, '0'),
    due.slice(2).replaceAll('-', ''),
  ].join('');
  expect(digits).toHaveLength(54);
  expect([barcode?.text, await readBars(barcode)]).toEqual([digits, digits]);
  const lines = (await readQr(qr))?.split('\n');
  expect(lines).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'NDEAFIHH',
    'Kajo Energia Oy',
    iban,
    `EUR${(given.amountCents / 100).toFixed(2)}`,
    '',
    reference,
    '',
    `ReqdExctnDt/${due}`,
  ]);
});

test('of more than the field of a barcode holds has none, and its PDF stands without; the QR code tells it (invoice.barcode, invoice.qr, invoice.pdf)', async () => {
  await db().update(invoice).set({ amountCents: 99_999_999, paidCents: 99_999_999 }).where(isGiven());
  expect((await payment())?.barcode?.text.slice(17, 25)).toBe('99999999');
  await db().update(invoice).set({ amountCents: 100_000_000, paidCents: 100_000_000 }).where(isGiven());
  const { barcode, qr } = (await payment()) ?? {};
  expect(barcode).toBeNull();
  expect((await readQr(qr))?.split('\n')[7]).toBe('EUR1000000.00');
  const { body } = await shop.call<{ ticket: string }>('POST', `/api/invoices/${given.invoiceNo}/ticket`, headers);
  const url = `/api/invoices/${given.invoiceNo}/pdf?lang=fi&ticket=${body.ticket}`;
  const file = await server.app.inject({ method: 'GET', url });
  const text = (await readPdf(file.rawPayload)).text.replace(/\s/g, '');
  expect([file.statusCode, text.includes('1000000,00'), /\d{54}/.test(text)]).toEqual([200, true, false]);
});

test('without a due day has zeros in its place, and a QR code without one (invoice.barcode, invoice.qr)', async () => {
  await db().update(invoice).set({ dueDate: null }).where(isGiven());
  const { barcode, qr } = (await payment()) ?? {};
  expect([barcode?.text.slice(-6), barcode?.text.length, await readBars(barcode)]).toEqual([
    '000000',
    54,
    barcode?.text,
  ]);
  expect(await readQr(qr)).not.toContain('ReqdExctnDt');
});
