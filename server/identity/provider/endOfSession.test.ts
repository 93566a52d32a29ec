import { desc } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../store/database.ts';
import { session } from '../../store/schema.ts';
import {
  call,
  demoPerson,
  openTestDatabase,
  ORIGIN,
  signInAs,
  signOutAt,
  startPortal,
  TestBrowser,
  tokenOf,
  type TestPortal,
} from '../testing.ts';

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

const sub = (name: string) => demoPerson(name).sub;
/** Of the session that was opened last. */
const idTokenOf = async (): Promise<string> =>
  (await database.db.select().from(session).orderBy(desc(session.createdAt)).limit(1))[0]?.idToken ?? '';

describe('the end of it', () => {
  const stillSignedIn = async () => (await browser.open('/login?lang=fi')).address.includes('#access_token=');
  const signOut = async (address: string) =>
    call(portal.app, 'POST', '/api/auth/logout', await tokenOf(browser, address));

  test('with the ID token at once, without a question and in no address (signOut.leave, signIn.idToken)', async () => {
    await signOut((await signInAs(browser, 'Mäkelä')).address);
    const out = await signOutAt(browser, '/endSession');
    expect(out.address).toBe(`${ORIGIN}/`);
    const idToken = await idTokenOf();
    expect(browser.visited.filter((address) => address.includes(idToken))).toEqual([]);
    expect(await stillSignedIn()).toBe(false);
  });

  test('a link from elsewhere ends nothing (signOut.confirmation)', async () => {
    await signInAs(browser, 'Mäkelä');
    for (const address of ['/endSession', '/endSession?id_token_hint=e30.e30.e30', '/idp/session/end']) {
      const out = await browser.open(address);
      expect(out.address).toBe(`${ORIGIN}/`);
    }
    expect(await stillSignedIn()).toBe(true);
  });

  test('a hint that another has signed ends nothing', async () => {
    await signInAs(browser, 'Mäkelä');
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(`${ORIGIN}/idp`)
      .setAudience('portal')
      .setSubject(sub('Mäkelä'))
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret that the provider does not know'));
    for (const hint of ['', 'broken', forged]) await browser.send('/idp/session/end', { id_token_hint: hint });
    expect(await stillSignedIn()).toBe(true);
  });

  test("another's ID token ends nobody's sign-on (signIn.foreignHint)", async () => {
    await signInAs(new TestBrowser(portal.app), 'Öhman');
    const foreign = await idTokenOf();
    await signInAs(browser, 'Mäkelä');
    await browser.send('/idp/session/end', { id_token_hint: foreign });
    await browser.open(`/idp/session/end?${new URLSearchParams({ id_token_hint: foreign })}`);
    expect(await stillSignedIn()).toBe(true);
    await browser.send('/idp/session/end', { id_token_hint: await idTokenOf() });
    expect(await stillSignedIn()).toBe(false);
  });

  test('a form that is longer than any of ours gets a page that says so (server.tooLarge)', async () => {
    await signInAs(browser, 'Mäkelä');
    const form = { id_token_hint: 'x'.repeat(20_000) };
    const headers = { 'accept-language': 'sv' };
    const answer = await browser.request('POST', '/idp/session/end', { form, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>Begäran är för stor</h1>');
    expect(await stillSignedIn()).toBe(true);
  });

  test('it leads nowhere but to the portal', async () => {
    await signInAs(browser, 'Mäkelä');
    const form = { id_token_hint: await idTokenOf(), post_logout_redirect_uri: 'https://evil.example/' };
    const answer = await browser.request('POST', '/idp/session/end', { form });
    expect(answer.headers.location).toBe(`${ORIGIN}/`);
  });
});
