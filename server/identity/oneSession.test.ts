import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import { session } from '../store/schema.ts';
import { memoryOf } from './cookies.ts';
import { HAND_OVER_TIME } from './handOver.ts';
import { IDLE_TIME } from './sessions.ts';
import {
  call,
  demoPerson,
  exchange,
  handedOver,
  openTestDatabase,
  ORIGIN,
  signInAs,
  startPortal,
  TestBrowser,
  tokenOf,
  type TestPortal,
} from './testing.ts';

const NEW_TAB = '/login?prompt=none&lang=sv&location=%2Fcontracts%3Fembed%3Dtrue%23addons';
const WAY_BACK = `${ORIGIN}/contracts?embed=true&lang=sv#addons`;
const HINT = 'kajo_signed_in';

let database: Database;
let portal: TestPortal;
let browser: TestBrowser;

beforeAll(async () => {
  database = await openTestDatabase();
  portal = await startPortal(database);
}, 120_000);
afterAll(async () => {
  await portal.close();
  await database.close();
});
beforeEach(() => {
  browser = new TestBrowser(portal.app);
});

const validate = async (token: string, app = portal.app) =>
  (await call(app, 'GET', '/api/auth/token/validate', token)).json<{ code?: string }>().code ?? 'good';
const signOut = (token: string) =>
  browser.request('POST', '/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
const sessionOf = (token: string) => String(decodeJwt(token).sid);
const signInAgain = async (link: string, name: string, bank?: string) => {
  const { address } = await browser.open(link);
  if (address.includes('#')) return address;
  return (await browser.send(address, { sub: demoPerson(name).sub, ...(bank ? { bank } : {}) })).address;
};

describe('what an address hands over (handOver.once)', () => {
  test('is no token, and is exchanged once', async () => {
    const { address } = await signInAs(browser, 'Mäkelä');
    const { access_token: handed = '' } = handedOver(address);
    expect(await validate(handed)).toBe('session.invalid');
    const answers = await Promise.all([1, 2, 3].map(() => exchange(browser, address)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '401', '401']);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 401);
    expect(refused?.json()).toMatchObject({ code: 'session.invalid' });
  });

  test('is good for a minute', async () => {
    const addresses = [await signInAs(browser, 'Mäkelä'), await signInAs(browser, 'Mäkelä')];
    portal.wait(HAND_OVER_TIME - 5000);
    expect((await exchange(browser, addresses[0]?.address ?? '')).statusCode).toBe(200);
    portal.wait(5000);
    expect((await exchange(browser, addresses[1]?.address ?? '')).statusCode).toBe(401);
    expect(HAND_OVER_TIME).toBe(60_000);
  });

  test('opens nothing in another browser, and stays there for its own (handOver.browser)', async () => {
    const { address } = await signInAs(browser, 'Mäkelä');
    const other = new TestBrowser(portal.app);
    await signInAs(other, 'Öhman');
    for (const thief of [new TestBrowser(portal.app), other]) {
      const answer = await exchange(thief, address);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.invalid']);
    }
    expect((await exchange(browser, address)).statusCode).toBe(200);
  });

  test('opens nothing once its session was signed out', async () => {
    const { address } = await signInAs(browser, 'Mäkelä');
    const { address: second } = await browser.open(NEW_TAB);
    await signOut(await tokenOf(browser, address));
    expect((await exchange(browser, second)).json()).toMatchObject({ code: 'session.ended' });
  });
});

describe('a new tab of someone signed in (session.newTab)', () => {
  test('takes up the same session, where the way led, in its language, and nobody is asked', async () => {
    const first = await tokenOf(browser, (await signInAs(browser, 'Mäkelä')).address);
    expect(browser.cookie(HINT)).toBe('1');
    // Long after the proof at the bank, as somebody is at work.
    for (let minute = 0; minute < 20; minute += 10) {
      portal.wait(10 * 60_000);
      await call(portal.app, 'POST', '/api/auth/token/renew', first);
    }
    const { address } = await browser.open(NEW_TAB);
    expect(address).toContain(`${ORIGIN}/contracts?embed=true&lang=sv#access_token=`);
    expect(handedOver(address).anchor).toBe('addons');
    const second = await tokenOf(browser, address);
    expect([sessionOf(second), await validate(second)]).toEqual([sessionOf(first), 'good']);
  });

  test('signing out in one ends it for all, and the next tab asks nobody (signOut.server)', async () => {
    const first = await tokenOf(browser, (await signInAs(browser, 'Mäkelä')).address);
    const second = await tokenOf(browser, (await browser.open(NEW_TAB)).address);
    await signOut(second);
    expect([await validate(first), await validate(second)]).toEqual(['session.ended', 'session.ended']);
    expect(browser.cookie(HINT)).toBeUndefined();
    expect((await browser.open(NEW_TAB)).address).toBe(WAY_BACK);
  });

  test('a tab whose token is over signs out the others all the same (signOut.server)', async () => {
    const first = await tokenOf(browser, (await signInAs(browser, 'Mäkelä')).address);
    const left = await new TestBrowser(portal.app).post('/api/auth/logout/browser', {});
    expect([left.json(), await validate(first)]).toEqual([{ location: '/endSession' }, 'good']);
    await browser.post('/api/auth/logout/browser', {});
    expect([await validate(first), browser.cookie(HINT)]).toEqual(['session.ended', undefined]);
  });

  test('a page from elsewhere signs nobody out (signOut.server)', async () => {
    const token = await tokenOf(browser, (await signInAs(browser, 'Mäkelä')).address);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { statusCode } = await browser.request('POST', '/api/auth/logout/browser', { headers });
    expect([statusCode, await validate(token), browser.cookie(HINT)]).toEqual([200, 'good', '1']);
  });

  test('the ID token is given once, and then no more (signIn.idToken)', async () => {
    await signOut(await tokenOf(browser, (await signInAs(browser, 'Mäkelä')).address));
    const ends = [];
    for (let press = 0; press < 2; press += 1) ends.push(await browser.request('GET', '/endSession'));
    expect(ends.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [200, undefined],
      [302, '/'],
    ]);
    expect(ends[0]?.body).toContain('name="id_token_hint"');
  });

  test('goes where it was going where the session is over by itself, and is not sent again', async () => {
    await signInAs(browser, 'Mäkelä');
    portal.wait(IDLE_TIME);
    const { address } = await browser.open(NEW_TAB);
    expect([address, browser.cookie(HINT)]).toEqual([WAY_BACK, undefined]);
  });

  test('so it does where the identity provider knows nobody any more, or somebody else', async () => {
    const { address } = await signInAs(browser, 'Mäkelä');
    const kept = browser.cookies;
    browser.cookies = kept.filter(({ name }) => !name.startsWith('idp'));
    expect((await browser.open(NEW_TAB)).address).toBe(WAY_BACK);
    const other = new TestBrowser(portal.app);
    await signInAs(other, 'Öhman');
    browser.cookies = [
      ...kept.filter(({ name }) => !name.startsWith('idp')),
      ...other.cookies.filter(({ name }) => name.startsWith('idp')),
    ];
    expect((await browser.open(NEW_TAB)).address).toBe(WAY_BACK);
    expect(browser.cookie(HINT)).toBeUndefined();
    expect(await validate(await tokenOf(browser, address))).toBe('good');
  });

  test('without a browser that had a session it is a plain page', async () => {
    expect((await browser.open(NEW_TAB)).address).toBe(WAY_BACK);
    const told = await browser.request('GET', NEW_TAB, { headers: { accept: 'application/json' } });
    expect(told.json()).toEqual({ location: '/contracts?embed=true&lang=sv#addons' });
  });
});

describe('a browser has one session (session.oneABrowser)', () => {
  test('who signs in again goes on with it, for another eight hours', async () => {
    const first = await tokenOf(browser, (await signInAs(browser, 'Mäkelä')).address);
    portal.wait(60_000);
    const second = await tokenOf(browser, await signInAgain('/login?tupas=true&bank=op', 'Mäkelä', 'op'));
    expect([sessionOf(second), await validate(first)]).toEqual([sessionOf(first), 'good']);
    const [kept] = await database.db
      .select()
      .from(session)
      .where(eq(session.id, sessionOf(first)));
    expect(Number(kept?.endsAt) - Number(kept?.createdAt)).toBeGreaterThan(8 * 3_600_000);
  });

  test('a stronger sign-in begins a new one, and the weak one ends', async () => {
    const weak = await tokenOf(browser, await signInAgain('/login', 'Mäkelä'));
    const strong = await tokenOf(browser, await signInAgain('/login?tupas=true&bank=op', 'Mäkelä', 'op'));
    expect([await validate(weak), await validate(strong)]).toEqual(['session.ended', 'good']);
  });

  test('another person begins a new one, and the first one ends', async () => {
    const first = await tokenOf(browser, await signInAgain('/login', 'Mäkelä'));
    const second = await tokenOf(browser, await signInAgain('/login?tupas=true&bank=op', 'Öhman', 'op'));
    expect([await validate(first), await validate(second)]).toEqual(['session.ended', 'good']);
  });

  test("another browser's hand-over, where it counts, ends what it had (handOver.again, handOver.stateless)", async () => {
    const stateless = await startPortal(database, { HANDOVER_WITHOUT_STATE: 'true' });
    browser = new TestBrowser(stateless.app);
    const own = await tokenOf(browser, (await signInAs(browser, 'Mäkelä')).address);
    const { address } = await signInAs(new TestBrowser(stateless.app), 'Lehtonen');
    const taken = await tokenOf(browser, address);
    const said = [await validate(own, stateless.app), await validate(taken, stateless.app)];
    expect(said).toEqual(['session.ended', 'good']);
    expect(browser.cookie(HINT)).toBeUndefined();
    await stateless.close();
  });
});

describe('the cookies', () => {
  test('under https no other host can set them (signIn.tabs)', async () => {
    const secure = await startPortal(database, { PUBLIC_URL: 'https://portal.example' });
    const answer = await secure.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const names = answer.cookies.map(({ name }) => name.replace(/_[\w-]{43}$/, ''));
    expect(names).toEqual(['__Host-kajo_sign_in']);
    for (const cookie of answer.cookies)
      expect([cookie.secure, cookie.path, cookie.domain]).toEqual([true, '/', undefined]);
    await secure.close();
  });

  test('name the browser to the server alone, and the database has a digest of it', async () => {
    const set: unknown[] = [];
    const reply = { setCookie: (...given: unknown[]) => void set.push(given) } as never;
    memoryOf({ request: { cookies: {} }, reply, settings: { publicUrl: 'https://portal.example' } }).rename();
    const safe = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' };
    expect(set).toEqual([['__Host-kajo_browser', expect.stringMatching(/^[\w-]{22}$/), safe]]);
    await signInAs(browser, 'Mäkelä');
    expect(browser.cookie('kajo_browser')).toBeDefined();
    const rows = await database.db.select({ browser: session.browser }).from(session);
    expect(rows.filter(({ browser: kept }) => kept === browser.cookie('kajo_browser'))).toEqual([]);
  });

  test('name the browser anew when somebody signs in: who has put a name there knows it no more (session.renamed)', async () => {
    const planted = { name: 'kajo_browser', value: 'known-to-another', path: '/' };
    browser.cookies.push(planted);
    const { address } = await signInAs(browser, 'Mäkelä');
    const other = new TestBrowser(portal.app);
    other.cookies.push(planted);
    expect((await exchange(other, address)).statusCode).toBe(401);
    const token = await tokenOf(browser, address);
    await other.post('/api/auth/logout/browser', {});
    expect(await validate(token)).toBe('good');
    const first = browser.cookie('kajo_browser');
    await signInAgain('/login?tupas=true&bank=op', 'Mäkelä', 'op');
    expect([first, browser.cookie('kajo_browser')]).not.toContain(planted.value);
    expect(browser.cookie('kajo_browser')).not.toBe(first);
    await signOut(token);
    expect((await other.request('GET', '/endSession')).headers.location).toBe('/');
    expect((await browser.request('GET', '/endSession')).statusCode).toBe(200);
  });

  test('of sign-ins that were begun the eight last stay (signIn.tabs)', async () => {
    for (let tab = 0; tab < 12; tab += 1) await browser.request('GET', '/login');
    expect(browser.states()).toHaveLength(8);
  });
});
