import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Invoices } from '../../domain/types.ts';
import * as drawing from '../../server/documents/documentPdf.ts';
import { invoice, invoicesMade } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

vi.mock('../../server/documents/documentPdf.ts', { spy: true });

let told = '';
let server: TestServer;
let shop: Shop;
let headers: Record<string, string>;
let invoiceNo: string;
const { sub, customerId } = demoPerson('Laine');
const listed = `/api/invoices/all?customerId=${customerId}`;
beforeAll(async () => {
  server = await openTestServer({
    handlerTimeout: 60_000,
    env: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => void (told += line) },
  });
  shop = new Shop(server);
  headers = await shop.signedIn(sub);
  const { body } = await shop.call<Invoices>('GET', listed, headers);
  invoiceNo = body.invoices[0]?.invoiceNo ?? '';
}, 60_000);
beforeEach(() => void (told = ''));
afterAll(() => server.close());

const ticket = async () =>
  (await shop.call<{ ticket: string }>('POST', `/api/invoices/${invoiceNo}/ticket`, headers)).body.ticket;

interface Problem {
  code: string;
}

/** What is answered while a table is not there. */
async function without(table: string, ask: () => Promise<{ status: number; text: string; body: unknown }>) {
  const { db } = server.context.database;
  await db.execute(sql.raw(`alter table ${table} rename to away`));
  try {
    const { status, text, body } = await ask();
    expect(text).not.toMatch(/ at |select|relation|away|\.ts/);
    return `${status} ${(body as Problem).code}`;
  } finally {
    await db.execute(sql.raw(`alter table away rename to ${table}`));
  }
}

test('what the database cannot do is a problem without its words (server.problems)', async () => {
  const call = (method: 'GET' | 'POST', path: string) => () => shop.call<Problem>(method, path, headers);
  const good = await ticket();
  const asked = [
    ['invoice', call('GET', listed)],
    ['invoice', call('GET', `/api/invoices/${invoiceNo}`)],
    ['invoice', call('POST', `/api/invoices/${invoiceNo}/ticket`)],
    ['invoice_ticket', call('POST', `/api/invoices/${invoiceNo}/ticket`)],
    ['invoice_ticket', call('GET', `/api/invoices/${invoiceNo}/pdf?ticket=${good}`)],
  ] as const;
  for (const [table, ask] of asked) expect(await without(table, ask)).toBe('500 server.error');
  // The ticket was not used up by it.
  expect((await shop.call('GET', `/api/invoices/${invoiceNo}/pdf?ticket=${good}`, {})).status).toBe(200);
});

test('invoices that cannot be made leave none half made, and are made when they are asked for again (demo.invoices)', async () => {
  const { db } = server.context.database;
  const ownBefore = await db.$count(invoice);
  await db.delete(invoice);
  await db.delete(invoicesMade);
  const again = () => shop.call<Problem>('GET', listed, headers);
  for (const table of ['contract_addon', 'invoices_made', 'invoice']) {
    expect(await without(table, again)).toBe('500 server.error');
    expect([await db.$count(invoice), await db.$count(invoicesMade)]).toEqual([0, 0]);
  }
  expect((await again()).status).toBe(200);
  expect(await db.$count(invoice)).toBe(ownBefore);
});

test('a PDF that cannot be drawn is a problem (server.problems)', async () => {
  const good = await ticket();
  vi.mocked(drawing.drawPdf).mockRejectedValueOnce(new Error('no such font for Eeva Laine'));
  const { status, body, text } = await shop.call<Problem>('GET', `/api/invoices/${invoiceNo}/pdf?ticket=${good}`, {});
  expect([status, body.code]).toEqual([500, 'server.error']);
  expect(text).not.toMatch(/Laine|font/);
});

test('no line of the log has a name, a number, an address or a ticket (server.log, invoice.ticket)', async () => {
  const good = await ticket();
  const answers = [
    await shop.call('GET', listed, headers),
    await shop.call('GET', `/api/invoices/${invoiceNo}`, headers),
    await shop.call('GET', `/api/invoices/${invoiceNo}/pdf?ticket=${good}`, {}),
    await shop.call('GET', `/api/invoices/${invoiceNo}/pdf?ticket=${good}`, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(told).toContain('/api/invoices/:invoiceNo/pdf');
  for (const secret of ['Laine', 'Insinöörinkatu', good, invoiceNo, String(customerId)])
    expect(told).not.toContain(secret);
});
