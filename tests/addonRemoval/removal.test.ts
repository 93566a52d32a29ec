import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddonRemoval, RemovableAddons } from '../../domain/types.ts';
import { addonRemoval, contract, contractAddon, customer, outboxMessage } from '../../server/store/schema.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';

const aino = demoPerson('Mäkelä');
const jyrki = demoPerson('Väisänen');
const kaisa = demoPerson('Lehtonen');
const sari = demoPerson('Peltoniemi-Järvinen');
const customerId = aino.customerId ?? '';
const contractNo = '23014478016';
const contractCode = `K${contractNo}`;
const saris = '22017733908';

type Headers = Record<string, string>;

describe.each([
  ['PGlite', false],
  ['PostgreSQL', true],
] as const)('on %s', (_name, isPostgres) => {
  describe.skipIf(isPostgres && withoutBoth)('an add-on', () => {
    let postgres: Postgres | undefined;
    let server: TestServer;
    let shop: Shop;
    let headers: Headers;
    let before: (typeof contractAddon.$inferSelect)[];

    beforeAll(async () => {
      postgres = isPostgres ? await startPostgres() : undefined;
      server = await openTestServer(postgres ? { databaseUrl: await postgres.createDatabase() } : {});
      shop = new Shop(server);
      headers = await shop.signedIn(aino.sub);
      before = await db().select().from(contractAddon);
    }, 240_000);
    afterAll(async () => {
      await server?.close();
      await postgres?.stop();
    });

    const db = () => server.context.database.db;
    interface Sent {
      of?: Headers;
      key?: string;
      no?: string;
      tariffNo?: number;
      body?: object;
    }
    const ends = ({ of = headers, key = randomUUID(), no = contractNo, tariffNo = 702, body = {} }: Sent = {}) =>
      shop.call<AddonRemoval>(
        'POST',
        `/api/contract/${customerId}/${no}/terminate-vap/${tariffNo}`,
        { ...of, 'idempotency-key': key },
        { contractCode: `K${no}`, terminateTemplateNo: 1, endDate: '2026-12-31', ...body },
      );
    const shown = async (of = headers, whose = customerId) =>
      (await shop.call<RemovableAddons>('GET', `/api/invoices/addons/${whose}`, of)).body.addons;
    const rows = () => db().select().from(addonRemoval);
    const mails = () => db().select().from(outboxMessage);
    const lastDayOf = async (tariffNo: number, code = contractCode) =>
      (
        await db()
          .select()
          .from(contractAddon)
          .where(and(eq(contractAddon.contractCode, code), eq(contractAddon.tariffNo, tariffNo)))
      ).map(({ endDate }) => endDate);
    const why = ({ status, problem }: Awaited<ReturnType<typeof ends>>) => [
      status,
      problem.code,
      (problem as { errorMessage?: string }).errorMessage,
    ];
    const hold = (tariffNo: number, startDate = '2026-01-01') =>
      db().insert(contractAddon).values({ contractCode, tariffNo, startDate });

    beforeEach(async () => {
      server.setNow(testNow);
      for (const table of [addonRemoval, outboxMessage, contractAddon]) await db().delete(table);
      await db().insert(contractAddon).values(before);
    });

    test('is told with what it does, costs and the days that may be its last (removal.told, removal.days)', async () => {
      const [wind, cover, ...others] = await shown();
      expect([wind?.productName, others]).toEqual(['Tuulisähkö', []]);
      expect(cover).toEqual({
        contractNo,
        contractCode,
        address: 'Koivukuja 4 B, 33820 Tampere',
        tariffNo: 702,
        productName: 'Häiriöturva',
        description: expect.stringMatching(/^Sähköasentaja tulee ympäri vuorokauden/),
        price: { amount: '1.90', unit: 'EUR/month', vatPercentage: '25.5' },
        endDate: null,
        blockedFor: null,
        noticePeriodDays: 30,
        terminateTemplateNo: 1,
        firstDay: '2026-12-21',
        lastDay: '2027-11-21',
        endsWithIt: [],
      });
    });

    test('counts its notice from the day in Helsinki (removal.days)', async () => {
      server.setNow('2026-11-21T22:00:00.000Z');
      const of = await shop.signedIn(aino.sub);
      expect((await shown(of))[1]?.firstDay).toBe('2026-12-22');
      const tooSoon = await ends({ of, body: { endDate: '2026-12-21' } });
      expect(why(tooSoon).slice(0, 2)).toEqual([409, 'removal.dayNotPossible']);
    });

    test('is ended once, with a row and a mail, however often it is sent (removal.made, removal.mail)', async () => {
      const key = randomUUID();
      const answers = [await ends({ key }), await ends({ key })];
      const expected = {
        contractCode,
        tariffNo: 702,
        productName: 'Häiriöturva',
        endDate: '2026-12-31',
        endsWithIt: [],
        isMailed: true,
      };
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [201, expected],
        [201, expected],
      ]);
      expect(await rows()).toMatchObject([
        {
          contractCode,
          tariffNo: 702,
          endsWithIt: [],
          terminateTemplateNo: 1,
          endDate: '2026-12-31',
          sub: aino.sub,
          employee: null,
          state: 'waiting',
        },
      ]);
      expect((await mails()).map(({ recipient, mail }) => [recipient, mail.subject, mail.intro])).toEqual([
        [
          'aino.makela@kajo.example',
          `Sopimuksen ${contractNo} lisäpalvelu päättyy`,
          'Häiriöturva on käytössäsi 31.12.2026 asti ja päättyy sitten.',
        ],
      ]);
      expect([await lastDayOf(702), await lastDayOf(701)]).toEqual([['2026-12-31'], [null]]);
      expect((await shown())[1]).toMatchObject({ endDate: '2026-12-31', blockedFor: 'ending' });
      expect(why(await ends())).toEqual([
        409,
        'removal.notPossible',
        'Lisäpalvelu on jo päättymässä: viimeinen päivä on 31.12.2026.',
      ]);
    });

    test.each([
      ['sv', 'Avbrottsskydd gäller till och med 31.12.2026 och upphör sedan.'],
      ['en', 'You have Outage Cover until 31/12/2026, and then it ends.'],
    ])('is told of by mail in %s (removal.mail)', async (language, intro) => {
      await ends({ of: { ...headers, 'accept-language': language } });
      expect((await mails()).map(({ mail }) => [mail.locale, mail.intro])).toEqual([[language, intro]]);
    });

    test('ended twenty times at once is ended once (removal.made)', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ends()));
      const statuses = answers.map(({ status }) => status);
      // Who waits too long for the others is told to come again.
      expect(statuses.filter((status) => status !== 409 && status !== 503)).toEqual([201]);
      expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
    });

    // On the one connection of the embedded database nobody comes in between.
    test.skipIf(!isPostgres)(
      'ended twice, both begun before either is written, is ended once (removal.made)',
      async () => {
        let both: ReturnType<typeof ends>[] = [];
        await server.context.database.transaction(async (held) => {
          await held.execute(sql`lock table ${addonRemoval} in share mode`);
          both = [ends(), ends()];
          const waiting = () => db().execute(sql`select distinct pid from pg_locks where not granted`);
          await expect.poll(async () => ((await waiting()) as { rows: unknown[] }).rows.length).toBe(2);
        });
        const statuses = (await Promise.all(both)).map(({ status }) => status);
        expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
        expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
      },
    );

    test('is not ended on a day before the notice or after a year, which is told in the language of whoever asks (removal.days)', async () => {
      expect(why(await ends({ body: { endDate: '2026-12-20' } }))).toEqual([
        409,
        'removal.dayNotPossible',
        'Valitse viimeiseksi päiväksi päivä väliltä 21.12.2026–21.11.2027.',
      ]);
      const swedish = { ...headers, 'accept-language': 'sv' };
      expect(why(await ends({ of: swedish, body: { endDate: '2027-11-22' } }))[2]).toBe(
        'Välj en sista dag mellan 21.12.2026 och 21.11.2027.',
      );
      expect([await rows(), await mails(), await lastDayOf(702)]).toEqual([[], [], [null]]);
      expect((await ends({ body: { endDate: '2026-12-21' } })).status).toBe(201);
    });

    test('goes on with what a package includes: only the package is ended (removal.which, removal.included)', async () => {
      const ofSari = await shop.signedIn(sari.sub);
      const addons = await shown(ofSari, sari.customerId ?? '');
      expect(addons.map(({ tariffNo, blockedFor }) => [tariffNo, blockedFor])).toEqual([
        [703, 'included'],
        [704, 'included'],
      ]);
      const refusal = await ends({ of: ofSari, no: saris, tariffNo: 704 });
      expect(why(refusal)[2]).toBe('Lisäpalvelu sisältyy pakettiin, eikä sitä voi lopettaa erikseen.');
      await hold(704);
      await hold(706, '2026-12-01');
      expect(why(await ends({ tariffNo: 704 })).slice(0, 2)).toEqual([409, 'removal.notPossible']);
      expect(await rows()).toEqual([]);
    });

    test('that is a package takes along what it includes, and says so (removal.package)', async () => {
      await hold(704);
      await hold(706);
      const smart = (await shown()).find(({ tariffNo }) => tariffNo === 706);
      expect(smart?.endsWithIt.map(({ productName }) => productName)).toEqual(['Sähkövahti', 'Latausohjaus']);
      const { status, body } = await ends({ tariffNo: 706 });
      expect([status, body.endsWithIt]).toEqual([201, ['Sähkövahti', 'Latausohjaus']]);
      expect([await lastDayOf(706), await lastDayOf(704), await lastDayOf(702)]).toEqual([
        ['2026-12-31'],
        ['2026-12-31'],
        [null],
      ]);
      expect(await rows()).toMatchObject([{ tariffNo: 706, endsWithIt: [704] }]);
      expect(JSON.stringify(await mails())).toContain('Sähkövahti, Latausohjaus');
    });

    test('of a contract that ends is ended with it at the latest, and not of one that has (removal.which, removal.days)', async () => {
      const until = (set: object) => db().update(contract).set(set).where(eq(contract.contractNo, contractNo));
      await until({ status: 'M', endDate: '2026-12-30' });
      expect((await shown())[1]).toMatchObject({ firstDay: '2026-12-21', lastDay: '2026-12-30', blockedFor: null });
      expect(why(await ends())[1]).toBe('removal.dayNotPossible');
      await until({ endDate: '2026-12-20' });
      expect(why(await ends())[2]).toBe(
        'Sopimus päättyy ennen irtisanomisajan loppua, ja lisäpalvelu päättyy sen mukana.',
      );
      await until({ endDate: '2026-11-20' });
      expect(await shown()).toEqual([]);
      expect(why(await ends())[2]).toBe('Sopimus on päättynyt, ja lisäpalvelu sen mukana.');
      await until({ status: 'A', endDate: null });
      expect(await rows()).toEqual([]);
    });

    test('that is none of the contract’s, or of another’s, is not found; a body of another contract is refused (access.matrix)', async () => {
      expect((await ends({ tariffNo: 704 })).problem.code).toBe('resource.notFound');
      expect((await ends({ of: await shop.signedIn(jyrki.sub) })).problem.code).toBe('resource.notFound');
      expect(why(await ends({ body: { contractCode: `K${saris}` } })).slice(0, 2)).toEqual([400, 'request.invalid']);
      expect(why(await ends({ body: { terminateTemplateNo: 2 } })).slice(0, 2)).toEqual([400, 'request.invalid']);
      expect(why(await ends({ body: { endDate: '31.12.2026' } })).slice(0, 2)).toEqual([400, 'request.invalid']);
      expect(await rows()).toEqual([]);
    });

    test('is ended by an employee whom the customer is open for, who says who and why; without an address nobody is mailed (removal.made, removal.mail)', async () => {
      const [own] = await db().select().from(customer).where(eq(customer.customerId, customerId));
      await db().update(customer).set({ email: null }).where(eq(customer.customerId, customerId));
      const staff = await shop.signedIn(kaisa.sub);
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti palvelusta' });
      const { status, body, text } = await ends({ of: staff });
      expect([status, body?.isMailed], text).toEqual([201, false]);
      expect(await rows()).toMatchObject([{ sub: null, employee: kaisa.sub, actingReason: 'Soitti palvelusta' }]);
      expect(await mails()).toEqual([]);
      await db()
        .update(customer)
        .set({ email: own?.email ?? null })
        .where(eq(customer.customerId, customerId));
    });

    test('which an employee ends is told of in the customer’s language, its name too, whatever the employee reads (removal.mail)', async () => {
      const staff = { ...(await shop.signedIn(kaisa.sub)), 'accept-language': 'en' };
      await shop.call('POST', '/api/backup/acting', staff, { customerId, reason: 'Soitti palvelusta' });
      await db().update(customer).set({ language: 'SV' }).where(eq(customer.customerId, customerId));
      const { status, body, text } = await ends({ of: staff });
      await db().update(customer).set({ language: 'FI' }).where(eq(customer.customerId, customerId));
      expect([status, body?.productName], text).toEqual([201, 'Outage Cover']);
      expect((await mails()).map(({ mail }) => [mail.locale, mail.intro])).toEqual([
        ['sv', 'Avbrottsskydd gäller till och med 31.12.2026 och upphör sedan.'],
      ]);
    });
  });
});
