import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NewTermination, Termination } from '../../domain/types.ts';
import { contract, contractDelivery, outboxMessage, staffAccess, termination } from '../../server/store/schema.ts';
import { demoContracts } from '../../server/demo/contracts.ts';
import { demoPerson, Shop } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';

const aino = demoPerson('Mäkelä');
const spot = '23014478016';
const heat = '19011032207';
const wish = (change: Partial<NewTermination> = {}): NewTermination => ({
  reason: 'switching',
  lastDay: '2026-12-31',
  email: 'aino.makela@kajo.example',
  ...change,
});
const address = {
  typeOfAddress: 'regularAddress' as const,
  country: 'FI',
  streetName: 'Satakunnankatu',
  houseNumber: '18',
  houseLetter: null,
  residence: 'A 12',
  postalBox: null,
  postalCode: '33210',
  postalCity: 'Tampere',
};

let postgres: Postgres | undefined;
let server: TestServer;
let shop: Shop;

/** Everything as the demo began, so that each test ends what is not ended yet. */
async function asBefore(): Promise<void> {
  const { db } = server.context.database;
  for (const table of [termination, outboxMessage, staffAccess]) await db.delete(table);
  const { contracts, deliveries } = demoContracts('2026-11-21');
  for (const { contractCode, status, endDate } of contracts)
    await db.update(contract).set({ status, endDate }).where(eq(contract.contractCode, contractCode));
  await db.delete(contractDelivery);
  await db.insert(contractDelivery).values(deliveries);
}

type Headers = Record<string, string>;
const terminate = (headers: Headers, contractNo: string, body: object = wish(), key: string = randomUUID()) =>
  shop.call<Termination>(
    'POST',
    `/api/contract/${contractNo}/termination`,
    { ...headers, 'idempotency-key': key },
    body,
  );
const rows = () => server.context.database.db.select().from(termination);
const mails = () => server.context.database.db.select().from(outboxMessage);
async function contractOf(contractNo: string) {
  const { db } = server.context.database;
  const [row] = await db.select().from(contract).where(eq(contract.contractNo, contractNo));
  const deliveries = await db
    .select()
    .from(contractDelivery)
    .where(eq(contractDelivery.contractCode, `K${contractNo}`))
    .orderBy(contractDelivery.tariffFromDate);
  return {
    status: row?.status,
    endDate: row?.endDate,
    tariffs: deliveries.map(({ tariffFromDate, tariffToDate }) => [tariffFromDate, tariffToDate]),
  };
}

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutBoth },
])('ending a contract, on $name', ({ name, needs }) => {
  beforeAll(async () => {
    if (needs !== null) return;
    if (name === 'PostgreSQL') postgres = await startPostgres();
    const databaseUrl = await postgres?.createDatabase();
    server = await openTestServer(databaseUrl ? { databaseUrl } : {});
    shop = new Shop(server);
  }, 120_000);
  afterAll(async () => {
    if (needs !== null) return;
    await server.close();
    await postgres?.stop();
  });
  afterEach(async () => {
    if (needs === null) await asBefore();
  });

  test.skipIf(needs)(
    'the contract is ending, a row waits and a mail goes out (termination.made, termination.mail)',
    async () => {
      const { status, body } = await terminate(await shop.signedIn(aino.sub), spot, wish({ billAddress: address }));
      expect([status, body]).toEqual([
        201,
        {
          terminationNo: expect.stringMatching(/^T-2026-\d{6}$/),
          contractCode: `K${spot}`,
          kind: 'electricity',
          productName: 'Kajo Pörssi',
          place: 'Koivukuja 4 B, 33820 Tampere',
          reason: 'switching',
          lastDay: '2026-12-31',
          email: 'aino.makela@kajo.example',
          billPlace: 'Satakunnankatu 18 A 12, 33210 Tampere',
          endingAddons: ['Tuulisähkö', 'Häiriöturva'],
          continuingAddons: [],
          receivedAt: '2026-11-21T10:00:00.000Z',
        },
      ]);
      expect(await contractOf(spot)).toEqual({
        status: 'M',
        endDate: '2026-12-31',
        tariffs: [['2023-09-01', '2026-12-31']],
      });
      expect(await rows()).toEqual([
        {
          serialNo: expect.any(Number),
          contractCode: `K${spot}`,
          customerId: aino.customerId,
          reason: 'switching',
          lastDay: '2026-12-31',
          email: 'aino.makela@kajo.example',
          billAddress: address,
          language: 'FI',
          sub: aino.sub,
          employee: null,
          actingReason: null,
          state: 'waiting',
          receivedAt: new Date('2026-11-21T10:00:00.000Z'),
        },
      ]);
      const [sent, ...more] = await mails();
      expect([sent?.recipient, sent?.replyTo, more]).toEqual(['aino.makela@kajo.example', null, []]);
      expect(sent?.mail).toMatchObject({ locale: 'fi', subject: `Sopimuksesi on irtisanottu (${body.terminationNo})` });
      expect(JSON.stringify(sent?.mail)).toContain('Satakunnankatu 18 A 12');
      expect(JSON.stringify(sent?.mail)).toContain('päättyy 31.12.2026: Tuulisähkö, Häiriöturva');
    },
  );

  test.skipIf(needs)(
    'of heat the mail tells what happens to the building, in the language of the person (termination.mail)',
    async () => {
      const headers = { ...(await shop.signedIn(aino.sub)), 'accept-language': 'sv' };
      const { status, body } = await terminate(headers, heat, wish({ reason: 'other' }));
      expect([status, body.kind, body.productName, body.billPlace]).toEqual([201, 'heat', 'Kajo Fjärrvärme', null]);
      const [sent] = await mails();
      expect(sent?.mail).toMatchObject({ locale: 'sv', heading: 'Ditt avtal är uppsagt' });
      expect(JSON.stringify(sent?.mail)).toContain('Fjärrvärmen hör till byggnaden');
    },
  );

  test.skipIf(needs)(
    'tariffs that would begin later never do, and what has ended stays as it was (termination.made)',
    async () => {
      const { sub } = demoPerson('Väisänen');
      const tarka = '24013090027';
      const { db } = server.context.database;
      const later = {
        contractCode: `K${tarka}`,
        tariffNo: 478,
        tariffFromDate: '2027-01-01',
        tariffToDate: '2027-01-31',
      };
      await db.insert(contractDelivery).values(later);
      expect((await terminate(await shop.signedIn(sub), tarka)).status).toBe(201);
      expect((await contractOf(tarka)).tariffs).toEqual([
        ['2024-03-01', '2026-05-31'],
        ['2026-06-01', '2026-06-30'],
        ['2026-07-01', '2026-12-31'],
      ]);
    },
  );

  test.skipIf(needs)('twice is refused: one row, one mail, the first day (termination.once)', async () => {
    const headers = await shop.signedIn(aino.sub);
    await terminate(headers, spot);
    const again = await terminate(headers, spot, wish({ lastDay: '2027-01-15' }));
    expect([again.status, again.problem.code]).toEqual([409, 'termination.notPossible']);
    expect([(await rows()).length, (await mails()).length, (await contractOf(spot)).endDate]).toEqual([
      1,
      1,
      '2026-12-31',
    ]);
  });

  test.skipIf(needs)('at one moment, with as many keys, one notice is given (termination.once)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const answers = await Promise.all(Array.from({ length: 20 }, () => terminate(headers, spot)));
    // Who waits too long for the others is told to come back.
    const refused = answers.filter(
      ({ status, problem }) => problem.code === 'termination.notPossible' || status === 503,
    );
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 19]);
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test.skipIf(needs)('at one moment, with one key, the answers are one (termination.once)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => terminate(headers, spot, wish(), key)));
    const done = answers.filter(({ status }) => status === 201);
    const running = answers.filter(({ problem }) => problem.code === 'idempotency.running');
    expect([done.length + running.length, done.length > 0]).toEqual([20, true]);
    expect(done.map(({ body }) => body)).toEqual(done.map(() => done[0]?.body));
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test.skipIf(needs)('what fails on the way leaves the contract as it was (termination.made)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const key = randomUUID();
    const { db } = server.context.database;
    const before = await contractOf(spot);
    await db.execute('alter table outbox_message add constraint no_room check (false) not valid');
    const failed = await terminate(headers, spot, wish(), key);
    await db.execute('alter table outbox_message drop constraint no_room');
    expect([failed.status, await rows(), await contractOf(spot)]).toEqual([500, [], before]);
    expect((await terminate(headers, spot, wish(), key)).status).toBe(201);
  });

  test.skipIf(needs).each([
    ['a day before the notice is over', spot, { lastDay: '2026-12-04' }, 409, 'termination.dayNotPossible'],
    ['a day too far ahead', spot, { lastDay: '2027-02-20' }, 409, 'termination.dayNotPossible'],
    ['a reason that the contract does not allow', spot, { reason: 'other' as const }, 409, 'termination.notPossible'],
    ['a contract that is ending', '25012218850', { reason: 'moving' as const }, 409, 'termination.notPossible'],
    ['a contract that has ended', '25018842096', { reason: 'moving' as const }, 409, 'termination.notPossible'],
    ['no e-mail address', spot, { email: 'aino' }, 400, 'request.invalid'],
    ['half an address', spot, { billAddress: { ...address, houseNumber: null } }, 400, 'request.invalid'],
  ])(
    '%s is refused, and nothing is written (termination.days, termination.reasons, termination.complete)',
    async (_, no, change, status, code) => {
      const before = await contractOf(no);
      const answer = await terminate(await shop.signedIn(aino.sub), no, wish(change));
      expect([answer.status, answer.problem.code, await rows(), await mails(), await contractOf(no)]).toEqual([
        status,
        code,
        [],
        [],
        before,
      ]);
    },
  );

  test.skipIf(needs)(
    'without strong authentication, or of a stranger, nothing is taken (termination.who)',
    async () => {
      const weak = await terminate(await shop.signedIn(aino.sub, 'weak'), spot);
      const other = await terminate(await shop.signedIn(demoPerson('Väisänen').sub), spot);
      expect([weak.status, weak.problem.code, other.status, other.problem.code, await rows()]).toEqual([
        403,
        'session.strengthNeeded',
        404,
        'resource.notFound',
        [],
      ]);
    },
  );

  test.skipIf(needs)(
    'an employee does it for the customer who is open, and the row says why (termination.who)',
    async () => {
      const { sub } = demoPerson('Lehtonen');
      const headers = await shop.signedIn(sub);
      const closed = await terminate(headers, spot);
      expect([closed.status, closed.problem.code]).toEqual([403, 'acting.required']);
      await shop.call('POST', '/api/backup/acting', headers, { customerId: aino.customerId, reason: 'Asiakas soitti' });
      expect((await terminate(headers, spot)).status).toBe(201);
      expect(await rows()).toMatchObject([
        { customerId: aino.customerId, sub: null, employee: sub, actingReason: 'Asiakas soitti' },
      ]);
      const read = await server.context.database.db.select().from(staffAccess);
      expect(read.map(({ operation }) => operation)).toContain('terminateContract');
    },
  );

  test.skipIf(needs)('who represents the customer does it in their own name (termination.who)', async () => {
    const { sub } = aino;
    const represented = '70031180';
    expect((await terminate(await shop.signedIn(sub), '21013118041')).status).toBe(201);
    expect(await rows()).toMatchObject([{ customerId: represented, sub, employee: null, actingReason: null }]);
  });
});
