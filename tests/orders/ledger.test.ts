import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addConsents } from '../../server/store/consents.ts';
import { consent, customer } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';
import { demoPerson, emptyLedger, newOrder, ofKaisa, Shop, siteAt } from './ordering.ts';

const row = {
  kind: 'marketing',
  useCase: 'ContractForm',
  consentId: 'marketingEmail',
  version: '2026-11-01',
  words: 'x',
  language: 'FI',
  customerId: '40129904',
  sub: null,
  employee: null,
  channel: 'portal',
  source: null,
  isGiven: true,
  at: new Date(testNow),
} as const;

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutBoth },
])('the ledger on $name', ({ name, needs }) => {
  let postgres: Postgres | undefined;
  let server: TestServer;
  beforeAll(async () => {
    if (needs !== null) return;
    if (name === 'PostgreSQL') postgres = await startPostgres();
    const databaseUrl = await postgres?.createDatabase();
    server = await openTestServer(databaseUrl ? { databaseUrl } : {});
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  test.skipIf(needs)('is added to, and nothing in it is changed or removed (consent.ledger)', async () => {
    const { db } = server.context.database;
    await emptyLedger(db);
    await addConsents(db, [row]);
    const stays = { cause: expect.objectContaining({ message: 'the ledger of consents is only added to' }) };
    await expect(db.update(consent).set({ isGiven: false })).rejects.toMatchObject(stays);
    await expect(db.delete(consent)).rejects.toMatchObject(stays);
    expect((await db.select().from(consent)).map(({ isGiven }) => isGiven)).toEqual([true]);
  });
});

describe('what was agreed to with an order (consent.when)', () => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await openTestServer();
    shop = new Shop(server);
  }, 60_000);
  afterAll(() => server.close());
  beforeEach(() => emptyLedger(server.context.database.db));
  afterEach(() => server.setNow(testNow));

  const aino = demoPerson('Mäkelä');
  const kaisa = demoPerson('Lehtonen');
  const ledger = () => server.context.database.db.select().from(consent);
  const withMarketing = (order: ReturnType<typeof newOrder>) => {
    order.consents.push({ id: 'marketingSms', version: '2026-11-01', isGiven: true });
    return order;
  };
  const permissionsOf = async (customerId: string) => {
    const [found] = await server.context.database.db.select().from(customer).where(eq(customer.customerId, customerId));
    return found?.marketingPermissions;
  };

  test('an offer has agreed to nothing yet, whatever the employee has ticked', async () => {
    const customerId = aino.customerId ?? '';
    const headers = await shop.signedIn(kaisa.sub);
    await shop.call('POST', '/api/backup/acting', headers, { customerId, reason: 'Asiakas soitti' });
    const before = await permissionsOf(customerId);
    const order = newOrder({ customerId, person: null, address: null }, { salesInfo: ofKaisa, importAsOffer: true });
    const { body } = await shop.send(withMarketing(order), headers);
    expect([body.isOffer, await ledger(), await permissionsOf(customerId)]).toEqual([true, [], before]);
  });

  test('nor has who cannot have credit', async () => {
    const eeva = demoPerson('Laine');
    const before = await permissionsOf(eeva.customerId ?? '');
    const deliverySite = siteAt(['Runebergsgatan', '9', 'A', '2', '68600', 'Jakobstad']);
    const order = newOrder({ customerId: eeva.customerId, person: null, address: null, deliverySite });
    const { body } = await shop.send(withMarketing(order), await shop.signedIn(eeva.sub));
    expect([body.importNo, body.security]).toEqual([null, null]);
    expect([await ledger(), await permissionsOf(eeva.customerId ?? '')]).toEqual([[], before]);
  });

  test('what waited for its proof was agreed to when it was sent', async () => {
    const mika = demoPerson('Salo');
    const person = { firstName: 'Mika', lastName: 'Salo', identityCode: mika.identityCode };
    const { cookie } = await shop.kept(newOrder({ person }));
    server.setNow(new Date(Date.parse(testNow) + 20 * 60_000).toISOString());
    const { status } = await shop.verify(await shop.signedIn(mika.sub), cookie);
    expect([
      status,
      (await ledger()).map(({ consentId, at }) => `${consentId} ${at.toISOString()}`).toSorted(),
    ]).toEqual([201, [`earlyStart ${new Date(testNow).toISOString()}`, `terms ${new Date(testNow).toISOString()}`]]);
  });
});
