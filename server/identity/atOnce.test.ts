import { and, eq, isNull } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '../store/schema.ts';
import {
  call,
  demoPerson,
  handedOver,
  nextSecond,
  ORIGIN,
  setUpPortal,
  signInAs,
  TestBrowser,
  tokenOf,
} from './testing.ts';

const NEW_TAB = '/login?prompt=none&location=%2Fcontracts';
const here = setUpPortal();
const validate = async (token: string) =>
  (await call(here.portal.app, 'GET', '/api/auth/token/validate', token)).json<{ code?: string }>().code ?? 'good';
const sessionOf = (token: string) => String(decodeJwt(token).sid);

describe('sign-ins of one browser that end at the same moment (session.atOnce)', () => {
  /** Up to where the identity provider sends the browser back, which is not gone to yet. */
  const toCallback = async (link: string, name: string): Promise<string> => {
    let answer = await here.browser.request('GET', link);
    for (let hop = 0; hop < 8; hop += 1) {
      const { location } = answer.headers;
      const next = new URL(location ?? here.browser.visited.at(-1) ?? '', ORIGIN).href;
      if (location && new URL(next).pathname === '/login/callback') return next;
      const form = { sub: demoPerson(name).sub, bank: 'op' };
      answer = await (location ? here.browser.request('GET', next) : here.browser.request('POST', next, { form }));
    }
    throw new Error('the identity provider sends nobody back');
  };
  const STRONG = '/login?tupas=true&bank=op';
  const liveOnes = async () =>
    here.database.db
      .select()
      .from(session)
      .where(and(eq(session.sub, demoPerson('Lehtonen').sub), isNull(session.signedOutAt)));
  const comeBack = async (callbacks: string[]) => {
    const answers = await Promise.all(callbacks.map((callback) => here.browser.request('GET', callback)));
    return answers.map(({ headers }) => new URL(headers.location ?? '', ORIGIN).href);
  };
  beforeEach(async () => {
    await here.database.db.update(session).set({ signedOutAt: new Date() });
  });

  test.each([
    ['that is new', false],
    ['that somebody has signed in with before', true],
  ])('leave one session in a browser %s, which all its tabs have', async (_what, isKnown) => {
    if (isKnown) {
      await signInAs(here.browser, 'Lehtonen');
      await here.database.db.update(session).set({ signedOutAt: new Date() });
      await nextSecond();
    }
    const callbacks = [];
    for (let tab = 0; tab < 3; tab += 1) callbacks.push(await toCallback(STRONG, 'Lehtonen'));
    const tokens = [];
    for (const address of await comeBack(callbacks)) tokens.push(await tokenOf(here.browser, address));
    expect(await liveOnes()).toHaveLength(1);
    expect(new Set(tokens.map(sessionOf)).size).toBe(1);
    const third = await tokenOf(here.browser, (await here.browser.open(NEW_TAB)).address);
    expect(sessionOf(third)).toBe(sessionOf(tokens[0] ?? ''));
    await here.browser.post('/api/auth/logout/browser', {});
    expect(await liveOnes()).toHaveLength(0);
  });

  test('one of which is stronger leave the strong one alone', async () => {
    const callbacks = [await toCallback('/login', 'Lehtonen'), await toCallback(STRONG, 'Lehtonen')];
    const addresses = await comeBack(callbacks);
    const live = await liveOnes();
    expect(live.map(({ strongAuthentication }) => strongAuthentication)).toEqual([true]);
    const strong = await tokenOf(here.browser, addresses[1] ?? '');
    expect([sessionOf(strong), await validate(strong)]).toEqual([live[0]?.id, 'good']);
    const tab = await tokenOf(here.browser, (await here.browser.open(NEW_TAB)).address);
    expect(sessionOf(tab)).toBe(live[0]?.id);
  });

  test('a sign-in that begins later finds nothing by the name that the browser had (session.renamed)', async () => {
    const knew = new TestBrowser(here.portal.app);
    await here.browser.request('GET', '/login');
    knew.cookies.push({ name: 'kajo_browser', value: here.browser.cookie('kajo_browser') ?? '', path: '/' });
    const token = await tokenOf(here.browser, (await signInAs(here.browser, 'Lehtonen')).address);
    here.portal.wait(1000);
    await signInAs(knew, 'Öhman');
    expect(await validate(token)).toBe('good');
    expect(knew.cookie('kajo_browser')).not.toBe(here.browser.cookie('kajo_browser'));
  });
});

describe('a person who proves anew who they are (signIn.anew)', () => {
  test('is asked at the bank though another has just signed in with the browser', async () => {
    await signInAs(here.browser, 'Öhman');
    const silent = await here.browser.open('/login?tupas=true&bank=op');
    expect(silent.address).toContain('#access_token=');
    await nextSecond();
    const asked = await here.browser.open('/login?tupas=true&bank=op&prompt=login');
    expect([asked.answer.statusCode, new URL(asked.address).pathname]).toEqual([
      200,
      expect.stringMatching(/^\/idp\/interaction\//),
    ]);
    const { address } = await here.browser.send(asked.address, { sub: demoPerson('Mäkelä').sub, bank: 'op' });
    expect(handedOver(address).customer_id).toBe(demoPerson('Mäkelä').customerId);
  });
});
