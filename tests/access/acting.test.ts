import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { actingGrant, employee, salesAgent, staffAccess } from '../../server/store/schema.ts';
import { aino } from '../store/people.ts';
import { customers, insertCallers, subOf, type PersonName } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';
import { withoutRoomIn } from './withoutRoom.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.database.db.delete(staffAccess);
});

type Headers = Record<string, string>;
const signedIn = (person: PersonName) => headersOf(server.context, { person, credential: 'good' });

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers, payload?: object) {
  const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), text: answer.body };
}
const open = (headers: Headers, customerId: string, reason = 'Asiakas soitti') =>
  call('POST', '/api/backup/acting', headers, { customerId, reason });
const reads = async (headers: Headers, customerId: string) =>
  (await call('GET', `/api/customer/${customerId}`, headers)).status;
const records = async () => {
  const rows = await server.context.database.db.select().from(staffAccess);
  return rows.map(({ customerId, operation, reason, visit }) => ({ customerId, operation, reason, visit }));
};
const since = expect.any(String) as string;
const visit = expect.any(String) as string;

describe('a customer is opened with a reason (acting.open)', () => {
  test('from then on what is theirs is reached, and nothing of another', async () => {
    const headers = await signedIn('employee');
    expect(await reads(headers, customers.opened)).toBe(403);
    expect(await open(headers, customers.opened)).toMatchObject({
      status: 200,
      body: { open: { customerId: customers.opened, reason: 'Asiakas soitti', since }, salesAgent: null },
    });
    expect([await reads(headers, customers.opened), await reads(headers, customers.foreign)]).toEqual([200, 403]);
    const [opening, reading] = await records();
    expect(opening).toEqual({
      customerId: customers.opened,
      operation: 'openCustomer',
      reason: 'Asiakas soitti',
      visit,
    });
    expect(reading).toEqual({ ...opening, operation: 'getCustomer' });
  });

  test('the next one takes its place, as a visit of its own; the same one too', async () => {
    const headers = await signedIn('employee');
    for (const customerId of [customers.opened, customers.foreign, customers.foreign]) await open(headers, customerId);
    expect([await reads(headers, customers.opened), await reads(headers, customers.foreign)]).toEqual([403, 200]);
    const visits = (await records()).filter(({ operation }) => operation === 'openCustomer').map((row) => row.visit);
    expect(new Set(visits).size).toBe(3);
  });

  test('of many that are opened at once one is open', async () => {
    const headers = await signedIn('employee');
    await Promise.all([customers.opened, customers.foreign, customers.ownB2c].map((id) => open(headers, id)));
    const grants = await server.context.database.db.select().from(actingGrant);
    const { body } = await call('GET', '/api/backup/acting', headers);
    const now = (body['open'] as { customerId: string }).customerId;
    const reached = [];
    for (const id of [customers.opened, customers.foreign, customers.ownB2c])
      if ((await reads(headers, id)) === 200) reached.push(id);
    expect(reached).toEqual([now]);
    const { sessionId } = grants.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1) ?? {};
    const left = grants.filter((grant) => grant.sessionId === sessionId && grant.endedAt === null);
    expect(left.map(({ customerId }) => customerId)).toEqual([now]);
  });

  test('a customer that does not exist is not found, and what was open stays open', async () => {
    const headers = await signedIn('employee');
    await open(headers, customers.opened);
    expect(await open(headers, customers.missing)).toMatchObject({ status: 404, body: { code: 'resource.notFound' } });
    expect(await reads(headers, customers.opened)).toBe(200);
  });

  test.each([
    ['ab', 'minLength'],
    ['      ', 'pattern'],
    ['\u0007\u200b   a', 'minLength'],
    ['\u200d\u200d\u200d', 'minLength'],
    ['Hetu 120385-123K', 'identityCode'],
    ['Hetu 120385-\u200d123K', 'identityCode'],
  ])('the reason %j is refused by %s, and nothing is opened (acting.reason)', async (reason, rule) => {
    const headers = await signedIn('employee');
    const { status, body, text } = await open(headers, customers.opened, reason);
    expect([status, body['errors']]).toEqual([400, [{ field: 'body.reason', rule }]]);
    expect(text).not.toContain('120385');
    expect([await reads(headers, customers.opened), await records()]).toEqual([403, []]);
  });

  test('what cannot be written down is not opened (access.staffAudit)', async () => {
    const headers = await signedIn('employee');
    await withoutRoomIn(server, 'staff_access', async () => {
      expect((await open(headers, customers.opened)).status).toBe(500);
    });
    expect(await reads(headers, customers.opened)).toBe(403);
  });
});

test('contents are followed before a customer’s data is read, and not while the database is held for that (content.everywhere)', async () => {
  const headers = await signedIn('employee');
  await open(headers, aino.customerId);
  // Seconds pass from one look to the next, as on a machine that does much besides.
  let now = performance.now();
  const passing = vi.spyOn(performance, 'now').mockImplementation(() => (now += 2_000));
  const path = `/api/contract/${aino.customerId}/K23014478016/addonproducts/vas`;
  const { status, text } = await call('GET', path, headers);
  passing.mockRestore();
  expect([status, text]).toEqual([200, expect.stringContaining('"addons"')]);
});

describe('it ends (acting.end)', () => {
  test('at a word, twice as well', async () => {
    const headers = await signedIn('employee');
    await open(headers, customers.opened);
    for (let time = 0; time < 2; time += 1)
      expect(await call('DELETE', '/api/backup/acting', headers)).toMatchObject({
        status: 200,
        body: { open: null, salesAgent: null },
      });
    expect(await reads(headers, customers.opened)).toBe(403);
    expect((await call('GET', '/api/backup/acting', headers)).body).toEqual({ open: null, salesAgent: null });
  });

  test('by itself eight hours after it was opened, whatever becomes of the session', async () => {
    const headers = await signedIn('employee');
    await open(headers, customers.opened);
    const reached = [];
    for (const ago of [8 * 3_600_000 - 1, 8 * 3_600_000]) {
      const createdAt = new Date(server.context.clock().getTime() - ago);
      await server.context.database.db.update(actingGrant).set({ createdAt }).where(isNull(actingGrant.endedAt));
      reached.push(await reads(headers, customers.opened));
    }
    expect(reached).toEqual([200, 403]);
    expect((await call('GET', '/api/backup/acting', headers)).body).toEqual({ open: null, salesAgent: null });
    await open(headers, customers.opened);
    expect(await reads(headers, customers.opened)).toBe(200);
  });

  test('in this session alone', async () => {
    const [here, elsewhere] = [await signedIn('employee'), await signedIn('employee')];
    await open(here, customers.opened);
    expect(await reads(elsewhere, customers.opened)).toBe(403);
    await open(elsewhere, customers.opened);
    await call('DELETE', '/api/backup/acting', elsewhere);
    expect([await reads(here, customers.opened), await reads(elsewhere, customers.opened)]).toEqual([200, 403]);
  });

  test('for good with the role: whoever has it back opens the customer anew', async () => {
    const { db } = server.context.database;
    const headers = await signedIn('employee');
    await open(headers, customers.opened);
    const role = await db
      .delete(employee)
      .where(eq(employee.sub, subOf('employee')))
      .returning();
    await db.insert(employee).values(role);
    expect(await reads(headers, customers.opened)).toBe(403);
    expect((await call('GET', '/api/backup/acting', headers)).body).toEqual({ open: null, salesAgent: null });
    await open(headers, customers.opened);
    expect(await reads(headers, customers.opened)).toBe(200);
  });

  test('with the role, at once, and with the session', async () => {
    const { db } = server.context.database;
    const [here, elsewhere] = [await signedIn('employee'), await signedIn('employee')];
    await open(here, customers.opened);
    const role = await db
      .delete(employee)
      .where(eq(employee.sub, subOf('employee')))
      .returning();
    expect(await reads(here, customers.opened)).toBe(403);
    expect((await call('GET', '/api/backup/acting', here)).status).toBe(403);
    await db.insert(employee).values(role);
    await open(elsewhere, customers.opened);
    await call('POST', '/api/auth/logout', elsewhere);
    expect(await reads(elsewhere, customers.opened)).toBe(401);
  });
});

test('customers opened before in this session are told again, each written down for the reason that it had (acting.recent)', async () => {
  const headers = await signedIn('employee');
  await open(await signedIn('employee'), customers.ownB2b);
  await open(headers, customers.opened, 'Lasku epäselvä');
  await open(headers, customers.foreign);
  const opened = await records();
  const { body } = await call('GET', '/api/backup/acting/recent', headers);
  const told = body['customers'] as { customerId: string; reason: string }[];
  expect(new Map(told.map(({ customerId, reason }) => [customerId, reason]))).toEqual(
    new Map([
      [customers.foreign, 'Asiakas soitti'],
      [customers.opened, 'Lasku epäselvä'],
    ]),
  );
  expect(Object.keys(told[0] ?? {}).toSorted()).toEqual(
    ['customerId', 'customerType', 'firstName', 'lastName', 'reason', 'since'].toSorted(),
  );
  const again = (await records()).slice(opened.length);
  expect(new Set(again)).toEqual(new Set(opened.slice(1).map((row) => ({ ...row, operation: 'getRecentCustomers' }))));
  await withoutRoomIn(server, 'staff_access', async () => {
    expect((await call('GET', '/api/backup/acting/recent', headers)).status).toBe(500);
  });
});

describe('who must say under whose id they sell (acting.salesAgent)', () => {
  const give = (headers: Headers, salesAgentId: string) =>
    call('POST', '/api/backup/sales-agent', headers, { salesAgentId });
  const asked = async (headers: Headers) => {
    const { body } = await call('GET', '/api/auth/token/validate', headers);
    return [body['salesAgentId'], body['askSalesAgentId']];
  };

  test('says it once in a session', async () => {
    const [agent] = await server.context.database.db.select().from(salesAgent);
    const headers = await signedIn('sellerWithoutId');
    expect(await asked(headers)).toEqual([null, true]);
    const { salesAgentId = '', salesPoint } = agent ?? {};
    const answer = await give(headers, salesAgentId);
    expect([answer.status, answer.body]).toEqual([200, { open: null, salesAgent: { salesAgentId, salesPoint } }]);
    expect(await asked(headers)).toEqual([salesAgentId, false]);
    expect(await asked(await signedIn('sellerWithoutId'))).toEqual([null, true]);
  });

  test.each(['00000', '8821', 'M1042'])('nobody has %s', async (salesAgentId) => {
    const headers = await signedIn('sellerWithoutId');
    expect(await give(headers, salesAgentId)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await asked(headers)).toEqual([null, true]);
  });

  test('who has one of their own keeps it, and others have none', async () => {
    const [own, other] = [await signedIn('salesAgent'), await signedIn('employee')];
    expect([(await give(own, '88213')).status, (await give(other, '88213')).status]).toEqual([403, 403]);
    expect([await asked(own), await asked(other)]).toEqual([
      ['M1042', false],
      [null, false],
    ]);
    expect((await call('GET', '/api/backup/acting', own)).body).toEqual({
      open: null,
      salesAgent: { salesAgentId: 'M1042', salesPoint: null },
    });
  });
});
