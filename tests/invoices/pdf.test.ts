import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { InvoiceDetails, Invoices } from '../../domain/types.ts';
import { readPdf } from '../../server/documents/testing.ts';
import { keepHouse } from '../../server/effects/housekeeping.ts';
import { invoiceTicket } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';

let server: TestServer;
let shop: Shop;
let headers: Record<string, string>;
let details: InvoiceDetails;
let other: string;
beforeAll(async () => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const binary = readFileSync(wasm);
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(binary).buffer } });
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

interface Picture {
  width: number;
  height: number;
  isDark: (x: number, y: number) => boolean;
}

/** What another library reads in a picture. */
async function readBack({ width, height, isDark }: Picture): Promise<string | undefined> {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const level = isDark(at % width, Math.floor(at / width)) ? 0 : 255;
    data.set([level, level, level, 255], at * 4);
  }
  const [found] = await readBarcodes({ data, width, height, colorSpace: 'srgb' });
  return found?.text;
}

test('barcode and QR code are read back as what they say (invoice.barcode, invoice.qr)', async () => {
  const { barcode, qr } = details.payment ?? {};
  const bars = (barcode?.widths ?? []).flatMap((modules, at) => Array<boolean>(modules * 2).fill(at % 2 === 0));
  const quiet = 40;
  const read = await readBack({
    width: bars.length + 2 * quiet,
    height: 80,
    isDark: (x) => bars[x - quiet] === true,
  });
  expect([read, read?.length]).toEqual([barcode?.text, 54]);
  const [size, scale, margin] = [qr?.size ?? 0, 4, 4];
  const side = (size + 2 * margin) * scale;
  const isDark = (x: number, y: number) => {
    const [column, row] = [x, y].map((place) => Math.floor(place / scale) - margin) as [number, number];
    return column >= 0 && row >= 0 && column < size && row < size && qr?.modules[row * size + column] === '1';
  };
  expect(await readBack({ width: side, height: side, isDark })).toBe(qr?.text);
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
