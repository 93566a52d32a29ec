import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callers, customers, insertCallers, type Caller } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf, offerHandOver } from '../support/tokens.ts';
import { countAnswers, type Calls } from './countAnswers.ts';

/** Calls a minute of a session, those of them about signing in, and those that write. */
const [limit, guarded, written] = [50, 10, 3];
/** Calls a minute of all the strangers behind one address, and those of them about signing in. */
const [room, guardedRoom] = [1000, 200];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { CALLS_PER_MINUTE: String(limit) } });
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(() => server?.close());

const customer = `/api/customer/${customers.ownB2c}`;
const headersFor = (name: string) => headersOf(server.context, callers[name] as Caller);

const count = (calls: number, request: Calls) => countAnswers(server.app, calls, request);

test('a thousand bad tokens are refused, then not looked at any more (server.rateLimit)', async () => {
  const headers = await headersFor('forged signature');
  expect(await count(1000, { url: customer, headers, address: '192.0.2.1' })).toEqual({
    401: limit,
    429: 1000 - limit,
  });
});

test('bad tokens are answered one after the other, and nobody else waits for them (server.attack)', async () => {
  const address = '192.0.2.13';
  const bad = await headersFor('forged signature');
  const good = await headersFor('customer-b2c');
  const begun = performance.now();
  const atOnce = async (calls: number, request: Calls) => {
    const answers = await Promise.all(Array.from({ length: calls }, () => count(1, request)));
    return { statuses: new Set(answers.flatMap((statuses) => Object.keys(statuses))), took: performance.now() - begun };
  };
  const attack = atOnce(600, { url: customer, headers: bad, address });
  const [served] = await Promise.all([
    atOnce(5, { url: customer, headers: good, address }),
    atOnce(1, { url: customer, headers: bad, address: '192.0.2.14' }),
  ]);
  expect(served.statuses).toEqual(new Set(['200']));
  const { took } = await attack;
  expect(took).toBeGreaterThan(600 * 4);
  expect(served.took).toBeLessThan(took);
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

test('a person has room for so many writes, with however many sessions (server.rateLimit)', async () => {
  const body = { customerId: customers.ownB2b, score: 1, feedbackText: '', source: 'loggedInPages' };
  const statuses = [];
  for (let session = 0; session < written + 2; session++) {
    const headers = { ...(await headersFor('customer-b2b')), 'idempotency-key': randomUUID() };
    const remoteAddress = `192.0.2.${20 + session}`;
    const answer = await server.app.inject({ url: '/api/nps', method: 'POST', headers, payload: body, remoteAddress });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});

test('what strangers leave over a sign-in takes nothing from the neighbours, and a customer leaves theirs beside it (server.rateLimit, draft.elsewhere)', async () => {
  const address = '192.0.2.33';
  const leave = { url: '/api/drafts', method: 'PUT', body: { path: '/feedback', drafts: [] }, address } as const;
  expect(await count(160, { ...leave, headers: {} })).toEqual({ 204: 1, 429: 159 });
  const takeUp = { url: '/api/drafts/take-up', method: 'POST', body: { path: '/feedback' } } as const;
  expect(await count(1, { ...takeUp, headers: {}, address })).toEqual({ 200: 1 });
  const headers = await headersFor('representative');
  expect(await count(written + 1, { ...leave, headers })).toEqual({ 204: written, 429: 1 });
  expect(await count(1, { ...takeUp, headers, address })).toEqual({ 200: 1 });
});

test('who tries friends’ codes, or delivery sites, is soon refused, and reads on beside it (server.rateLimit)', async () => {
  const address = '192.0.2.34';
  expect(await count(8, { url: '/api/referral/NOBODYS1', headers: {}, address })).toEqual({ 404: 5, 429: 3 });
  const headers = await headersFor('customer-b2c');
  const site = `/api/delivery-site/7099999/contracts?customerId=${customers.ownB2c}&productKind=Electricity`;
  expect(await count(6, { url: site, headers, address })).toEqual({ 404: written, 429: 6 - written });
  expect(await count(1, { url: customer, headers, address })).toEqual({ 200: 1 });
});

test('what a form asks while one types takes nothing from what the neighbours write, nor do orders from friends’ codes (server.rateLimit)', async () => {
  const address = '192.0.2.35';
  const order = {
    url: '/api/contract/order?initialImport=true',
    method: 'POST',
    body: {},
    headers: {},
    address,
  } as const;
  expect(await count(6, order)).toEqual({ 400: 6 });
  expect(await count(1, { url: '/api/referral/NOBODYS1', headers: {}, address })).toEqual({ 404: 1 });
  const check = {
    url: '/api/delivery-site/check',
    method: 'POST',
    body: { productKind: 'Electricity', meteringPointId: 'Y7099999', address: null },
    headers: {},
    address,
  } as const;
  expect(await count(16, check)).toMatchObject({ 429: expect.any(Number) });
  expect(await count(1, order)).toEqual({ 400: 1 });
});

test('who ends sign-ins that nobody has begun takes nothing from the neighbours (server.badSignIns)', async () => {
  const address = '192.0.2.30';
  const exchange = { url: '/api/auth/token/exchange', method: 'POST', address } as const;
  const guess = { ...exchange, headers: {}, body: { handOver: 'x'.repeat(43) } };
  const back = { url: '/login/callback?code=x&state=y', headers: {}, address };
  const most = guardedRoom / 2;
  expect(await count(most, guess)).toEqual({ 401: most });
  expect(await count(most, back)).toEqual({ 302: most });
  expect(await count(2, guess)).toEqual({ 429: 2 });
  expect(await count(2, back)).toEqual({ 429: 2 });
  expect(await count(2, { url: '/login', headers: {}, address })).toEqual({ 200: 2 });
  const cookie = await offerHandOver(server.context, 'of-a-neighbour');
  expect(await count(1, { ...exchange, headers: { cookie }, body: { handOver: 'of-a-neighbour' } })).toEqual({
    200: 1,
  });
});

test('bad ends of sign-ins by the thousand, all at once, keep no neighbour from signing in (server.badSignIns)', async () => {
  const address = '192.0.2.31';
  const exchange = { url: '/api/auth/token/exchange', method: 'POST', remoteAddress: address } as const;
  const guess = { ...exchange, payload: { handOver: 'x'.repeat(43) } };
  await count(guardedRoom + 1, { ...guess, headers: {}, body: guess.payload, address });
  const cookie = await offerHandOver(server.context, 'of-one-of-many');
  // Those whose turn would be too far off are hung up on.
  const attack = Promise.allSettled(Array.from({ length: 1300 }, () => server.app.inject(guess)));
  const callback = { url: '/login/callback?code=x&state=y', headers: { cookie }, remoteAddress: address };
  expect((await server.app.inject(callback)).headers).toMatchObject({ location: '/auth' });
  // On a busy machine the database may be behind for a moment, as for everyone: whoever gets no answer signs in anew.
  let tries = 0;
  const signIn = async () => {
    const handOver = `of-one-of-many-${(tries += 1)}`;
    const headers = { cookie: await offerHandOver(server.context, handOver) };
    return (await server.app.inject({ ...exchange, headers, payload: { handOver } })).statusCode;
  };
  await expect.poll(signIn, { timeout: 30_000 }).toBe(200);
  const answered = (await attack).flatMap((one) => (one.status === 'fulfilled' ? [one.value.statusCode] : []));
  expect(new Set(answered.filter((status) => status !== 503))).toEqual(new Set([429]));
});

test('neighbours behind one address do not lock each other out once signed in (server.rateLimit)', async () => {
  const address = '192.0.2.5';
  const [loud, quiet] = [await headersFor('customer-b2c'), await headersFor('customer-b2c')];
  expect(await count(limit + 5, { url: customer, headers: loud, address })).toEqual({ 200: limit, 429: 5 });
  expect(await count(room + 5, { url: customer, headers: {}, address })).toEqual({ 401: room, 429: 5 });
  expect(await count(limit, { url: customer, headers: quiet, address })).toEqual({ 200: limit });
});

test('a hundred households behind one address open the portal, sign in and are served (server.rateLimit)', async () => {
  const address = '192.0.2.8';
  const signInSteps = ['/login?tupas=true', '/login/callback?code=x&state=y'];
  const pages = ['/api/content/fi', '/api/navigation'];
  for (let household = 0; household < 100; household++) {
    const statuses = [];
    for (const url of [...pages, ...signInSteps])
      statuses.push((await server.app.inject({ url, remoteAddress: address })).statusCode);
    expect(statuses).not.toContain(429);
  }
});

test('bad tokens from their own address take nothing from the neighbours (server.rateLimit)', async () => {
  const address = '192.0.2.9';
  const neighbour = await headersFor('customer-b2c');
  const expired = await headersFor('expired');
  const headers = await headersFor('forged signature');
  expect(await count(limit + 50, { url: customer, headers, address })).toEqual({ 401: limit, 429: 50 });
  expect(await count(limit, { url: customer, headers: neighbour, address })).toEqual({ 200: limit });
  expect(await count(20, { url: '/api/content/fi', headers: {}, address })).toEqual({ 200: 20 });
  expect(await count(5, { url: '/login', headers: {}, address })).toEqual({ 200: 5 });
  // Whose time is over hears so, and not that there were too many calls.
  const told = await server.app.inject({ url: customer, headers: expired, remoteAddress: address });
  expect([told.statusCode, told.json().code]).toEqual([401, 'session.expired']);
});

test('bad tokens count together, whatever they are tried at (server.rateLimit)', async () => {
  const address = '192.0.2.10';
  const headers = await headersFor('wrong audience');
  expect(await count(limit - 10, { url: '/api/auth/user-info', headers, address })).toEqual({ 401: limit - 10 });
  expect(await count(15, { url: customer, headers, address })).toEqual({ 401: 10, 429: 5 });
});

test('one household has one count, however its address is written (server.rateLimit)', async () => {
  const headers = await headersFor('forged signature');
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1', '::ffff:192.0.2.11', '192.0.2.11'];
  const [first, second, other, mapped, plain] = addresses as [string, string, string, string, string];
  expect(await count(limit, { url: customer, headers, address: first })).toEqual({ 401: limit });
  expect(await count(2, { url: customer, headers, address: second })).toEqual({ 429: 2 });
  expect(await count(2, { url: customer, headers, address: other })).toEqual({ 401: 2 });
  expect(await count(limit, { url: customer, headers, address: mapped })).toEqual({ 401: limit });
  expect(await count(2, { url: customer, headers, address: plain })).toEqual({ 429: 2 });
});

test('an address counts as what it is, however it is written (server.rateLimit)', async () => {
  const address = '192.0.2.12';
  const half = guardedRoom / 2;
  expect(await count(half, { url: '/login', headers: {}, address })).toEqual({ 200: half });
  expect(await count(half, { url: '/%6cogin', headers: {}, address })).toEqual({ 200: half });
  expect(await count(1, { url: '/l%6Fgin', headers: {}, address })).toEqual({ 429: 1 });
  expect(await count(1, { url: '/login', headers: {}, address })).toEqual({ 429: 1 });
});

test('signing out and readiness are never refused (server.rateLimit)', async () => {
  const headers = await headersFor('customer-b2c');
  const address = '192.0.2.6';
  await count(guarded + 1, { url: '/api/auth/user-info', headers, address });
  await count(room + 1, { url: '/api/content/fi', headers: {}, address });
  await count(guardedRoom + 1, { url: '/login', headers: {}, address });
  await count(limit + 1, { url: customer, headers: await headersFor('forged signature'), address });
  const logout = { url: '/api/auth/logout', method: 'POST', address } as const;
  expect(await count(1, { ...logout, headers })).toEqual({ 200: 1 });
  for (const [url, status] of [
    ['/endSession', 302],
    ['/idp/session/end', 302],
    ['/healthz', 200],
    ['/readyz', 200],
  ] as const)
    expect(await count(5, { url, headers: {}, address })).toEqual({ [status]: 5 });
  const ofBrowser = { url: '/api/auth/logout/browser', method: 'POST', headers: {}, address } as const;
  expect(await count(5, ofBrowser)).toEqual({ 200: 5 });
  // Who was never in has nothing to sign out of.
  expect(await count(5, { ...logout, headers: {} })).toEqual({ 429: 5 });
});

test('an employee may close a customer however much they have asked for (server.rateLimit, acting.end)', async () => {
  const headers = await headersFor('employee');
  const asked = { headers, address: '192.0.2.14' };
  expect(await count(limit + 1, { url: '/api/backup/acting', ...asked })).toMatchObject({ 429: expect.any(Number) });
  const close = { url: '/api/backup/acting', method: 'DELETE', ...asked } as const;
  expect(await count(guarded + written + 1, close)).toEqual({ 200: guarded + written + 1 });
});
