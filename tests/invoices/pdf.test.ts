import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceDetails, Invoices } from '../../domain/types.ts';
import { readPdf } from '../../server/documents/testing.ts';
import { keepHouse } from '../../server/effects/housekeeping.ts';
import { invoiceTicket } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { readBars, readQr } from './readCodes.ts';

let server: TestServer;
let shop: Shop;
let headers: Record<string, string>;
let details: InvoiceDetails;
let other: string;
beforeAll(async () => {
  server = await openTestServer({ handlerTimeout: 60_000 });
  shop = new Shop(server);
  const { sub, customerId } = demoPerson('Mäkelä');
  headers = await shop.signedIn(sub);
  const { body } = await shop.call<Invoices>('GET', `/api/invoices/all?customerId=${customerId}`, headers);
  const open = body.invoices.find(({ invoiceStatus, contents }) => invoiceStatus === 'open' && contents.length === 2);
  other = body.invoices.find(({ invoiceNo }) => invoiceNo !== open?.invoiceNo)?.invoiceNo ?? '';
  details = (await shop.call<InvoiceDetails>('GET', `/api/invoices/${open?.invoiceNo}`, headers)).body;
}, 60_000);
afterAll(() => server.close());

const ticket = async () =>
  (await shop.call<{ ticket: string }>('POST', `/api/invoices/${details.invoice.invoiceNo}/ticket`, headers)).body
    .ticket;
const fetchPdf = (invoiceNo: string, query: string) =>
  server.app.inject({ method: 'GET', url: `/api/invoices/${invoiceNo}/pdf?${query}` });

test('barcode and QR code are read back as what they say (invoice.barcode, invoice.qr)', async () => {
  const { barcode, qr } = details.payment ?? {};
  const read = await readBars(barcode);
  expect([read, read?.length, read?.slice(0, 1)]).toEqual([barcode?.text, 54, '4']);
  expect(await readQr(qr)).toBe(qr?.text);
});

describe.each(['fi', 'sv', 'en'] as const)('%s', (lang) => {
  test('the PDF says what the invoice says, tagged, in the language (invoice.pdf)', async () => {
    const answer = await fetchPdf(details.invoice.invoiceNo, `lang=${lang}&ticket=${await ticket()}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toBe(`inline; filename="${details.invoice.invoiceNo}-${lang}.pdf"`);
    const { pdf, text, roles, pages } = await readPdf(answer.rawPayload);
    const plain = text.replace(/\s/g, '');
    for (const said of [
      'AinoMäkelä',
      'Koivukuja4B',
      '33820Tampere',
      'FI2112345600000785',
      details.payment?.reference ?? '',
    ])
      expect(plain).toContain(said);
    expect(plain).toContain(details.payment?.barcode?.text ?? 'none');
    expect([(await pdf.getMarkInfo())?.Marked, (await pdf.getMetadata()).info['Language']]).toEqual([true, lang]);
    expect(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure'].filter((role) => !roles.has(role))).toEqual([]);
    expect(pages.map(({ view }) => view.map(Math.round).join())).toEqual(pages.map(() => '0,0,595,842'));
    expect(text).not.toMatch(/[{}]|invoice\./);
  });
});

test('a ticket is good once, for its invoice, for a minute, and all others are answered alike (invoice.ticket)', async () => {
  const refused = async (invoiceNo: string, query: string) => {
    const { statusCode, payload } = await fetchPdf(invoiceNo, query);
    return [statusCode, payload.replace(/"requestId":"[^"]*"/, '')];
  };
  const { invoiceNo } = details.invoice;
  const used = await ticket();
  const twice = await Promise.all([1, 2].map(() => fetchPdf(invoiceNo, `ticket=${used}`)));
  expect(new Set(twice.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
  const [fresh, old] = [await ticket(), await ticket()];
  const answers = [
    await refused(invoiceNo, ''),
    await refused(invoiceNo, `ticket=${used}`),
    await refused(other, `ticket=${fresh}`),
    await refused('999999999', `ticket=${fresh}`),
    await refused(invoiceNo, 'ticket=wrong'),
  ];
  server.setNow(new Date(Date.parse(testNow) + 60_000).toISOString());
  answers.push(await refused(invoiceNo, `ticket=${old}`));
  expect(new Set(answers.map(([status, body]) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
  expect(answers[0]?.[1]).toContain('invoices.ticketInvalid');
  const { db } = server.context.database;
  const kept = await db.select().from(invoiceTicket);
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(fresh);
  await keepHouse('eachMinute', server.context);
  expect(await db.select().from(invoiceTicket)).toEqual([]);
  server.setNow(testNow);
});
