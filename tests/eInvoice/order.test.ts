import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EInvoice, EInvoiceOrder } from '../../domain/types.ts';
import { customer, eInvoiceOrder, outboxMessage } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';

const aino = demoPerson('Mäkelä');
const jyrki = demoPerson('Väisänen');
const pekka = demoPerson('Korhonen');
const liisa = demoPerson('Häkkinen');
const kaisa = demoPerson('Lehtonen');
const customerId = aino.customerId ?? '';
const nordea = { id: 'nordea', name: 'Nordea', bic: 'NDEAFIHH' };

type Headers = Record<string, string>;

describe.each([
  ['PGlite', false],
  ['PostgreSQL', true],
] as const)('on %s', (_name, isPostgres) => {
  describe.skipIf(isPostgres && withoutBoth)('an order of e-invoices', () => {
    let postgres: Postgres | undefined;
    let server: TestServer;
    let shop: Shop;
    let headers: Headers;

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
    const order = (of: Headers, body: object = { customerId, bankId: 'nordea' }, key: string = randomUUID()) =>
      shop.call<EInvoiceOrder>('POST', '/api/invoices/e-invoice/activation', { ...of, 'idempotency-key': key }, body);
    const shown = async (of = headers, whose = customerId, language = 'fi') =>
      (await shop.call<EInvoice>('GET', `/api/invoices/e-invoice/${whose}`, { ...of, 'accept-language': language }))
        .body;
    const rows = () => db().select().from(eInvoiceOrder).where(eq(eInvoiceOrder.customerId, customerId));
    const mails = () => db().select().from(outboxMessage);
    const change = (to: Partial<typeof customer.$inferInsert>) =>
      db().update(customer).set(to).where(eq(customer.customerId, customerId));

    beforeEach(async () => {
      server.setNow('2026-11-21T10:00:00.000Z');
      await db().delete(eInvoiceOrder).where(eq(eInvoiceOrder.customerId, customerId));
      await db().delete(outboxMessage);
    });

    test('waits for the customer’s approval, with a row and a mail, however often it is sent (eInvoice.ordered, eInvoice.mail)', async () => {
      expect(await shown()).toMatchObject({ standing: 'none', bank: null });
      const key = randomUUID();
      const answers = [await order(headers, undefined, key), await order(headers, undefined, key)];
      const expected = { customerId, bank: nordea, isMailed: true };
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [201, expected],
        [201, expected],
      ]);
      expect(await rows()).toMatchObject([
        { customerId, bankId: 'nordea', approvedOn: null, sub: aino.sub, employee: null, state: 'waiting' },
      ]);
      expect((await mails()).map(({ recipient, mail }) => [recipient, mail.locale, mail.intro])).toEqual([
        ['aino.makela@kajo.example', 'fi', 'E-laskutilauksesi odottaa hyväksyntääsi pankissasi: Nordea.'],
      ]);
      expect(await shown()).toMatchObject({ standing: 'waiting', bank: nordea });
    });

    test('goes to another bank as long as none has approved it, and not to the same (eInvoice.otherBank)', async () => {
      await order(headers);
      const same = await order(headers);
      expect([same.status, same.problem.code]).toEqual([409, 'eInvoice.notPossible']);
      server.setNow('2026-11-21T10:05:00.000Z');
      expect((await order(headers, { customerId, bankId: 'op' })).status).toBe(201);
      expect((await shown()).bank?.id).toBe('op');
      await db().update(eInvoiceOrder).set({ approvedOn: '2026-11-21' }).where(eq(eInvoiceOrder.bankId, 'op'));
      expect(await shown()).toMatchObject({ standing: 'active', bank: { id: 'op' }, banks: [] });
      const late = await order(headers, { customerId, bankId: 'aktia' });
      expect([late.status, late.problem.code]).toEqual([409, 'eInvoice.notPossible']);
      expect(await rows()).toHaveLength(2);
    });

    test('sent fifty times at once is one (eInvoice.ordered)', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => order(headers)));
      const statuses = answers.map(({ status }) => status);
      // Who waits too long for the others is told to come again.
      expect(statuses.filter((status) => status !== 409 && status !== 503)).toEqual([201]);
      expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
    });

    test('the one that was taken last holds, in the same moment too and where a clock was put back (eInvoice.otherBank)', async () => {
      for (const bankId of ['nordea', 'op', 'aktia', 'danske', 'op', 'aktia']) {
        expect([bankId, (await order(headers, { customerId, bankId })).status]).toEqual([bankId, 201]);
        expect((await shown()).bank?.id).toBe(bankId);
        expect((await order(headers, { customerId, bankId })).status).toBe(409);
      }
      server.setNow('2026-11-21T09:59:00.000Z');
      expect((await order(headers, { customerId, bankId: 'nordea' })).status).toBe(201);
      expect((await shown()).bank?.id).toBe('nordea');
      expect((await rows()).length).toBe(7);
    });

    test('for two banks, fifty times at once, is none twice in a row, and the last one holds (eInvoice.otherBank)', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_none, index) =>
          order(headers, { customerId, bankId: index % 2 ? 'op' : 'nordea' }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 201 && status !== 409 && status !== 503)).toEqual([]);
      const taken = (await rows()).toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
      const made = statuses.filter((status) => status === 201).length;
      expect([taken.length, (await mails()).length]).toEqual([made, made]);
      expect(taken.filter(({ bankId }, at) => bankId === taken[at - 1]?.bankId)).toEqual([]);
      expect((await shown()).bank?.id).toBe(taken.at(-1)?.bankId);
    });

    test('is not taken of a company, of who has e-invoices, of who has died, nor for a bank that nobody knows (eInvoice.standing)', async () => {
      for (const { sub, customerId: whose } of [pekka, liisa, jyrki]) {
        const of = await shop.signedIn(sub);
        const refused = await order(of, { customerId: whose, bankId: 'op' });
        expect([refused.status, refused.problem.code]).toEqual([409, 'eInvoice.notPossible']);
        const isCompany = whose !== jyrki.customerId;
        expect(await shown(of, whose ?? '')).toMatchObject({
          standing: isCompany ? 'company' : 'active',
          bank: isCompany ? null : nordea,
          banks: [],
        });
      }
      await change({ isDeceased: true });
      expect((await order(headers)).problem.code).toBe('eInvoice.notPossible');
      expect((await shown()).standing).toBe('notAllowed');
      await change({ isDeceased: false });
      const { status, problem } = await order(headers, { customerId, bankId: 'gone' });
      expect([status, problem.errors]).toEqual([400, [{ field: 'body.bankId', rule: 'unknown' }]]);
      expect([await rows(), await mails()]).toEqual([[], []]);
    });

    test('names the banks in the language and order of whoever reads (eInvoice.banks)', async () => {
      const names = async (language: string) =>
        (await shown(headers, customerId, language)).banks.map(({ name }) => name).join(', ');
      expect([await names('fi'), await names('sv'), await names('en')]).toEqual([
        'Aktia, Danske Bank, Nordea, Oma Säästöpankki, OP, POP Pankki, S-Pankki, Säästöpankki, Ålandsbanken',
        'Aktia, Danske Bank, Nordea, Oma Sparbank, OP, POP Banken, S-Banken, Sparbanken, Ålandsbanken',
        'Aktia, Ålandsbanken, Danske Bank, Nordea, Oma Savings Bank, OP, POP Bank, S-Bank, Savings Bank',
      ]);
    });

    test('for another’s customer is not found (access.matrix)', async () => {
      const stranger = await shop.signedIn(jyrki.sub);
      expect([(await order(stranger)).problem.code, await rows()]).toEqual(['resource.notFound', []]);
    });

    test('by an employee whom the customer is open for says who and why; without an address nobody is mailed (eInvoice.ordered)', async () => {
      const [before] = await db().select().from(customer).where(eq(customer.customerId, customerId));
      await change({ email: null });
      const staff = await shop.signedIn(kaisa.sub);
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti laskusta' });
      const { status, body, text } = await order(staff);
      expect([status, body?.isMailed], text).toEqual([201, false]);
      expect(await rows()).toMatchObject([{ sub: null, employee: kaisa.sub, actingReason: 'Soitti laskusta' }]);
      expect(await mails()).toEqual([]);
      await change({ email: before?.email ?? null });
    });

    test('by an employee has its receipt in the customer’s language, the name of the bank too, whatever the employee reads (eInvoice.mail)', async () => {
      const staff = { ...(await shop.signedIn(kaisa.sub)), 'accept-language': 'en' };
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti laskusta' });
      await change({ language: 'SV' });
      const { status, body, text } = await order(staff, { customerId, bankId: 'saastopankki' });
      await change({ language: 'FI' });
      expect([status, body?.bank?.name], text).toEqual([201, 'Savings Bank']);
      expect((await mails()).map(({ mail }) => [mail.locale, mail.intro])).toEqual([
        ['sv', 'Din beställning av e-faktura väntar på ditt godkännande i din bank: Sparbanken.'],
      ]);
    });
  });
});
