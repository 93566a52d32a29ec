import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invoices, Postponement } from '../../domain/types.ts';
import { customer, invoice, invoicePostponement, outboxMessage } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';
import { writtenDay } from '../support/writtenDays.ts';

const aino = demoPerson('Mäkelä');
const mika = demoPerson('Korhonen');
const kaisa = demoPerson('Lehtonen');
const customerId = aino.customerId ?? '';

type Headers = Record<string, string>;

describe.each([
  ['PGlite', false],
  ['PostgreSQL', true],
] as const)('on %s', (_name, isPostgres) => {
  describe.skipIf(isPostgres && withoutBoth)('an invoice', () => {
    let postgres: Postgres | undefined;
    let server: TestServer;
    let shop: Shop;
    let headers: Headers;
    let invoiceNo = '';
    let dueDate = '';

    beforeAll(async () => {
      postgres = isPostgres ? await startPostgres() : undefined;
      server = await openTestServer({
        handlerTimeout: 60_000,
        ...(postgres && { databaseUrl: await postgres.createDatabase() }),
      });
      shop = new Shop(server);
      headers = await shop.signedIn(aino.sub);
    }, 120_000);
    afterAll(async () => {
      await server?.close();
      await postgres?.stop();
    });

    const db = () => server.context.database.db;
    const list = async () =>
      (
        await shop.call<Invoices>(
          'GET',
          `/api/invoices/all?customerId=${customerId}&includePostponeInfo=true`,
          await shop.signedIn(aino.sub),
        )
      ).body.invoices;
    const postpone = (of: Headers, body: object = { customerId, invoiceNo }, key: string = randomUUID()) =>
      shop.call<Postponement>('POST', '/api/invoices/postpone', { ...of, 'idempotency-key': key }, body);
    const rows = () => db().select().from(invoicePostponement);
    const shown = async () => (await list()).find((row) => row.invoiceNo === invoiceNo);

    beforeEach(async () => {
      const found = (await list()).find(
        ({ postponeDueDatePossible, invoiceStatus }) => postponeDueDatePossible && invoiceStatus === 'open',
      );
      if (!found) {
        const [row] = await rows();
        await db()
          .update(invoice)
          .set({ dueDate: row?.postponedFrom ?? null, postponedFrom: null })
          .where(eq(invoice.invoiceNo, row?.invoiceNo ?? ''));
      } else [invoiceNo, dueDate] = [found.invoiceNo, found.dueDate ?? ''];
      await db().delete(invoicePostponement);
      await db().delete(outboxMessage);
      server.setNow('2026-11-21T10:00:00.000Z');
    });

    test('is due on the day that the list has told, once, with a row and a mail (invoice.postpone, invoice.postponed, invoice.postponeMail)', async () => {
      const told = (await shown())?.postpone?.dueDate;
      const key = randomUUID();
      const answers = [await postpone(headers, undefined, key), await postpone(headers, undefined, key)];
      const expected = { invoiceNo, postponedFrom: dueDate, dueDate: told, isMailed: true };
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [201, expected],
        [201, expected],
      ]);
      expect(await rows()).toMatchObject([
        { invoiceNo, postponedFrom: dueDate, dueDate: told, sub: aino.sub, employee: null, state: 'waiting' },
      ]);
      const mails = await db().select().from(outboxMessage);
      expect(mails.map(({ recipient, mail }) => [recipient, mail.locale, mail.subject])).toEqual([
        ['aino.makela@kajo.example', 'fi', `Laskun ${invoiceNo} eräpäivä on siirretty`],
      ]);
      expect(await shown()).toMatchObject({
        dueDate: told,
        postponedFrom: dueDate,
        postponeDueDatePossible: false,
        postpone: { dueDate: null, refusedFor: 'postponed' },
      });
      const again = await postpone(headers);
      expect([again.status, again.problem.code]).toEqual([409, 'invoices.postponeNotPossible']);
      expect(await rows()).toHaveLength(1);
    });

    test('is mailed with what is open on the day, of a payment that is known and still to come nothing, and with both days (invoice.postponeMail)', async () => {
      const before = await shown();
      const [row] = await db().select().from(invoice).where(eq(invoice.invoiceNo, invoiceNo));
      expect([row?.paidCents, (row?.paidOn ?? '') > '2026-11-21']).toEqual([row?.amountCents, true]);
      const { body } = await postpone(headers);
      const [posted] = await db().select().from(outboxMessage);
      expect(posted?.mail.parts[0]).toEqual({
        kind: 'facts',
        title: null,
        facts: [
          ['Laskun numero', invoiceNo],
          ['Maksettavaa', `${before?.openAmount.replace('.', ',')}\u00A0€`],
          ['Aiempi eräpäivä', writtenDay(dueDate)],
          ['Uusi eräpäivä', writtenDay(body.dueDate)],
        ],
      });
      expect(before?.openAmount).toMatch(/^[1-9]\d*\.\d\d$/);
      expect(posted?.mail.intro).toContain(writtenDay(body.dueDate));
    });

    test('postponed fifty times at once is so once (invoice.postpone)', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => postpone(headers)));
      const others = answers.map(({ status }) => status).toSorted((one, other) => one - other);
      expect(others.shift()).toBe(201);
      // One that has waited for the others too long is told to try again.
      expect(others.filter((status) => status !== 409 && status !== 503)).toEqual([]);
      expect([(await rows()).length, (await db().select().from(outboxMessage)).length]).toEqual([1, 1]);
    });

    test('of another, or named as another’s, is not found (access.matrix)', async () => {
      for (const [of, body] of [
        [await shop.signedIn(mika.sub), { customerId, invoiceNo }],
        [headers, { customerId: mika.customerId, invoiceNo }],
        [headers, { customerId, invoiceNo: '999999' }],
      ] as const)
        expect((await postpone(of, body)).problem.code).toBe('resource.notFound');
      expect(await rows()).toEqual([]);
    });

    test('is postponed by an employee whom the customer is open for, and the row says who and why; without an address nobody is mailed (invoice.postpone)', async () => {
      const { email } = (await db().select().from(customer).where(eq(customer.customerId, customerId)))[0] ?? {};
      await db().update(customer).set({ email: null }).where(eq(customer.customerId, customerId));
      const staff = await shop.signedIn(kaisa.sub);
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti laskusta' });
      const { status, body, text } = await postpone(staff);
      expect([status, body?.isMailed], text).toEqual([201, false]);
      expect(await rows()).toMatchObject([{ sub: null, employee: kaisa.sub, actingReason: 'Soitti laskusta' }]);
      expect(await db().select().from(outboxMessage)).toEqual([]);
      await db().update(customer).set({ email }).where(eq(customer.customerId, customerId));
    });

    test('for whom an employee postpones has the receipt in their own language, whatever the employee reads (invoice.postponeMail)', async () => {
      const staff = { ...(await shop.signedIn(kaisa.sub)), 'accept-language': 'en' };
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti laskusta' });
      await db().update(customer).set({ language: 'SV' }).where(eq(customer.customerId, customerId));
      const { status, body, text } = await postpone(staff);
      await db().update(customer).set({ language: 'FI' }).where(eq(customer.customerId, customerId));
      expect(status, text).toBe(201);
      expect((await db().select().from(outboxMessage)).map(({ mail }) => [mail.locale, mail.intro])).toEqual([
        [
          'sv',
          `Den nya förfallodagen för faktura ${invoiceNo} är ${writtenDay(body.dueDate)}. Referensnumret och kontonumret ändras inte.`,
        ],
      ]);
    });
  });
});
