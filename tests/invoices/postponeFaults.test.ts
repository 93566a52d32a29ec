import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invoice, Invoices, Postponement } from '../../domain/types.ts';
import { invoice, invoicePostponement, outboxMessage } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

const { sub, customerId } = demoPerson('Peltoniemi-Järvinen');
let told = '';
let server: TestServer;
let shop: Shop;
let headers: Record<string, string>;
let asked: Invoice | undefined;

beforeAll(async () => {
  server = await openTestServer({
    handlerTimeout: 60_000,
    env: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => void (told += line) },
  });
  shop = new Shop(server);
  headers = await shop.signedIn(sub);
  const listed = `/api/invoices/all?customerId=${customerId}&includePostponeInfo=true`;
  const { body } = await shop.call<Invoices>('GET', listed, headers);
  asked = body.invoices.find(({ postponeDueDatePossible }) => postponeDueDatePossible);
}, 60_000);
afterAll(() => server.close());

const db = () => server.context.database.db;
const postpone = (key: string) =>
  shop.call<Postponement & { code: string }>(
    'POST',
    '/api/invoices/postpone',
    { ...headers, 'idempotency-key': key },
    { customerId, invoiceNo: asked?.invoiceNo },
  );
const written = async () => [await db().$count(invoicePostponement), await db().$count(outboxMessage)];
const kept = async () => {
  const [row] = await db()
    .select({ dueDate: invoice.dueDate, postponedFrom: invoice.postponedFrom })
    .from(invoice)
    .where(eq(invoice.invoiceNo, asked?.invoiceNo ?? ''));
  return row;
};

describe('what the database cannot do', () => {
  test.each(['invoice_postponement', 'outbox_message', 'idempotency_record', 'invoice'])(
    'without %s nothing of it is done, and the same press does it later (invoice.postpone, server.problems)',
    async (table) => {
      const key = randomUUID();
      await db().execute(sql.raw(`alter table ${table} rename to away`));
      const { status, body, text } = await postpone(key);
      await db().execute(sql.raw(`alter table away rename to ${table}`));
      expect([status, body.code]).toEqual([500, 'server.error']);
      expect(text).not.toMatch(/ at |select|insert|relation|away|\.ts/);
      expect([await written(), await kept()]).toEqual([[0, 0], { dueDate: asked?.dueDate, postponedFrom: null }]);

      const again = [await postpone(key), await postpone(key)];
      expect(again.map((one) => [one.status, one.body.dueDate])).toEqual([
        [201, asked?.postpone?.dueDate],
        [201, asked?.postpone?.dueDate],
      ]);
      expect([await written(), await kept()]).toEqual([
        [1, 1],
        { dueDate: asked?.postpone?.dueDate, postponedFrom: asked?.dueDate },
      ]);
      await db().delete(invoicePostponement);
      await db().delete(outboxMessage);
      await db()
        .update(invoice)
        .set({ dueDate: asked?.dueDate ?? null, postponedFrom: null })
        .where(eq(invoice.invoiceNo, asked?.invoiceNo ?? ''));
    },
  );

  test('no line of the log has a name, a number or an address (server.log)', () => {
    expect(told).toContain('/api/invoices/postpone');
    for (const secret of ['Peltoniemi', String(customerId), asked?.invoiceNo ?? '-', '@kajo.example'])
      expect(told).not.toContain(secret);
  });
});
