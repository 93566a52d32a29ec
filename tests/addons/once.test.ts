import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractAddon, outboxMessage, productOrder, underProof } from '../../server/store/schema.ts';
import { demoPerson, emptyLedger } from '../orders/ordering.ts';
import { asOne, fifty, oneAndElse, patiently, toldOf } from '../support/fifty.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { addition, AddonShop, additionTo, byStranger, spot } from './adding.ts';

const tarka = '24013090027';

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutPostgres },
])('an add-on once, on $name', ({ name, needs }) => {
  let postgres: Postgres | undefined;
  let server: TestServer;
  let shop: AddonShop;
  let addons: (typeof contractAddon.$inferSelect)[] = [];
  const db = () => server.context.database.db;
  beforeAll(async () => {
    if (needs !== null) return;
    if (name === 'PostgreSQL') postgres = await startPostgres();
    const databaseUrl = await postgres?.createDatabase();
    server = await openTestServer(databaseUrl ? { databaseUrl } : {});
    shop = new AddonShop(server);
    addons = await db().select().from(contractAddon);
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });
  beforeEach(async () => {
    if (needs !== null) return;
    for (const table of [productOrder, outboxMessage, underProof, contractAddon]) await db().delete(table);
    await db().insert(contractAddon).values(addons);
    await emptyLedger(db());
  });

  /** What stands with a contract, how often it was ordered, and how many mails went out. */
  const counts = async (contractNo: string) => ({
    addons: await db().$count(contractAddon, eq(contractAddon.contractCode, `K${contractNo}`)),
    orders: await db().$count(productOrder),
    mails: await db().$count(outboxMessage),
  });

  test.skipIf(needs)('fifty requests at once with one key add one, with one mail (addition.once)', async () => {
    const headers = await shop.signedIn(demoPerson('Mäkelä').sub);
    const key = randomUUID();
    const answers = await fifty(() => shop.addPatiently(addition(), headers, key));
    expect(toldOf(answers)).toEqual(asOne);
    expect(await counts(spot)).toEqual({ addons: 3, orders: 1, mails: 1 });
  });

  test.skipIf(needs)('of fifty at once, each a write of its own, one is added (addition.once)', async () => {
    const headers = await shop.signedIn(demoPerson('Väisänen').sub);
    const answers = await fifty((index) =>
      shop.addPatiently(additionTo(tarka, index % 2 === 0 ? 'tuulisahko' : 'vesisahko'), headers),
    );
    expect(toldOf(answers)).toEqual(oneAndElse('addition.held'));
    expect(await counts(tarka)).toEqual({ addons: 1, orders: 1, mails: 1 });
  });

  test.skipIf(needs)('proven fifty times at once one is added (addition.verification, addition.once)', async () => {
    const { cookie } = await shop.keptAddition(byStranger({ meteringPointId: 'Y7012345' }));
    const headers = await shop.signedIn(demoPerson('Mäkelä').sub);
    const answers = await fifty(() => patiently(() => shop.proveAdded(headers, cookie)));
    expect(toldOf(answers)).toEqual(asOne);
    expect(await counts(spot)).toEqual({ addons: 3, orders: 1, mails: 1 });
  });

  test.skipIf(needs)('an answer that was dropped is looked up, and sent again it is the same', async () => {
    const { sub } = demoPerson('Mäkelä');
    const key = randomUUID();
    // Nobody hears it.
    await shop.add(addition(), await shop.signedIn(sub), key);
    const known = await shop.call<{ state: string; status: number; answer: object }>(
      'GET',
      `/api/writes/${key}`,
      await shop.signedIn(sub),
    );
    expect(known.body).toMatchObject({ state: 'done', status: 201 });
    const again = await shop.add(addition(), await shop.signedIn(sub), key);
    expect([again.status, again.body]).toEqual([201, known.body.answer]);
    const other = await shop.add(addition('latausohjaus'), await shop.signedIn(sub), key);
    expect([other.status, other.problem.code]).toEqual([422, 'idempotency.mismatch']);
    expect(await counts(spot)).toEqual({ addons: 3, orders: 1, mails: 1 });
  });

  test.skipIf(needs)('what fails on the way leaves nothing, and the key may be used again', async () => {
    const headers = await shop.signedIn(demoPerson('Mäkelä').sub);
    const key = randomUUID();
    await db().execute('alter table outbox_message add constraint no_room check (false) not valid');
    const failed = await shop.add(addition(), headers, key);
    await db().execute('alter table outbox_message drop constraint no_room');
    expect([failed.status, await counts(spot)]).toEqual([500, { addons: 2, orders: 0, mails: 0 }]);
    expect((await shop.add(addition(), headers, key)).status).toBe(201);
    expect(await counts(spot)).toEqual({ addons: 3, orders: 1, mails: 1 });
  });
});
