import { PGlite } from '@electric-sql/pglite';
import { count, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServerContext } from './context.ts';
import { ProblemError } from './problem.ts';
import { wrapEmbedded, type Database } from './store/database.ts';
import { databaseNote, idempotencyRecord } from './store/schema.ts';
import { buildSmallApp } from './testing.ts';

/** In milliseconds: making a database takes its time on a busy machine. */
const PATIENCE = 60_000;

let database: Database;
let app: FastifyInstance;
/** What a write throws once its row is written; null where it succeeds. */
let fault: Error | null;
let attempts: number;
/** A write of a handler: a row, and an answer that no other write would give. */
async function addThing({ body }: { body: { name: string } }, _actor: unknown, { database: { db } }: ServerContext) {
  attempts += 1;
  await db.insert(databaseNote).values({ name: `${body.name} ${attempts}`, value: 'written' });
  if (fault) throw fault;
  return { status: 201, body: { name: body.name, more: attempts } };
}

beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
  app = await buildSmallApp({ database, addThing, isAnswerChecked: true });
}, PATIENCE);
// The last test closes the database.
afterAll(() => app.close());
beforeEach(async () => {
  fault = null;
  attempts = 0;
  await database.db.delete(databaseNote);
  await database.db.delete(idempotencyRecord);
});

const key = '7f3a20c1-0b52-4c55-8d1e-3a9c2b7e6f10';
const write = (payload: object | string, headers: Record<string, string> = { 'idempotency-key': key }) =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

async function rows(): Promise<{ written: number; remembered: number }> {
  const [written] = await database.db.select({ n: count() }).from(databaseNote);
  const [remembered] = await database.db.select({ n: count() }).from(idempotencyRecord);
  return { written: written?.n ?? 0, remembered: remembered?.n ?? 0 };
}

describe('a write is done once (server.idempotency)', () => {
  test('fifty at once: one row, and the same answer to all', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => write({ name: 'thing' })));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    const waiting = answers.filter(({ statusCode }) => statusCode === 409);
    expect([done.length + waiting.length, done.length > 0]).toEqual([50, true]);
    for (const answer of done) expect(answer.json()).toEqual({ name: 'thing', more: 1 });
    expect(await rows()).toEqual({ written: 1, remembered: 1 });
  });

  test('asked for again, it answers as at first; the order of members does not matter', async () => {
    const first = await write('{"name":"thing","more":{"a":1,"b":2}}');
    const second = await write('{"more":{"b":2,"a":1},"name":"thing"}');
    expect([second.statusCode, second.json(), second.headers['content-type']]).toEqual([
      first.statusCode,
      first.json(),
      first.headers['content-type'],
    ]);
    expect([attempts, await rows()]).toEqual([1, { written: 1, remembered: 1 }]);
  });

  test('the same key for something else is refused', async () => {
    await write({ name: 'thing' });
    const answer = await write({ name: 'other' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency.mismatch']);
    expect(await rows()).toEqual({ written: 1, remembered: 1 });
  });

  test('another key is another write', async () => {
    await write({ name: 'thing' });
    await write({ name: 'thing' }, { 'idempotency-key': `${key}-2` });
    expect(await rows()).toEqual({ written: 2, remembered: 2 });
  });

  test.each([{}, { 'idempotency-key': 'short' }, { 'idempotency-key': 'with spaces and more' }])(
    'without a key nothing is written: %j',
    async (headers) => {
      const answer = await write({ name: 'thing' }, headers as Record<string, string>);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotency.keyMissing']);
      expect(await rows()).toEqual({ written: 0, remembered: 0 });
    },
  );

  test.each([
    [new ProblemError('request.invalid'), 400],
    [new Error('a fault'), 500],
  ])('what fails leaves nothing, and may be tried again with the same key: %s', async (thrown, status) => {
    fault = thrown;
    expect((await write({ name: 'thing' })).statusCode).toBe(status);
    expect(await rows()).toEqual({ written: 0, remembered: 0 });
    fault = null;
    expect((await write({ name: 'thing' })).json()).toEqual({ name: 'thing', more: 2 });
  });
});

test('while another transaction is at it, it is said to be running', async () => {
  // PGlite has one connection, which gets every lock: a function that stands before the database's own says what another hears.
  await database.db.execute(sql`create schema busy`);
  await database.db.execute(
    sql`create function busy.pg_try_advisory_xact_lock(bigint) returns boolean language sql return false`,
  );
  await database.db.execute(sql`set search_path to busy, pg_catalog, public`);
  const answer = await write({ name: 'thing' });
  await database.db.execute(sql`reset search_path`);
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toMatchObject([
    409,
    { code: 'idempotency.running', retryAfter: 1 },
    '1',
  ]);
  expect(await rows()).toEqual({ written: 0, remembered: 0 });
});

test('a query that is wrong is a fault of ours; a database that is closed is away (server.databaseAway)', async () => {
  const getThing = async () => ({ status: 200, body: await database.db.execute(sql`select nothing from nowhere`) });
  const other = await buildSmallApp({ getThing });
  const codes = [(await other.inject('/api/things/1')).json().code];
  await database.close();
  codes.push((await other.inject('/api/things/1')).json().code);
  expect(codes).toEqual(['server.error', 'database.unavailable']);
  await other.close();
});
