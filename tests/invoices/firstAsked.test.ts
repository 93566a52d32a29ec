import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceDetails, Invoices } from '../../domain/types.ts';
import { demoInvoiceNo } from '../../server/demo/invoices/invoiceNumbers.ts';
import { invoice, invoicesMade } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';

let postgres: Postgres | null = null;
beforeAll(async () => {
  postgres = withoutBoth ? null : await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.each(['PGlite', 'PostgreSQL'])('%s', (database) => {
  const isSkipped = database === 'PostgreSQL' && withoutBoth !== null;
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    if (isSkipped) return;
    const databaseUrl = database === 'PGlite' ? undefined : await postgres?.createDatabase();
    server = await openTestServer({ handlerTimeout: 60_000, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    shop = new Shop(server);
  }, 60_000);
  afterAll(() => server?.close());

  const numbersOf = async (customerId: string) => {
    const { db } = server.context.database;
    const rows = await db.select().from(invoice).where(eq(invoice.customerId, customerId));
    return rows.map(({ invoiceNo }) => invoiceNo).sort();
  };
  const forget = async (customerId: string) => {
    const { db } = server.context.database;
    await db.delete(invoice).where(eq(invoice.customerId, customerId));
    await db.delete(invoicesMade).where(eq(invoicesMade.customerId, customerId));
  };

  test.skipIf(isSkipped)(
    'the number of one invoice is enough, before any list was asked for (demo.invoices)',
    async () => {
      const { customerId, sub } = demoPerson('Mäkelä');
      const [own, headers] = [customerId ?? '', await shop.signedIn(sub)];
      const invoiceNo = demoInvoiceNo(own, '2026-10', 'bill');
      const ask = (method: 'GET' | 'POST', more = '', no = invoiceNo, as = headers) =>
        shop.call<{ code: string }>(method, `/api/invoices/${no}${more}`, as);
      expect(await numbersOf(own)).toEqual([]);
      expect((await ask('GET')).status).toBe(200);
      await forget(own);
      expect((await ask('POST', '/ticket')).status).toBe(200);
      expect(await numbersOf(own)).toContain(invoiceNo);

      // One that was billed since.
      const next = demoInvoiceNo(own, '2026-11', 'bill');
      expect((await ask('GET', '', next)).status).toBe(404);
      server.setNow('2026-12-20T10:00:00.000Z');
      expect((await ask('GET', '', next, await shop.signedIn(sub))).status).toBe(200);
      server.setNow('2026-11-21T10:00:00.000Z');

      const others = await shop.signedIn(demoPerson('Väisänen').sub);
      const nobodys = demoInvoiceNo('12345678', '2026-10', 'bill');
      const refused = [
        await ask('GET', '', invoiceNo, others),
        await ask('GET', '', nobodys, others),
        await ask('GET', '', nobodys),
      ];
      expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
        refused.map(() => '404 resource.notFound'),
      );
    },
    120_000,
  );

  test.skipIf(isSkipped)(
    'those who ask first at once, in whichever way, get one set (demo.invoices)',
    async () => {
      const { customerId, sub } = demoPerson('Öhman');
      const [own, headers] = [customerId ?? '', await shop.signedIn(sub)];
      const invoiceNo = demoInvoiceNo(own, '2026-09', 'bill');
      const lists = () => shop.call<Invoices>('GET', `/api/invoices/all?customerId=${own}`, headers);
      const wholes = () => shop.call<InvoiceDetails>('GET', `/api/invoices/${invoiceNo}`, headers);
      const [one, whole, other, again] = await Promise.all([lists(), wholes(), lists(), wholes()]);
      expect([one.status, whole.status]).toEqual([200, 200]);
      expect([other.text, again.text]).toEqual([one.text, whole.text]);
      const numbers = await numbersOf(own);
      expect(numbers.length).toBe(one.body.paging.invoiceCount);
      await forget(own);
      await lists();
      expect(await numbersOf(own)).toEqual(numbers);
    },
    120_000,
  );
});

test('the numbers of different customers, months and kinds differ (demo.invoices)', () => {
  const numbers = ['40127731', '40127732', '70028846'].flatMap((customerId) =>
    ['2017-11', '2026-10'].flatMap((month) =>
      (['bill', 'production', 'credit', 'corrected'] as const).flatMap((of) =>
        [0, 4].map((together) => demoInvoiceNo(customerId, month, of, together)),
      ),
    ),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
