import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchWords } from '../../domain/staff/sought.ts';
import { customer as customerOf, point } from '../../server/operations/reads.testRows.ts';
import { searchCustomers } from '../../server/store/customerSearch.ts';
import { customer, meteringPoint } from '../../server/store/schema.ts';
import { customerWords, lowerEmail, siteNumber, siteWords } from '../../server/store/searchIndexes.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const { db } = server.context.database;
  await db.insert(customer).values([...lettered, ...named].map(([id, name]) => customerOf(id, name)));
  const { address } = customerOf('0', '');
  await db.insert(customer).values([
    { ...customerOf('800001', 'Toinen'), address: { ...address, streetName: 'Tähtitorninmäki', houseNumber: '12b' } },
    {
      ...customerOf('800002', 'Kolmas'),
      address: { ...address, typeOfAddress: 'postalBox', streetName: null, houseNumber: null, postalBox: '98765' },
    },
  ]);
}, 60_000);
afterAll(() => server.close());

/** A customer of each letter of Latin-1 and Latin Extended-A. */
const lettered = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))
  .filter((letter) => /\p{L}/u.test(letter))
  .map((letter, at): [string, string] => [String(600_000 + at), `Q${letter}rt${letter}`]);

const named = [
  'Sørensen',
  'Kovačić',
  'Bērziņš',
  'Wałęsa',
  'Černá',
  'Dvořák',
  'Ayşe',
  'Yılmaz',
  'Weiß',
  'Þórðarson',
  'Kiinteistö Oy K12',
].map((name, at): [string, string] => [String(700_000 + at), name]);

const found = async (sought: string) =>
  (await searchCustomers(server.context.database.db, sought, { from: 0, most: 1_000 })).customerIds;

test('who has a letter of Europe in the name is found by it, in each case and form, and without its accent (acting.searchWords)', async () => {
  const missed: string[] = [];
  for (const [id, name] of [...lettered, ...named]) {
    const plain = searchWords(name).join(' ');
    const spellings = new Set([name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), plain]);
    for (const spelling of spellings) if (!(await found(spelling)).includes(id)) missed.push(`${name} as ${spelling}`);
  }
  expect(missed).toEqual([]);
}, 60_000);

test.each([
  ['Sorensen', 'Sørensen'],
  ['kovacic', 'Kovačić'],
  ['Berzins', 'Bērziņš'],
  ['walesa', 'Wałęsa'],
  ['Yilmaz', 'Yılmaz'],
  ['Weiss', 'Weiß'],
  ['Thordarson', 'Þórðarson'],
  ['Kiinteistö K12', 'Kiinteistö Oy K12'],
  ['k12 kiinteistö', 'Kiinteistö Oy K12'],
])('%j finds %s (acting.searchWords)', async (sought, name) => {
  expect(await found(sought)).toEqual([named.find(([, known]) => known === name)?.[0]]);
});

test.each([
  ['tähtitorninmäki 12b', '800001'],
  ['Tahtitorninmaki 12 B', '800001'],
  ['PL 98765', '800002'],
  ['PB 98765', '800002'],
  ['P.O. Box 98765', '800002'],
])('%j finds the address (acting.searchWords, acting.searchPasted)', async (sought, id) => {
  expect(await found(sought)).toEqual([id]);
});

test('each way has an index that the database takes (acting.search)', async () => {
  const { db } = server.context.database;
  const planOf = async (table: SQL, condition: SQL) =>
    JSON.stringify(await db.execute(sql`explain select * from ${table} where ${condition}`));
  const query = sql`to_tsquery('simple', 'aino:*')`;
  const [people, points] = [sql`${customer}`, sql`${meteringPoint}`];
  await db.insert(meteringPoint).values({ ...point('9012345'), deliverySiteId: 'KL 90 2345' });
  await db.execute(sql`set enable_seqscan = off`);
  expect(await planOf(people, sql`${customerWords(customer)} @@ ${query}`)).toContain('customer_words');
  expect(await planOf(people, sql`${lowerEmail(customer)} = 'a@b.example'`)).toContain('customer_email');
  expect(await planOf(points, sql`${siteWords(meteringPoint)} @@ ${query}`)).toContain('metering_point_words');
  expect(await planOf(points, sql`${siteNumber(meteringPoint)} = 'KL902345'`)).toContain('metering_point_site');
  await db.execute(sql`reset enable_seqscan`);
});
