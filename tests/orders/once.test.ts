import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewOrder } from '../../domain/types.ts';
import { orderedService, outboxMessage, productOrder } from '../../server/store/schema.ts';
import { asOne, fifty, toldOf } from '../support/fifty.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { demoPerson, emptyLedger, newOrder, Shop } from './ordering.ts';

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutPostgres },
])('once, on $name', ({ name, needs }) => {
  let postgres: Postgres | undefined;
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    if (needs !== null) return;
    if (name === 'PostgreSQL') postgres = await startPostgres();
    const databaseUrl = await postgres?.createDatabase();
    server = await openTestServer(databaseUrl ? { databaseUrl } : {});
    shop = new Shop(server);
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });
  beforeEach(async () => {
    if (needs !== null) return;
    for (const table of [orderedService, productOrder, outboxMessage]) await server.context.database.db.delete(table);
    await emptyLedger(server.context.database.db);
  });

  const counts = async () => {
    const { db } = server.context.database;
    return {
      orders: (await db.select().from(productOrder)).length,
      services: (await db.select().from(orderedService)).length,
      mails: (await db.select().from(outboxMessage)).length,
    };
  };
  const aino = demoPerson('Mäkelä');
  let order: NewOrder;
  beforeEach(() => {
    order = newOrder({ customerId: aino.customerId, person: null, address: null, services: ['tuulisahko'] });
  });

  test.skipIf(needs)('fifty requests at once with one key make one order and one mail (order.once)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const key = randomUUID();
    const answers = await fifty(() => shop.sendPatiently(order, headers, key));
    expect(toldOf(answers)).toEqual(asOne);
    expect(await counts()).toEqual({ orders: 1, services: 1, mails: 1 });
  });

  test.skipIf(needs)(
    'an answer that was dropped is looked up by its key, and sent again it is the same (order.once)',
    async () => {
      const headers = await shop.signedIn(aino.sub);
      const key = randomUUID();
      // Nobody hears it.
      await shop.send(order, headers, key);
      const known = await shop.call<{ state: string; status: number; answer: { orderId: string } }>(
        'GET',
        `/api/writes/${key}`,
        headers,
      );
      expect(known.body).toMatchObject({ state: 'done', status: 201 });
      const again = await shop.send(order, await shop.signedIn(aino.sub), key);
      expect([again.status, again.body]).toEqual([201, known.body.answer]);
      expect(await counts()).toEqual({ orders: 1, services: 1, mails: 1 });
    },
  );

  test.skipIf(needs)(
    'the same key for something else, or from somebody else, orders nothing more (order.once)',
    async () => {
      const key = randomUUID();
      await shop.send(order, await shop.signedIn(aino.sub), key);
      const other = await shop.send({ ...order, rafCode: 'AINO2026' }, await shop.signedIn(aino.sub), key);
      expect([other.status, other.problem.code]).toEqual([422, 'idempotency.mismatch']);
      const another = await shop.send(newOrder({ person: null }), await shop.signedIn(demoPerson('Salo').sub), key);
      expect([another.status, another.problem.code]).toEqual([409, 'idempotency.received']);
      expect(await counts()).toEqual({ orders: 1, services: 1, mails: 1 });
    },
  );

  test.skipIf(needs)('what fails on the way leaves nothing, and the key may be used again (order.once)', async () => {
    const headers = await shop.signedIn(aino.sub);
    const key = randomUUID();
    const { db } = server.context.database;
    await db.execute('alter table outbox_message add constraint no_room check (false) not valid');
    const failed = await shop.send(order, headers, key);
    await db.execute('alter table outbox_message drop constraint no_room');
    expect([failed.status, await counts()]).toEqual([500, { orders: 0, services: 0, mails: 0 }]);
    expect((await shop.send(order, headers, key)).status).toBe(201);
    expect(await counts()).toEqual({ orders: 1, services: 1, mails: 1 });
  });
});
