import { desc } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '../demo/people.ts';
import { session, signIn } from '../store/schema.ts';
import {
  call,
  demoPerson,
  exchange,
  handedOver,
  ORIGIN,
  signInAs,
  signOutAt,
  startPortal,
  TestBrowser,
  tokenOf,
  setUpPortal,
} from './testing.ts';

const STRONG = '/login?lang=fi&tupas=true&bank=op&location=%2Fcontracts';
const here = setUpPortal();

describe('a sign-in from end to end', () => {
  test('is handed over to where the person wanted to be (signIn.handOver, handOver.state)', async () => {
    const { address } = await signInAs(here.browser, 'Mäkelä', STRONG);
    const hash = handedOver(address);
    expect(new URL(address).pathname).toBe('/contracts');
    expect(Object.keys(hash)).toEqual(['access_token', 'customer_id', 'state']);
    expect(hash.customer_id).toBe('40127731');
    expect([hash.state]).toEqual(here.browser.states());

    const { accessToken, validation } = (await exchange(here.browser, address)).json();
    const validated = await call(here.portal.app, 'GET', '/api/auth/token/validate', accessToken);
    expect(validated.statusCode).toBe(200);
    expect({ ...validated.json(), serverTime: '' }).toEqual({ ...validation, serverTime: '' });
    expect(validation).toMatchObject({
      customerId: '40127731',
      customerType: 'B2C',
      allowedEmployee: false,
      strongAuthentication: true,
      employeeType: null,
      salesChannels: [],
    });
  });

  test('of an employee it says the team, the role, the channels and whether the agent id is asked (staff.home)', async () => {
    const { address } = await signInAs(here.browser, 'Ranta', STRONG);
    const { validation } = (await exchange(here.browser, address)).json();
    expect(validation).toMatchObject({
      customerId: null,
      allowedEmployee: true,
      employeeType: 'sales',
      empInfo: 'Myynti, Tampere',
      salesChannels: ['Puhelin', 'Messut'],
      askSalesAgentId: true,
      salesAgentId: null,
    });
  });

  test('a cookie that others have set under an odd name is left alone (signIn.tabs)', async () => {
    const odd = ['a b', '1', '2', '3', '4', '5', '6', '7', '8'].map((state) => `kajo_sign_in_${state}`);
    here.browser.cookies = odd.map((name) => ({ name, value: '1', path: '/' }));
    const { answer } = await here.browser.open('/login?lang=fi');
    expect([answer.statusCode, here.browser.cookie('kajo_sign_in_a b')]).toEqual([200, '1']);
  });

  test('the identity code is masked, and given only after a strong authentication (session.userInfo)', async () => {
    const strong = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä', STRONG)).address);
    const other = new TestBrowser(here.portal.app);
    const people = await other.open('/login?lang=fi');
    expect(people.answer.body).toContain('Kenenä kirjaudut?');
    const handed = await other.send(people.address, { sub: demoPerson('Mäkelä').sub });
    const account = await tokenOf(other, handed.address);
    const infos = await Promise.all(
      [strong, account].map(async (token) => (await call(here.portal.app, 'GET', '/api/auth/user-info', token)).json()),
    );
    const { sub } = demoPerson('Mäkelä');
    expect(infos).toEqual([
      { sub, givenName: 'Aino', familyName: 'Mäkelä', ssn: '120385-****' },
      { sub, givenName: 'Aino', familyName: 'Mäkelä', ssn: null },
    ]);
  });

  test('renewed, signed out, and then refused everywhere (signOut.server)', async () => {
    const first = await tokenOf(here.browser, (await signInAs(here.browser, 'Mäkelä', STRONG)).address);
    here.portal.wait(60_000);
    const renewal = await call(here.portal.app, 'POST', '/api/auth/token/renew', first);
    const { accessToken: second } = renewal.json<{ accessToken: string }>();
    expect(second).not.toBe(first);
    const other = await startPortal(here.database);
    const out = await call(here.portal.app, 'POST', '/api/auth/logout', second);
    expect(out.json()).toEqual({ location: '/endSession' });
    const calls = [here.portal, other].flatMap(({ app }) =>
      [first, second].flatMap((token) =>
        (
          [
            ['GET', '/api/auth/token/validate'],
            ['GET', '/api/auth/user-info'],
            ['POST', '/api/auth/token/renew'],
            ['POST', '/api/auth/logout'],
            ['GET', '/api/customer/40127731'],
            ['GET', '/api/contracts/customer/40127731'],
            ['GET', '/api/customer/representations'],
          ] as const
        ).map(([method, url]) => call(app, method, url, token)),
      ),
    );
    const answers = await Promise.all(calls);
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      answers.map(() => [401, 'session.ended']),
    );
    await other.close();
  });

  test('a fetch is told the address, a navigation is sent there (signIn.begin)', async () => {
    const told = await here.browser.request('GET', STRONG, { headers: { accept: 'application/json' } });
    expect(told.statusCode).toBe(200);
    const address = new URL(told.json<{ location: string }>().location);
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/idp/auth`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/login/callback`,
      code_challenge_method: 'S256',
      ui_locales: 'fi',
      acr_values: 'urn:kajo:strong urn:kajo:bank:op',
      max_age: '900',
      state: here.browser.states()[0],
    });
    expect((await here.browser.request('GET', STRONG)).statusCode).toBe(302);
    const [cookie] = told.cookies.filter(({ name }) => name.startsWith('kajo_sign_in_'));
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 600 });
    expect(cookie).not.toHaveProperty('httpOnly');
  });

  test.each([
    ['Lehtonen', { allowedEmployee: true, customerId: null }],
    ['Salo', { allowedEmployee: false, customerId: null, strongAuthentication: true }],
  ])('%s, who is no customer, signs in too', async (name, said) => {
    const { address } = await signInAs(here.browser, name);
    expect(Object.keys(handedOver(address))).toEqual(['access_token', 'state']);
    expect((await exchange(here.browser, address)).json()).toMatchObject({ validation: said });
  });

  test('a blocked person may do nothing but sign out (gate.blocked)', async () => {
    const answer = (await exchange(here.browser, (await signInAs(here.browser, 'Niemi')).address)).json();
    const token = answer.accessToken as string;
    expect(answer).not.toHaveProperty('validation');
    const refused = await call(here.portal.app, 'GET', '/api/auth/token/validate', token);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'session.blocked', blocked: true }),
    ]);
    expect((await call(here.portal.app, 'POST', '/api/auth/logout', token)).statusCode).toBe(200);
  });
});

describe('what is said of the person on the way', () => {
  test('no address names them or has a token, and the ID token carries neither name nor identity code (signIn.noPersonalData, signIn.idToken)', async () => {
    const { address } = await signInAs(here.browser, 'Mäkelä', STRONG);
    const accessToken = await tokenOf(here.browser, address);
    const [kept] = await here.database.db.select().from(session).orderBy(desc(session.createdAt)).limit(1);
    const { idToken = '' } = kept ?? {};
    const claims = ['acr', 'aud', 'auth_time', 'exp', 'iat', 'iss', 'nonce', 'sub'];
    expect(Object.keys(decodeJwt(idToken)).sort()).toEqual(claims);
    expect(decodeJwt(idToken)).toMatchObject({ sub: demoPerson('Mäkelä').sub, acr: 'urn:kajo:strong' });
    expect(Object.keys(decodeJwt(accessToken)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'ver']);

    const { location } = (await call(here.portal.app, 'POST', '/api/auth/logout', accessToken)).json<{
      location: string;
    }>();
    await signOutAt(here.browser, location);
    const payloads = [idToken, accessToken].map((token) => JSON.stringify(decodeJwt(token)));
    const addresses = here.browser.visited.map((text) => decodeURIComponent(text)).join('\n');
    const personal = demoPeople.flatMap(({ givenName, familyName, identityCode }) => [
      givenName,
      familyName,
      identityCode,
    ]);
    expect(personal.filter((word) => [addresses, ...payloads].join('\n').includes(word))).toEqual([]);
    expect([idToken, accessToken].filter((token) => addresses.includes(token))).toEqual([]);
    expect(here.browser.visited.length).toBeGreaterThan(5);
  });
});

describe('a sign-in that does not end well', () => {
  const expired = '/auth/error/generic?error=expired';
  const callbackOf = async () => {
    const people = await here.browser.open(STRONG);
    const resumed = await here.browser.request('POST', people.address, {
      form: { sub: demoPerson('Mäkelä').sub, bank: 'op' },
    });
    const called = await here.browser.request('GET', String(resumed.headers.location));
    return String(called.headers.location);
  };

  test.each(['', '?state=', '?state=unknown&code=x', '?code=x', '?error=access_denied&state=unknown'])(
    'the callback %s was not begun here (handOver.state)',
    async (query) => {
      const answer = await here.browser.request('GET', `/login/callback${query}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, expired]);
    },
  );

  test("another browser's callback begins no session (handOver.state)", async () => {
    const callback = await callbackOf();
    const before = (await here.database.db.select().from(session)).length;
    const victim = new TestBrowser(here.portal.app);
    await victim.open('/login');
    expect((await victim.request('GET', callback)).headers.location).toBe(expired);
    expect((await here.database.db.select().from(session)).length).toBe(before);
    expect((await here.browser.request('GET', callback)).headers.location).toContain('#access_token=');
  });

  test('a callback counts once (signIn.once)', async () => {
    const callback = await callbackOf();
    const answers = await Promise.all([1, 2, 3].map(() => here.browser.request('GET', callback)));
    const handed = answers.filter(({ headers }) => String(headers.location).includes('#access_token='));
    expect(handed).toHaveLength(1);
    expect((await new TestBrowser(here.portal.app).request('GET', callback)).headers.location).toBe(expired);
  });

  test('a code of another sign-in is refused (signIn.once)', async () => {
    const { searchParams } = new URL(await callbackOf());
    await here.browser.request('GET', STRONG);
    const query = new URLSearchParams({ code: searchParams.get('code') ?? '', iss: searchParams.get('iss') ?? '' });
    query.set('state', here.browser.states().at(-1) ?? '');
    expect((await here.browser.request('GET', `/login/callback?${query}`)).headers.location).toBe(
      '/auth/error/generic?error=failed&location=%2Fcontracts&lang=fi',
    );
  });

  test('one that took more than ten minutes is over', async () => {
    const callback = await callbackOf();
    here.portal.wait(10 * 60_000);
    expect((await here.browser.request('GET', callback)).headers.location).toBe(
      `${expired}&location=%2Fcontracts&lang=fi`,
    );
    await here.browser.request('GET', STRONG);
    const rows = await here.database.db.select({ state: signIn.state }).from(signIn);
    expect(rows).toEqual([{ state: here.browser.states().at(-1) }]);
  });

  test('turning back at the bank keeps the way back (signIn.cancel, signIn.wayBack)', async () => {
    const people = await here.browser.open(STRONG);
    const { pathname } = new URL(people.address);
    const { address } = await here.browser.open(`${pathname}/cancel`);
    expect(address).toBe(`${ORIGIN}/auth/error/generic?error=access_denied&location=%2Fcontracts&lang=fi`);
  });

  test.each([
    ['/order/verify', '/order/verify?proof=cancelled&lang=fi'],
    ['/product-change/verify', '/product-change/verify?proof=cancelled&lang=fi'],
    ['/transfer/verify?proof=failed', '/transfer/verify?proof=cancelled&lang=fi'],
  ])('turning back from a proof leads back to %s, which is told so (verification.notGiven)', async (location, back) => {
    const people = await here.browser.open(`/login?tupas=true&bank=op&lang=fi&${new URLSearchParams({ location })}`);
    const { address } = await here.browser.open(`${new URL(people.address).pathname}/cancel`);
    expect(address).toBe(`${ORIGIN}${back}`);
  });

  test('a proof that is given after all is not told of one that was not (verification.notGiven)', async () => {
    const query = new URLSearchParams({ location: '/order/verify?proof=cancelled&embed=true' });
    const { address } = await signInAs(here.browser, 'Mäkelä', `/login?tupas=true&bank=op&${query}`);
    expect(address.split('#')[0]).toBe(`${ORIGIN}/order/verify?embed=true`);
  });

  test.each([
    ['short', '/contracts?embed=true#addons', '/contracts?embed=true#addons'],
    ['long', `/contracts?utm=${'x'.repeat(500)}`, '/contracts'],
    ['longer than any page of ours', `/${'x'.repeat(500)}`, null],
  ])(
    'who turns back and goes back to the bank keeps a way back that is %s (signIn.wayBack)',
    async (_what, location, kept) => {
      const people = await here.browser.open(`/login?tupas=true&lang=en&${new URLSearchParams({ location })}`);
      await here.browser.open(`${new URL(people.address).pathname}/cancel`);
      const back = new URL((await here.browser.open(people.address)).address);
      expect([back.pathname, ...['error', 'location', 'lang'].map((name) => back.searchParams.get(name))]).toEqual([
        '/auth/error/generic',
        'expired',
        kept,
        'en',
      ]);
    },
  );

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/endSession', '/a\nb'])(
    'the way back %j is dropped (session.ownPath)',
    async (location) => {
      const { address } = await signInAs(
        here.browser,
        'Mäkelä',
        `/login?tupas=true&bank=op&${new URLSearchParams({ location })}`,
      );
      expect(new URL(address).origin + new URL(address).pathname).toBe(`${ORIGIN}/auth`);
    },
  );
});
