import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmbeddedClient } from './embeddedClient.ts';

/** In milliseconds: making a database takes its time on a busy machine. */
const PATIENCE = 60_000;

let pglite: PGlite;
let client: EmbeddedClient;

beforeAll(async () => {
  pglite = await PGlite.create();
  await pglite.exec('create table thing (name text primary key, size integer not null)');
  client = new EmbeddedClient(pglite);
}, PATIENCE);
// The last test closes it.
afterAll(() => (pglite.closed ? undefined : pglite.close()));

const add = (name: string, size: number | null) => client.query('insert into thing values ($1, $2)', [name, size]);
const rowsOf = async (query: Promise<{ rows: unknown[] }>) => (await query).rows;
const names = () => rowsOf(client.query('select name from thing order by name', [], { rowMode: 'array' }));

test('of many that wait at once each gets its own answer, and what fails fails alone', async () => {
  const outcomes = await Promise.allSettled([
    add('a', 1),
    rowsOf(client.query('select size from thing where name = $1', ['a'])),
    add('a', 2),
    add('b', null),
    client.query('select nothing from nowhere where $1 = $1', ['x']),
    client.query('select nothing from nowhere'),
    add('c', 3),
    rowsOf(client.query('select name, size from thing where size > $1 order by size', [0], { rowMode: 'array' })),
    rowsOf(client.query('select 1 as one')),
  ]);
  const told = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as { code: string }).code,
  );
  expect(told).toMatchObject([
    { affectedRows: 1 },
    [{ size: 1 }],
    '23505',
    '23502',
    '42P01',
    '42P01',
    { affectedRows: 1 },
    [
      ['a', 1],
      ['c', 3],
    ],
    [{ one: 1 }],
  ]);
});

test('a transaction has the database alone; what rejects is undone, and what waited comes after it', async () => {
  const before = await names();
  let waiting: Promise<unknown> | undefined;
  const undone = client.transaction(async () => {
    await client.inTransaction.query('insert into thing values ($1, $2)', ['d', 4]);
    waiting = Promise.all([names(), add('e', 5), names()]);
    await client.inTransaction.query('select $1::integer', [1]);
    throw new Error('not after all');
  });
  await expect(undone).rejects.toThrow('not after all');
  expect(await waiting).toEqual([before, expect.anything(), [...before, ['e']]]);
});

test('a transaction in which a statement failed is undone, and the next one holds', async () => {
  const before = await names();
  const { query } = client.inTransaction;
  const failed = client.transaction(async () => {
    await query('insert into thing values ($1, $2)', ['f', 6]);
    await query('insert into thing values ($1, $2)', ['f', 7]);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  await client.transaction(async () => {
    await query('insert into thing values ($1, $2)', ['g', 8]);
  });
  expect(await names()).toEqual([...before, ['g']]);
});

test('what a transaction asks side by side is each answered by its own, the first time too', async () => {
  const { query } = client.inTransaction;
  const answers = await client.transaction(() =>
    Promise.all([
      rowsOf(query('select 11 as first', [])),
      rowsOf(query('select name, 12 as second from thing where name = $1', ['a'])),
      rowsOf(query('select 13 as third', [])),
    ]),
  );
  expect(answers).toEqual([[{ first: 11 }], [{ name: 'a', second: 12 }], [{ third: 13 }]]);
});

test('more statements than are kept prepared', async () => {
  const numbers = Array.from({ length: 400 }, (_, index) => index);
  const ask = (number: number) => rowsOf(client.query(`select $1::integer + ${number} as sum`, [1]));
  for (const number of [...numbers, ...numbers.slice(0, 5)]) expect(await ask(number)).toEqual([{ sum: number + 1 }]);
  const together = await Promise.all([0, 399, 200, 1].map(ask));
  expect(together.flat()).toEqual([{ sum: 1 }, { sum: 400 }, { sum: 201 }, { sum: 2 }]);
});

test('closed, it refuses whatever is asked', async () => {
  await pglite.close();
  const asked = [client.query('select 1'), add('z', 1), client.transaction(async () => {})];
  for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[])
    expect(String(reason)).toContain('PGlite is closed');
});
