import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceDetails, Invoices } from '../../domain/types.ts';
import { apiDocument } from '../../openapi/document.ts';
import { readOperations } from '../../server/access/apiRules.ts';
import { readPdf } from '../../server/documents/testing.ts';
import { keepHouse } from '../../server/effects/housekeeping.ts';
import { ticketAccess } from '../../server/invoices/ticket.ts';
import { invoiceTicket, person, representation } from '../../server/store/schema.ts';
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

test('who asks for the head alone uses up no ticket (invoice.ticket, server.once)', async () => {
  const { invoiceNo } = details.invoice;
  const url = `/api/invoices/${invoiceNo}/pdf?ticket=${await ticket()}`;
  expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(200);
});

test.each(['/login/callback?code=x&state=y', '/endSession'])(
  'what %s would use up has no head (server.once)',
  async (url) => {
    expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(302);
  },
);

describe('a ticket opens what its session may see when it is used (invoice.ticketStands)', () => {
  const { sub: kirsi } = demoPerson('Saarinen');
  const asas = demoPerson('Öhman').customerId ?? '';
  const db = () => server.context.database.db;

  /** Asks for a ticket of a customer's invoice, lets something happen, and uses it. */
  async function usedAfter(as: Record<string, string>, customerId: string, happens: () => Promise<unknown>) {
    const { body } = await shop.call<Invoices>('GET', `/api/invoices/all?customerId=${customerId}`, as);
    const invoiceNo = body.invoices[0]?.invoiceNo ?? '';
    const made = await shop.call<{ ticket: string }>('POST', `/api/invoices/${invoiceNo}/ticket`, as);
    await happens();
    const { status, problem } = await shop.call('GET', `/api/invoices/${invoiceNo}/pdf?ticket=${made.body.ticket}`);
    return status === 200 ? status : [status, problem.code];
  }
  const none = [404, 'invoices.ticketInvalid'];

  test('a mandate that has ended', async () => {
    const asKirsi = await shop.signedIn(kirsi);
    expect(await usedAfter(asKirsi, asas, async () => {})).toBe(200);
    const [mandate] = await db().select().from(representation).where(eq(representation.customerId, asas));
    const ends = (revokedAt: Date | null) =>
      db()
        .update(representation)
        .set({ revokedAt })
        .where(eq(representation.id, mandate?.id ?? ''));
    expect(mandate?.sub).toBe(kirsi);
    expect(await usedAfter(asKirsi, asas, () => ends(new Date(testNow)))).toEqual(none);
    await ends(null);
  });

  test('a session that was signed out, or is over', async () => {
    const { sub, customerId } = demoPerson('Mäkelä');
    const own = async () => shop.signedIn(sub);
    const [left, over] = [await own(), await own()];
    const out = () => shop.call('POST', '/api/auth/logout', left);
    expect(await usedAfter(left, customerId ?? '', out)).toEqual(none);
    const end = new Date(Date.parse(testNow) + 15 * 60_000 - 1_000).toISOString();
    const later = new Date(Date.parse(testNow) + 15 * 60_000 + 1_000).toISOString();
    server.setNow(end);
    expect(await usedAfter(over, customerId ?? '', async () => server.setNow(later))).toEqual(none);
    server.setNow(testNow);
  });

  test('a person who was blocked', async () => {
    const { sub, customerId } = demoPerson('Mäkelä');
    const block = (isBlocked: boolean) => db().update(person).set({ isBlocked }).where(eq(person.sub, sub));
    expect(await usedAfter(await shop.signedIn(sub), customerId ?? '', () => block(true))).toEqual(none);
    await block(false);
  });

  test('a customer whom an employee has closed', async () => {
    const staff = await shop.signedIn(demoPerson('Lehtonen').sub);
    const open = () => shop.call('POST', '/api/backup/acting', staff, { customerId: asas, reason: 'Soitti laskusta' });
    const close = () => server.app.inject({ method: 'DELETE', url: '/api/backup/acting', headers: staff });
    await open();
    expect(await usedAfter(staff, asas, async () => {})).toBe(200);
    expect(await usedAfter(staff, asas, close)).toEqual(none);
  });

  test('is asked by the rule by which it was given', () => {
    const made = readOperations(apiDocument()).find(({ id }) => id === 'makeInvoiceTicket');
    expect(made?.access.allowed).toEqual(ticketAccess);
  });
});
