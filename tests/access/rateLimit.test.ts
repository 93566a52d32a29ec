import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callers, customers, insertCallers, type Caller } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';

/** Calls a minute, those of them about signing in, and those that write. */
const [limit, guarded, written] = [50, 10, 3];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { CALLS_PER_MINUTE: String(limit) } });
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(() => server?.close());

const customer = `/api/customer/${customers.ownB2c}`;
const headersFor = (name: string) => headersOf(server.context, callers[name] as Caller);

interface Calls {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: object;
  address: string;
}

/** How many answers of which status so many calls get. */
async function count(calls: number, { address, ...request }: Calls): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let call = 0; call < calls; call++) {
    const { statusCode } = await server.app.inject({ ...request, remoteAddress: address });
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
}

test('a thousand bad tokens are refused, then not looked at any more (server.rateLimit)', async () => {
  const headers = await headersFor('forged signature');
  expect(await count(1000, { url: customer, headers, address: '192.0.2.1' })).toEqual({
    401: limit,
    429: 1000 - limit,
  });
});

test('a token whose session is over counts for that session, wherever it comes from (server.rateLimit)', async () => {
  const headers = await headersFor('signed out');
  expect(await count(limit, { url: customer, headers, address: '192.0.2.2' })).toEqual({ 401: limit });
  expect(await count(5, { url: customer, headers, address: '192.0.2.3' })).toEqual({ 429: 5 });
});

test.each([
  ['denied', { url: `/api/customer/${customers.foreign}` }, 404, limit],
  ['not as the API wants it', { url: '/api/customer/x' }, 400, limit],
  ['about signing in', { url: '/api/auth/user-info' }, 200, guarded],
])('a call counts that is %s (server.rateLimit)', async (_what, request, status, allowed) => {
  const calls = { ...request, headers: await headersFor('customer-b2c'), address: '192.0.2.4' };
  expect(await count(allowed + 5, calls)).toEqual({ [status]: allowed, 429: 5 });
});

test('writes are few, so that nobody is flooded with mails, and reads go on beside them (server.rateLimit)', async () => {
  const headers = await headersFor('customer-b2c');
  const address = '192.0.2.7';
  const body = { customerId: customers.ownB2c, score: 1, feedbackText: '', source: 'loggedInPages' };
  const write = () =>
    count(1, {
      url: '/api/nps',
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
      address,
    });
  for (let sent = 0; sent < written; sent++) expect(await write()).toEqual({ 201: 1 });
  expect(await write()).toEqual({ 429: 1 });
  expect(await count(1, { url: customer, headers, address })).toEqual({ 200: 1 });
});

test('neighbours behind one address do not lock each other out once signed in (server.rateLimit)', async () => {
  const address = '192.0.2.5';
  const [loud, quiet] = [await headersFor('customer-b2c'), await headersFor('customer-b2c')];
  expect(await count(limit + 5, { url: customer, headers: loud, address })).toEqual({ 200: limit, 429: 5 });
  expect(await count(limit + 5, { url: customer, headers: {}, address })).toEqual({ 401: limit, 429: 5 });
  expect(await count(limit, { url: customer, headers: quiet, address })).toEqual({ 200: limit });
});

test('signing out is never refused to who has signed in (server.rateLimit)', async () => {
  const headers = await headersFor('customer-b2c');
  const address = '192.0.2.6';
  await count(guarded + 1, { url: '/api/auth/user-info', headers, address });
  const logout = { url: '/api/auth/logout', method: 'POST', address } as const;
  expect(await count(1, { ...logout, headers })).toEqual({ 200: 1 });
  expect(await count(guarded + 5, { ...logout, headers: {} })).toEqual({ 401: guarded, 429: 5 });
});
