import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employee, feedback, representation, staffAccess, staffSearch } from '../../server/store/schema.ts';
import { customers, insertCallers, subOf, type PersonName } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';

/** In milliseconds: so long after the end the rest of a body comes. What has ended is over within a second. */
const REST_COMES = 900;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [staffAccess, staffSearch, feedback]) await server.context.database.db.delete(table);
});

type Headers = Record<string, string>;
const signedIn = (person: PersonName, opened?: string) =>
  headersOf(server.context, { person, credential: 'good' }, opened === undefined ? undefined : { customerId: opened });

/** Sends the head and one byte of a body, waits for what happens meanwhile, and sends the rest a while later. */
async function writeSlowly(url: string, headers: Headers, body: object, meanwhile: () => Promise<unknown>) {
  const [text, payload] = [JSON.stringify(body), new PassThrough()];
  payload.write(text.slice(0, 1));
  const answer = server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(text.length),
      'idempotency-key': randomUUID(),
    },
  });
  await pause(100);
  await meanwhile();
  await pause(REST_COMES);
  payload.end(text.slice(1));
  const { statusCode, json } = await answer;
  return [statusCode, json<{ code?: string }>().code];
}

const logOut = async (headers: Headers) => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(answer.statusCode).toBe(200);
};
const nothingHappened = async () => {
  const counts = [staffAccess, staffSearch, feedback].map((table) => server.context.database.db.$count(table));
  expect(await Promise.all(counts)).toEqual([0, 0, 0]);
};

const search = { url: '/api/backup/customers/search', body: { sought: '40127731', reason: 'Soitti', page: 1 } };
const opening = { url: '/api/backup/acting', body: { customerId: customers.foreign, reason: 'Soitti' } };
const feedbackFor = (customerId: string) => ({
  url: '/api/feedback',
  body: {
    customerId,
    kind: 'question',
    text: 'Laskusta kysyn',
    wantsAnswer: false,
    email: null,
    view: null,
    faultRequestId: null,
  },
});

describe('what ends while a body comes has ended for its call (access.lateBodies)', () => {
  test('where nothing ends the call is served', async () => {
    const headers = await signedIn('employee');
    expect(await writeSlowly(search.url, headers, search.body, async () => {})).toEqual([200, undefined]);
  });

  test.each([search, opening, feedbackFor(customers.opened)])('a session: $url', async ({ url, body }) => {
    const headers = await signedIn('employee', customers.opened);
    expect(await writeSlowly(url, headers, body, () => logOut(headers))).toEqual([401, 'session.ended']);
    await nothingHappened();
  });

  test("an employee's role", async () => {
    const { db } = server.context.database;
    const isEmployee = eq(employee.sub, subOf('employee'));
    const [role] = await db.select().from(employee).where(isEmployee);
    const dismiss = async () => db.delete(employee).where(isEmployee);
    const headers = await signedIn('employee');
    expect(await writeSlowly(search.url, headers, search.body, dismiss)).toEqual([403, 'access.denied']);
    if (role) await db.insert(employee).values(role);
    await nothingHappened();
  });

  test('the customer who is open (acting.end)', async () => {
    const headers = await signedIn('employee', customers.opened);
    const { url, body } = feedbackFor(customers.opened);
    const close = () => server.app.inject({ method: 'DELETE', url: '/api/backup/acting', headers });
    expect(await writeSlowly(url, headers, body, close)).toEqual([403, 'acting.required']);
    await nothingHappened();
  });

  test('a mandate (representation.everywhere)', async () => {
    const { url, body } = feedbackFor(customers.represented);
    const revoke = async () =>
      server.context.database.db
        .update(representation)
        .set({ revokedAt: server.context.clock() })
        .where(eq(representation.customerId, customers.represented));
    expect(await writeSlowly(url, await signedIn('representative'), body, revoke)).toEqual([404, 'resource.notFound']);
    await nothingHappened();
  });
});
