import { describe, expect, test } from 'vitest';
import {
  demoPerson,
  openTestDatabase,
  ORIGIN,
  setUpPortal,
  startPortal,
  TestBrowser,
  type TestPortal,
} from '../identity/testing.ts';

/** Where a navigation is led that the server cannot serve. */
const page = (error: string, more = '') => `/auth/error/generic?error=${error}${more}`;

const here = setUpPortal();

const open = async ({ app }: TestPortal, address: string) => {
  const { statusCode, headers } = await new TestBrowser(app).request('GET', address);
  return [statusCode, String(headers.location)];
};

describe('a navigation never sees raw JSON (signIn.page)', () => {
  test.each([
    ['a language in capitals', 'lang=SV', 'ui_locales=sv'],
    ['a language that is none of ours', 'lang=de', 'ui_locales=fi'],
    ['a bank that is none', 'tupas=true&bank=%3Cscript%3E', 'acr_values=urn%3Akajo%3Astrong&'],
    ['a bank of great length', `tupas=true&bank=${'x'.repeat(500)}`, 'acr_values=urn%3Akajo%3Astrong&'],
    ['something else for yes', 'tupas=1', 'acr_values=urn%3Akajo%3Aaccount'],
    ['an address of a campaign', `location=/contracts?utm=${'x'.repeat(1900)}`, 'state='],
    ['an address beyond measure', `location=/contracts?utm=${'x'.repeat(9000)}`, 'state='],
    ['what nobody knows', 'fbclid=x', 'state='],
  ])('%s counts as not given', async (_what, query, said) => {
    const [status, location] = await open(here.portal, `/login?${query}`);
    expect([status, location]).toEqual([302, expect.stringContaining('/idp/auth?')]);
    expect(`${location}&`).toContain(said);
    expect(String(location).length).toBeLessThan(1000);
  });

  test('of a way back that is too long what fits stays (signIn.wayBack)', async () => {
    const browser = new TestBrowser(here.portal.app);
    const location = `/contracts?embed=true&utm=${'x'.repeat(9000)}&gclid=y#addons`;
    await browser.request('GET', `/login?${new URLSearchParams({ location })}`);
    const callback = `/login/callback?error=access_denied&state=${browser.states()[0]}`;
    const back = new URL(String((await browser.request('GET', callback)).headers.location), 'http://portal');
    expect(back.searchParams.get('location')).toBe('/contracts?embed=true&gclid=y#addons');
  });

  test('a parameter that is given twice leads to the page, with the way back', async () => {
    expect(await open(here.portal, '/login?lang=sv&bank=op&bank=nordea&location=%2Fcontracts')).toEqual([
      302,
      page('failed', '&location=%2Fcontracts&lang=sv'),
    ]);
  });

  test('a code of great length, and two of them', async () => {
    expect(await open(here.portal, `/login/callback?code=${'x'.repeat(6000)}`)).toEqual([302, page('expired')]);
    expect(await open(here.portal, '/login/callback?code=x&code=y')).toEqual([302, page('failed')]);
  });

  test('too many calls', async () => {
    const small = await startPortal(here.database, { CALLS_PER_MINUTE: '10' });
    let told: unknown[] = [];
    // Strangers behind one address have more of them than one caller.
    for (let call = 0; call < 100 && !String(told[1]).includes('tooMany'); call += 1)
      told = await open(small, '/login');
    expect(await open(small, '/login?location=%2Fcontracts%23addons')).toEqual([
      302,
      page('tooMany', '&location=%2Fcontracts%23addons'),
    ]);
    const program = await small.app.inject({ url: '/login', headers: { accept: 'application/json' } });
    expect([program.statusCode, program.json().code]).toEqual([429, 'rate.limited']);
    await small.close();
  });

  test('a database that is away', async () => {
    const own = await openTestDatabase();
    const cut = await startPortal(own);
    const browser = new TestBrowser(cut.app);
    await browser.request('GET', '/login?location=%2Fcontracts');
    await own.close();
    expect(await open(cut, '/login?location=%2Fcontracts&lang=en')).toEqual([
      302,
      page('unavailable', '&location=%2Fcontracts&lang=en'),
    ]);
    const callback = await browser.request('GET', `/login/callback?code=x&state=${browser.states()[0]}`);
    expect(callback.headers.location).toBe(page('unavailable', '&location=%2Fcontracts'));
    const { statusCode } = await new TestBrowser(cut.app).request('GET', '/idp/interaction/x');
    expect(statusCode).toBe(303);
    await cut.close();
  });

  test('a database that goes away on the way through a sign-in, which the browser remembers (signIn.wayBack)', async () => {
    const own = await openTestDatabase();
    const cut = await startPortal(own);
    const browser = new TestBrowser(cut.app);
    const { address } = await browser.open('/login?tupas=true&lang=sv&location=%2Fcontracts%3Fview%3Da%2523b');
    await own.close();
    const { headers } = await browser.request('GET', address);
    expect(headers.location).toBe(page('unavailable', '&location=%2Fcontracts%3Fview%3Da%2523b&lang=sv'));
    await cut.close();
  });

  test('a table that is held while the identity provider asks for the person (signIn.unavailable)', async () => {
    const own = await openTestDatabase();
    const held = await startPortal(own);
    const browser = new TestBrowser(held.app);
    const people = await browser.open('/login?tupas=true&bank=op&lang=en&location=%2Fcontracts');
    await own.db.execute('alter table person rename to person_kept');
    await own.db.execute(
      `create function held() returns boolean language plpgsql as $$ begin raise exception using errcode = '55P03'; end $$`,
    );
    await own.db.execute('create view person as select * from person_kept where held()');
    const { address } = await browser.send(people.address, { sub: demoPerson('Mäkelä').sub, bank: 'op' });
    expect(address).toBe(ORIGIN + page('unavailable', '&location=%2Fcontracts&lang=en'));
    await held.close();
    await own.close();
  });

  test('a table that is held while the identity provider keeps its own session (signIn.unavailable)', async () => {
    const own = await openTestDatabase();
    const held = await startPortal(own);
    const browser = new TestBrowser(held.app);
    const people = await browser.open('/login?tupas=true&bank=op&lang=en&location=%2Fcontracts');
    await own.db.execute(
      `create function held() returns trigger language plpgsql as $$ begin raise exception using errcode = '55P03'; end $$`,
    );
    await own.db.execute(
      "create trigger held before insert or update on identity_provider_record for each row when (new.model = 'Session') execute function held()",
    );
    const { address } = await browser.send(people.address, { sub: demoPerson('Mäkelä').sub, bank: 'op' });
    expect(address).toBe(ORIGIN + page('unavailable', '&location=%2Fcontracts&lang=en'));
    await held.close();
    await own.close();
  });
});
