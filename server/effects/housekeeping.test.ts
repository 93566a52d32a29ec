import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDatabase } from '../operations/reads.testRows.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { actingGrant, idempotencyRecord, session } from '../store/schema.ts';
import { keepHouse } from './housekeeping.ts';
import { KEPT_SESSIONS } from './sweeps/sessions.ts';
import { KEPT_WRITES } from './sweeps/writes.ts';

const PATIENCE = 120_000;
const now = new Date('2026-11-21T10:00:00.000Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let database: Database;
beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
  await fillDatabase(database);
}, PATIENCE);
afterAll(() => database.close());

test('what became of a write is kept for seven days (server.idempotency)', async () => {
  const record = { actor: 'aino', operation: 'sendFeedback', fingerprint: 'x', status: 201 };
  await database.db.insert(idempotencyRecord).values([
    { ...record, key: 'to the moment', createdAt: before(KEPT_WRITES) },
    { ...record, key: 'a moment longer', createdAt: before(KEPT_WRITES + 1) },
  ]);
  await keepHouse('eachHour', { database, clock: () => now });
  const kept = await database.db.select().from(idempotencyRecord);
  expect([KEPT_WRITES, kept.map(({ key }) => key)]).toEqual([7 * 24 * 3_600_000, ['to the moment']]);
});

test('a session goes a day after its last end, with what was opened in it; one that may be on stays (session.kept)', async () => {
  const begun = { sub: 'seller', strongAuthentication: true, idToken: 'x', createdAt: before(2 * KEPT_SESSIONS) };
  const endOf = { over: KEPT_SESSIONS + 1, 'over to the moment': KEPT_SESSIONS, on: -1 };
  for (const [id, ago] of Object.entries(endOf)) {
    await database.db.insert(session).values({ ...begun, id, expiresAt: before(ago), endsAt: before(ago) });
    const opened = {
      sessionId: id,
      sub: 'seller',
      customerId: '111111',
      reason: 'phone call',
      createdAt: begun.createdAt,
    };
    await database.db.insert(actingGrant).values(opened);
  }
  await keepHouse('eachHour', { database, clock: () => now });
  const [sessions, grants] = [await database.db.select().from(session), await database.db.select().from(actingGrant)];
  const kept = ['on', 'over to the moment'];
  expect(sessions.map(({ id }) => id).toSorted()).toEqual(kept);
  expect(grants.map(({ sessionId }) => sessionId).toSorted()).toEqual(kept);
});
