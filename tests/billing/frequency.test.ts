import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingFrequencies, BillingFrequencyChange, BillingOptions } from '../../domain/types.ts';
import { billingChange, contract, customer, outboxMessage } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { until } from '../support/until.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';

const aino = demoPerson('Mäkelä');
const eeva = demoPerson('Laine');
const jyrki = demoPerson('Väisänen');
const kaisa = demoPerson('Lehtonen');
const customerId = aino.customerId ?? '';
const contractNo = '23014478016';
const heatNo = '19011032207';

type Headers = Record<string, string>;

describe.each([
  ['PGlite', false],
  ['PostgreSQL', true],
] as const)('on %s', (_name, isPostgres) => {
  describe.skipIf(isPostgres && withoutBoth)('how often one is invoiced', () => {
    let postgres: Postgres | undefined;
    let server: TestServer;
    let shop: Shop;
    let headers: Headers;

    beforeAll(async () => {
      postgres = isPostgres ? await startPostgres() : undefined;
      server = await openTestServer(postgres ? { databaseUrl: await postgres.createDatabase() } : {});
      shop = new Shop(server);
      headers = await shop.signedIn(aino.sub);
      // The demo's invoices are made when somebody first asks, which on a busy machine may take longer than a call waits.
      for (const { sub, customerId: whose } of [aino, eeva]) {
        const of = await shop.signedIn(sub);
        const ask = () => shop.call('GET', `/api/invoices/frequency/options/${whose}`, of);
        await until('the invoices are made', async () => (await ask()).status === 200, 60_000);
      }
    }, 240_000);
    afterAll(async () => {
      await server?.close();
      await postgres?.stop();
    });

    const db = () => server.context.database.db;
    const change = (of: Headers, more: object = {}, key: string = randomUUID()) =>
      shop.call<BillingFrequencyChange>(
        'POST',
        '/api/invoices/frequency',
        { ...of, 'idempotency-key': key },
        { customerId, contractNo, frequency: 2, ...more },
      );
    const shown = async (of = headers, whose = customerId) =>
      (await shop.call<BillingFrequencies>('GET', `/api/invoices/frequency/options/${whose}`, of)).body;
    const months = async () => (await shown()).contracts.find((one) => one.contractNo === contractNo)?.frequency;
    const rows = () => db().select().from(billingChange);
    const mails = () => db().select().from(outboxMessage);
    const why = ({ status, problem }: Awaited<ReturnType<typeof change>>) => [
      status,
      problem.code,
      (problem as { errorMessage?: string }).errorMessage,
    ];

    beforeEach(async () => {
      server.setNow('2026-11-21T10:00:00.000Z');
      await db().update(contract).set({ billingGroupNo: 1 }).where(eq(contract.contractNo, contractNo));
      await db().delete(billingChange);
      await db().delete(outboxMessage);
    });

    test('is one, two or three months, and anyone may ask which there are (billing.options)', async () => {
      const { status, body } = await shop.call<BillingOptions>('GET', '/api/invoices/frequency/options');
      expect([status, body]).toEqual([
        200,
        {
          options: [
            { frequency: 1, invoicesAYear: 12 },
            { frequency: 2, invoicesAYear: 6 },
            { frequency: 3, invoicesAYear: 4 },
          ],
        },
      ]);
    });

    test('is told contract by contract, heat as what is not changed (billing.contracts, billing.heat)', async () => {
      const { isFeatureBlocked, blockedFor, contracts } = await shown();
      expect([isFeatureBlocked, blockedFor]).toEqual([false, null]);
      expect(contracts.find((one) => one.contractNo === contractNo)).toEqual({
        contractNo,
        contractCode: `K${contractNo}`,
        address: 'Koivukuja 4 B, 33820 Tampere',
        isDistrictHeat: false,
        frequency: 1,
        isChangeable: true,
      });
      expect(contracts.find((one) => one.contractNo === heatNo)).toMatchObject({
        isDistrictHeat: true,
        isChangeable: false,
      });
    });

    test('is changed once, with a row and a mail, however often it is sent (billing.changed, billing.mail)', async () => {
      const key = randomUUID();
      const answers = [await change(headers, {}, key), await change(headers, {}, key)];
      const expected = { contractCode: `K${contractNo}`, billingGroup: { billingGroupNo: 2 }, isMailed: true };
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [201, expected],
        [201, expected],
      ]);
      expect(await rows()).toMatchObject([
        { contractCode: `K${contractNo}`, before: 1, after: 2, sub: aino.sub, employee: null, state: 'waiting' },
      ]);
      expect((await mails()).map(({ recipient, mail }) => [recipient, mail.subject, mail.intro])).toEqual([
        [
          'aino.makela@kajo.example',
          `Sopimuksen ${contractNo} laskutusväli on vaihdettu`,
          'Sopimuksesi laskutetaan jatkossa 2 kuukauden välein.',
        ],
      ]);
      expect(await months()).toBe(2);
      expect(why(await change(headers))).toEqual([409, 'billing.notPossible', 'Laskutusväli on jo valitsemasi.']);
    });

    test('changed fifty times at once is changed once (billing.changed)', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => change(headers)));
      const statuses = answers.map(({ status }) => status);
      // Who waits too long for the others is told to come again.
      expect(statuses.filter((status) => status !== 409 && status !== 503)).toEqual([201]);
      expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
    });

    test('is not changed where something stands in the way, which is told in the language of whoever asks (billing.blocked, billing.heat)', async () => {
      const ofEeva = await shop.signedIn(eeva.sub);
      const { isFeatureBlocked, blockedFor, contracts } = await shown(ofEeva, eeva.customerId ?? '');
      expect([isFeatureBlocked, blockedFor, contracts.length > 0]).toEqual([true, 'inCollection', true]);
      const of = { customerId: eeva.customerId, contractNo: contracts[0]?.contractNo };
      expect(why(await change({ ...ofEeva, 'accept-language': 'sv' }, of))).toEqual([
        409,
        'billing.notPossible',
        'Faktureringsintervallet kan inte ändras när en faktura är under indrivning.',
      ]);
      expect(why(await change(headers, { contractNo: heatNo }))).toEqual([
        409,
        'billing.notPossible',
        'Kaukolämpö laskutetaan kuukausittain.',
      ]);
      await db().update(contract).set({ status: 'M' }).where(eq(contract.contractNo, contractNo));
      expect(why(await change(headers))[2]).toBe(
        'Sopimus on päättymässä tai päättynyt, joten laskutusväliä ei voi vaihtaa.',
      );
      await db().update(contract).set({ status: 'A' }).where(eq(contract.contractNo, contractNo));
      expect((await change(headers, { frequency: 4 })).status).toBe(400);
      expect([await rows(), await mails()]).toEqual([[], []]);
    });

    test('of another’s contract, or one named as another’s, is not found (access.matrix)', async () => {
      const stranger = await shop.signedIn(jyrki.sub);
      expect((await change(stranger)).problem.code).toBe('resource.notFound');
      expect((await change(headers, { customerId: jyrki.customerId })).problem.code).toBe('resource.notFound');
      expect(await rows()).toEqual([]);
    });

    test('by an employee whom the customer is open for says who and why; without an address nobody is mailed (billing.changed)', async () => {
      const [before] = await db().select().from(customer).where(eq(customer.customerId, customerId));
      await db().update(customer).set({ email: null }).where(eq(customer.customerId, customerId));
      const staff = await shop.signedIn(kaisa.sub);
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti laskusta' });
      const { status, body, text } = await change(staff, { frequency: 3 });
      expect([status, body?.isMailed], text).toEqual([201, false]);
      expect(await rows()).toMatchObject([
        { after: 3, sub: null, employee: kaisa.sub, actingReason: 'Soitti laskusta' },
      ]);
      expect(await mails()).toEqual([]);
      await db()
        .update(customer)
        .set({ email: before?.email ?? null })
        .where(eq(customer.customerId, customerId));
    });

    test('who an employee changes it for has the receipt in their own language, whatever the employee reads (billing.mail)', async () => {
      const staff = { ...(await shop.signedIn(kaisa.sub)), 'accept-language': 'en' };
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti laskusta' });
      await db().update(customer).set({ language: 'SV' }).where(eq(customer.customerId, customerId));
      expect((await change(staff, { frequency: 3 })).status).toBe(201);
      expect((await mails()).map(({ mail }) => (mail as { locale: string }).locale)).toEqual(['sv']);
      await db().update(customer).set({ language: 'FI' }).where(eq(customer.customerId, customerId));
    });
  });
});
