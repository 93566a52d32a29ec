import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { session } from '../store/schema.ts';
import { memoryOf } from './cookies.ts';
import { HAND_OVER_TIME } from './handOver.ts';
import { IDLE_TIME } from './sessions.ts';
import {
  call,
  demoPerson,
  exchange,
  handedOver,
  nextSecond,
  ORIGIN,
  signInAs,
  startPortal,
  TestBrowser,
  tokenOf,
  setUpPortal,
} from './testing.ts';

const NEW_TAB = '/login?prompt=none&lang=sv&location=%2Fcontracts%3Fembed%3Dtrue%23addons';
const WAY_BACK = `${ORIGIN}/contracts?embed=true&lang=sv#addons`;
const HINT = 'kajo_signed_in';

const here = setUpPortal();

const validate = async (token: string, app = here.portal.app) =>
  (await call(app, 'GET', '/api/auth/token/validate', token)).json<{ code?: string }>().code ?? 'good';
const signOut = (token: string) =>
  here.browser.request('POST', '/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
const sessionOf = (token: string) => String(decodeJwt(token).sid);
const signInAgain = async (link: string, name: string, bank?: string) => {
  const { address } = await here.browser.open(link);
  if (address.includes('#')) return address;
  return (await here.browser.send(address, { sub: demoPerson(name).sub, ...(bank ? { bank } : {}) })).address;
};

describe('what an address hands over (handOver.once)', () => {
  test('is no token, and is exchanged once', async () => {
    const { address } = await signInAs(here.browser, 'Mäkelä');
    const { access_token: handed = '' } = handedOver(address);
    expect(await validate(handed)).toBe('session.invalid');
    const answers = await Promise.all([1, 2, 3].map(() => exchange(here.browser, address)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '401', '401']);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 401);
    expect(refused?.json()).toMatchObject({ code: 'session.invalid' });
  });

  test('is good for a minute', async () => {
    const addresses = [await signInAs(here.browser, 'Mäkelä'), await signInAs(here.browser, 'Mäkelä')];
    here.portal.wait(HAND_OVER_TIME - 5000);
    expect((await exchange(here.browser, addresses[0]?.address ?? '')).statusCode).toBe(200);
    here.portal.wait(5000);
    expect((await exchange(here.browser, addresses[1]?.address ?? '')).statusCode).toBe(401);
    expect(HAND_OVER_TIME).toBe(60_000);
  });

  test('opens nothing in another browser, and stays there for its own (handOver.browser)', async () => {
    const { address } = await signInAs(here.browser, 'Mäkelä');
    const other = new TestBrowser(here.portal.app);
    await signInAs(other, 'Öhman');
    for (const thief of [new TestBrowser(here.portal.app), other]) {
      const answer = await exchange(thief, address);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.invalid']);
    }
    expect((await exchange(here.browser, address)).statusCode).toBe(200);
  });

  test('is still good where the server could not answer', async () => {
    const { address } = await signInAs(here.browser, 'Mäkelä');
    await here.portal.database.db.execute(sql`alter table person rename to person_away`);
    expect((await exchange(here.browser, address)).statusCode).toBeGreaterThanOrEqual(500);
    await here.portal.database.db.execute(sql`alter table person_away rename to person`);
    expect((await exchange(here.browser, address)).statusCode).toBe(200);
  });

  test('opens nothing once its session was signed out', async () => {
    const { address } = await signInAs(here.browser, 'Mäkelä');
    const { address: second } = await here.browser.open(NEW_TAB);
    await signOut(await tokenOf(here.browser, address));
    expect((await exchange(here.browser, second)).json()).toMatchObject({ code: 'session.ended' });
  });
});

describe('a new tab of someone signed in (session.newTab)', () => {
  test('takes up the same session, where the way led, in its language, and nobody is asked', async () => {
    const first = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
    expect(here.browser.cookie(HINT)).toBe('1');
    // Long after the proof at the bank, as somebody is at work.
    for (let minute = 0; minute < 20; minute += 10) {
      here.portal.wait(10 * 60_000);
      await call(here.portal.app, 'POST', '/api/auth/token/renew', first);
    }
    const { address } = await here.browser.open(NEW_TAB);
    expect(address).toContain(`${ORIGIN}/contracts?embed=true&lang=sv#access_token=`);
    expect(handedOver(address).anchor).toBe('addons');
    const second = await tokenOf(here.browser, address);
    expect([sessionOf(second), await validate(second)]).toEqual([sessionOf(first), 'good']);
  });

  test('signing out in one ends it for all, and the next tab asks nobody (signOut.server)', async () => {
    const first = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
    const second = await tokenOf(here.browser, (await here.browser.open(NEW_TAB)).address);
    await signOut(second);
    expect([await validate(first), await validate(second)]).toEqual(['session.ended', 'session.ended']);
    expect(here.browser.cookie(HINT)).toBeUndefined();
    expect((await here.browser.open(NEW_TAB)).address).toBe(WAY_BACK);
  });

  test('a tab whose token is over signs out the others all the same (signOut.server)', async () => {
    const first = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
    const left = await new TestBrowser(here.portal.app).post('/api/auth/logout/browser', {});
    expect([left.json(), await validate(first)]).toEqual([{ location: '/endSession' }, 'good']);
    await here.browser.post('/api/auth/logout/browser', {});
    expect([await validate(first), here.browser.cookie(HINT)]).toEqual(['session.ended', undefined]);
  });

  test('a page from elsewhere signs nobody out (signOut.server)', async () => {
    const token = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { statusCode } = await here.browser.request('POST', '/api/auth/logout/browser', { headers });
    expect([statusCode, await validate(token), here.browser.cookie(HINT)]).toEqual([200, 'good', '1']);
  });

  test('the ID token is given once, and then no more (signIn.idToken)', async () => {
    await signOut(await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address));
    const ends = [];
    for (let press = 0; press < 2; press += 1) ends.push(await here.browser.request('GET', '/endSession'));
    expect(ends.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [200, undefined],
      [302, '/'],
    ]);
    expect(ends[0]?.body).toContain('name="id_token_hint"');
  });

  test('goes where it was going where the session is over by itself, and is not sent again', async () => {
    await signInAs(here.browser, 'Mäkelä');
    here.portal.wait(IDLE_TIME);
    const { address } = await here.browser.open(NEW_TAB);
    expect([address, here.browser.cookie(HINT)]).toEqual([WAY_BACK, undefined]);
  });

  test('so it does where the identity provider knows nobody any more, or somebody else', async () => {
    const { address } = await signInAs(here.browser, 'Mäkelä');
    const kept = here.browser.cookies;
    here.browser.cookies = kept.filter(({ name }) => !name.startsWith('idp'));
    expect((await here.browser.open(NEW_TAB)).address).toBe(WAY_BACK);
    const other = new TestBrowser(here.portal.app);
    await signInAs(other, 'Öhman');
    here.browser.cookies = [
      ...kept.filter(({ name }) => !name.startsWith('idp')),
      ...other.cookies.filter(({ name }) => name.startsWith('idp')),
    ];
    expect((await here.browser.open(NEW_TAB)).address).toBe(WAY_BACK);
    expect(here.browser.cookie(HINT)).toBeUndefined();
    expect(await validate(await tokenOf(here.browser, address))).toBe('good');
  });

  test('without a browser that had a session it is a plain page', async () => {
    expect((await here.browser.open(NEW_TAB)).address).toBe(WAY_BACK);
    const told = await here.browser.request('GET', NEW_TAB, { headers: { accept: 'application/json' } });
    expect(told.json()).toEqual({ location: '/contracts?embed=true&lang=sv#addons' });
  });
});

describe('a browser has one session (session.oneABrowser)', () => {
  test('who signs in again goes on with it, for another eight hours', async () => {
    const first = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
    here.portal.wait(60_000);
    const second = await tokenOf(here.browser, await signInAgain('/login?tupas=true&bank=op', 'Mäkelä', 'op'));
    expect([sessionOf(second), await validate(first)]).toEqual([sessionOf(first), 'good']);
    const [kept] = await here.database.db
      .select()
      .from(session)
      .where(eq(session.id, sessionOf(first)));
    expect(Number(kept?.endsAt) - Number(kept?.createdAt)).toBeGreaterThan(8 * 3_600_000);
  });

  test('a weaker sign-in goes on with it, and moves no end of the strength (session.strongEnd)', async () => {
    const first = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
    const kept = async () => {
      const all = await here.database.db.select().from(session);
      return all.find(({ id }) => id === sessionOf(first));
    };
    const begun = await kept();
    expect(begun?.strongAuthentication).toBe(true);
    for (let again = 0; again < 2; again += 1) {
      here.portal.wait(5 * 60_000);
      await nextSecond();
      const token = await tokenOf(here.browser, await signInAgain('/login?prompt=login', 'Mäkelä'));
      expect([sessionOf(token), await validate(token), await validate(first)]).toEqual([
        sessionOf(first),
        'good',
        'good',
      ]);
    }
    const now = await kept();
    expect(now?.endsAt).toEqual(begun?.endsAt);
    expect(Number(now?.expiresAt)).toBeGreaterThan(Number(begun?.expiresAt));
    const soon = new Date(Number(now?.expiresAt) - 60_000);
    await here.database.db
      .update(session)
      .set({ endsAt: soon })
      .where(eq(session.id, sessionOf(first)));
    await nextSecond();
    await signInAgain('/login?prompt=login', 'Mäkelä');
    expect([(await kept())?.expiresAt, (await kept())?.endsAt]).toEqual([soon, soon]);
  });

  test('a stronger sign-in begins a new one, and the weak one ends', async () => {
    const weak = await tokenOf(here.browser, await signInAgain('/login', 'Mäkelä'));
    const strong = await tokenOf(here.browser, await signInAgain('/login?tupas=true&bank=op', 'Mäkelä', 'op'));
    expect([await validate(weak), await validate(strong)]).toEqual(['session.ended', 'good']);
  });

  test('another person begins a new one, and the first one ends', async () => {
    const first = await tokenOf(here.browser, await signInAgain('/login', 'Mäkelä'));
    const second = await tokenOf(here.browser, await signInAgain('/login?tupas=true&bank=op', 'Öhman', 'op'));
    expect([await validate(first), await validate(second)]).toEqual(['session.ended', 'good']);
  });

  test("another browser's hand-over, where it counts, ends what it had (handOver.again, handOver.stateless)", async () => {
    const stateless = await startPortal(here.database, { HANDOVER_WITHOUT_STATE: 'true' });
    here.browser = new TestBrowser(stateless.app);
    const own = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä')).address);
    const { address } = await signInAs(new TestBrowser(stateless.app), 'Lehtonen');
    const taken = await tokenOf(here.browser, address);
    const said = [await validate(own, stateless.app), await validate(taken, stateless.app)];
    expect(said).toEqual(['session.ended', 'good']);
    expect(here.browser.cookie(HINT)).toBeUndefined();
    await stateless.close();
  });

  test('a browser that was only ever handed over loses with the next hand-over, or its own sign-in, what it had (handOver.again, handOver.stateless)', async () => {
    const stateless = await startPortal(here.database, { HANDOVER_WITHOUT_STATE: 'true' });
    here.browser = new TestBrowser(stateless.app);
    const handedOf = async (name: string) =>
      tokenOf(here.browser, (await signInAs(new TestBrowser(stateless.app), name)).address);
    const [first, second] = [await handedOf('Mäkelä'), await handedOf('Lehtonen')];
    expect([await validate(first, stateless.app), await validate(second, stateless.app)]).toEqual([
      'session.ended',
      'good',
    ]);
    const own = await tokenOf(here.browser, (await signInAs(here.browser, 'Öhman')).address);
    expect([await validate(second, stateless.app), await validate(own, stateless.app)]).toEqual([
      'session.ended',
      'good',
    ]);
    await stateless.close();
  });
});

describe('the cookies', () => {
  test('under https no other host can set them (signIn.tabs)', async () => {
    const secure = await startPortal(here.database, { PUBLIC_URL: 'https://portal.example' });
    const answer = await secure.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const names = answer.cookies.map(({ name }) => name.replace(/_[\w-]{43}$/, ''));
    expect(names.toSorted()).toEqual(['__Host-kajo_browser', '__Host-kajo_sign_in']);
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
    await signInAs(here.browser, 'Mäkelä');
    expect(here.browser.cookie('kajo_browser')).toBeDefined();
    const rows = await here.database.db.select({ browser: session.browser }).from(session);
    expect(rows.filter(({ browser: kept }) => kept === here.browser.cookie('kajo_browser'))).toEqual([]);
  });

  test('name the browser anew when somebody signs in: who has put a name there knows it no more (session.renamed)', async () => {
    const planted = { name: 'kajo_browser', value: 'known-to-another', path: '/' };
    here.browser.cookies.push(planted);
    const { address } = await signInAs(here.browser, 'Mäkelä');
    const other = new TestBrowser(here.portal.app);
    other.cookies.push(planted);
    expect((await exchange(other, address)).statusCode).toBe(401);
    const token = await tokenOf(here.browser, address);
    await other.post('/api/auth/logout/browser', {});
    expect(await validate(token)).toBe('good');
    const first = here.browser.cookie('kajo_browser');
    await signInAgain('/login?tupas=true&bank=op', 'Mäkelä', 'op');
    expect([first, here.browser.cookie('kajo_browser')]).not.toContain(planted.value);
    expect(here.browser.cookie('kajo_browser')).not.toBe(first);
    await signOut(token);
    expect((await other.request('GET', '/endSession')).headers.location).toBe('/');
    expect((await here.browser.request('GET', '/endSession')).statusCode).toBe(200);
  });

  test('of sign-ins that were begun the eight last stay (signIn.tabs)', async () => {
    for (let tab = 0; tab < 12; tab += 1) await here.browser.request('GET', '/login');
    expect(here.browser.states()).toHaveLength(8);
  });
});
