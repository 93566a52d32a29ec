import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffAccess } from '../../server/store/schema.ts';
import { customers, insertCallers, subOf, type PersonName } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
  await server.context.database.db.delete(staffAccess);
}, 60_000);
afterAll(() => server.close());

const NOON = Date.parse('2026-11-20T10:00:00.000Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000);
const row = (minutes: number, operation: string, visit: string | null, reason = 'Asiakas soitti') => ({
  sub: subOf('employee'),
  customerId: customers.ownB2c,
  operation,
  reason,
  at: at(minutes),
  visit,
});

async function accesses(person: PersonName, customerId: string, before?: string) {
  const headers = await headersOf(server.context, { person, credential: 'good' });
  const query = before === undefined ? '' : `?before=${before}`;
  const answer = await server.app.inject({ url: `/api/customer/${customerId}/accesses${query}`, headers });
  return {
    status: answer.statusCode,
    text: answer.body,
    body: answer.json<{ visits: unknown[]; next: string | null }>(),
  };
}

test('a customer sees visits, the newest first: when, why and what, and never by whom (accesses.shown, accesses.notWho)', async () => {
  await server.context.database.db
    .insert(staffAccess)
    .values([
      row(0, 'searchCustomers', 's1'),
      row(1, 'openCustomer', 'v1'),
      row(2, 'getContracts', 'v1'),
      row(3, 'getContracts', 'v1'),
      row(4, 'getCustomer', null, 'Lasku epäselvä'),
      row(5, 'getCustomer', null, 'Lasku epäselvä'),
      { ...row(6, 'getCustomer', 'v2'), customerId: customers.foreign },
    ]);
  const { body, text } = await accesses('consumer', customers.ownB2c);
  const alone = { reason: 'Lasku epäselvä', kinds: ['contactData'] };
  expect(body).toEqual({
    visits: [
      { at: at(5).toISOString(), until: at(5).toISOString(), ...alone },
      { at: at(4).toISOString(), until: at(4).toISOString(), ...alone },
      {
        at: at(1).toISOString(),
        until: at(3).toISOString(),
        reason: 'Asiakas soitti',
        kinds: ['contracts', 'opening'],
      },
      { at: at(0).toISOString(), until: at(0).toISOString(), reason: null, kinds: ['search'] },
    ],
    next: null,
  });
  expect(text).not.toContain(subOf('employee'));
  expect(text).not.toContain('Henkilö');
});

test('who was a hit of a search reads no word of its reason, which the record keeps (accesses.hit)', async () => {
  const { db } = server.context.database;
  await db.delete(staffAccess);
  const headers = await headersOf(server.context, { person: 'employee', credential: 'good' });
  const search = async (sought: string) => {
    const payload = { reason: 'Asiakas soitti: Eero Mäkelän maksuvaikeudet', sought, page: 1 };
    const url = '/api/backup/customers/search';
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  };
  await search('salainenkatu');
  await search(customers.ownB2c);
  const kept = await db.select().from(staffAccess).where(eq(staffAccess.customerId, customers.ownB2c));
  expect(kept.map(({ reason }) => reason)).toEqual(Array(2).fill('Asiakas soitti: Eero Mäkelän maksuvaikeudet'));
  const { body, text } = await accesses('consumer', customers.ownB2c);
  const hit = { reason: null, kinds: ['search'] };
  expect(body.visits).toEqual([expect.objectContaining(hit), expect.objectContaining(hit)]);
  expect(text).not.toMatch(/Eero|maksuvaikeudet/);
});

test('for whom a customer may act reads that they were named there, and no word of the reason (accesses.hit)', async () => {
  const { db } = server.context.database;
  await db.delete(staffAccess);
  const headers = await headersOf(server.context, { person: 'employee', credential: 'good' });
  const payload = { customerId: customers.opened, reason: 'Maksuvaikeudet' };
  await server.app.inject({ method: 'POST', url: '/api/backup/acting', headers, payload });
  const url = `/api/customer/representations?customerId=${customers.opened}`;
  expect((await server.app.inject({ url, headers })).body).toContain(customers.represented);
  const { body } = await accesses('representative', customers.represented);
  expect(body.visits).toEqual([expect.objectContaining({ reason: null, kinds: ['representations'] })]);
  const { body: ofOpened } = await accesses('holderOfOpened', customers.opened);
  expect(ofOpened.visits).toEqual([
    expect.objectContaining({ reason: 'Maksuvaikeudet', kinds: ['opening', 'representations'] }),
  ]);
});

test('that an employee sees again whom they have opened is no visit and makes none longer (accesses.recent)', async () => {
  const { db } = server.context.database;
  await db.delete(staffAccess);
  await db
    .insert(staffAccess)
    .values([
      row(0, 'openCustomer', 'v1'),
      row(9, 'getContracts', 'v1'),
      row(400, 'getRecentCustomers', 'v1'),
      row(401, 'getRecentCustomers', 'v0'),
    ]);
  const { body } = await accesses('consumer', customers.ownB2c);
  const times = { at: at(0).toISOString(), until: at(9).toISOString() };
  expect(body.visits).toEqual([{ ...times, reason: 'Asiakas soitti', kinds: ['contracts', 'opening'] }]);
});

test('twenty at a time, each once, whatever comes meanwhile (accesses.older)', async () => {
  const { db } = server.context.database;
  await db.delete(staffAccess);
  await db.insert(staffAccess).values(Array.from({ length: 45 }, (_, index) => row(index, 'getCustomer', `w${index}`)));
  const seen: string[] = [];
  let next: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { body } = await accesses('consumer', customers.ownB2c, next);
    seen.push(...(body.visits as { at: string }[]).map((visit) => visit.at));
    next = body.next ?? undefined;
    await db.insert(staffAccess).values(row(100 + page, 'getCustomer', `late${page}`));
  }
  expect(next).toBeUndefined();
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => at(44 - index).toISOString()));
});

test.each([
  ['consumer', customers.ownB2c, 200],
  ['representative', customers.represented, 200],
  ['consumer', customers.foreign, 404],
  ['employee', customers.ownB2c, 403],
  ['employeeWithContract', customers.employees, 200],
  ['employeeWithContract', customers.ownB2c, 404],
] as const)('%s of %s: %i (accesses.whose)', async (person, customerId, status) => {
  expect((await accesses(person, customerId)).status).toBe(status);
});
