import { desc } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { session } from '../../store/schema.ts';
import { call, demoPerson, ORIGIN, signInAs, signOutAt, TestBrowser, tokenOf, setUpPortal } from '../testing.ts';

const here = setUpPortal();

const sub = (name: string) => demoPerson(name).sub;
/** Of the session that was opened last. */
const idTokenOf = async (): Promise<string> =>
  (await here.database.db.select().from(session).orderBy(desc(session.createdAt)).limit(1))[0]?.idToken ?? '';

describe('the end of it', () => {
  const stillSignedIn = async () => (await here.browser.open('/login?lang=fi')).address.includes('#access_token=');
  const signOut = async (address: string) =>
    call(here.portal.app, 'POST', '/api/auth/logout', await tokenOf(here.browser, address));

  test('with the ID token at once, without a question and in no address (signOut.leave, signIn.idToken)', async () => {
    await signOut((await signInAs(here.browser, 'Mäkelä')).address);
    const out = await signOutAt(here.browser, '/endSession');
    expect(out.address).toBe(`${ORIGIN}/`);
    const idToken = await idTokenOf();
    expect(here.browser.visited.filter((address) => address.includes(idToken))).toEqual([]);
    expect(await stillSignedIn()).toBe(false);
  });

  test('who comes after one who signed out proves who they are, also where the form did not arrive (signIn.anew)', async () => {
    await signOut((await signInAs(here.browser, 'Mäkelä')).address);
    expect((await here.browser.open('/endSession')).answer.statusCode).toBe(200);
    const next = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    expect(new URL(next.address).pathname).toMatch(/^\/idp\/interaction\//);
  });

  test('a link from elsewhere ends nothing (signOut.confirmation)', async () => {
    await signInAs(here.browser, 'Mäkelä');
    for (const address of ['/endSession', '/endSession?id_token_hint=e30.e30.e30', '/idp/session/end']) {
      const out = await here.browser.open(address);
      expect(out.address).toBe(`${ORIGIN}/`);
    }
    expect(await stillSignedIn()).toBe(true);
  });

  test('a hint that another has signed ends nothing', async () => {
    await signInAs(here.browser, 'Mäkelä');
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(`${ORIGIN}/idp`)
      .setAudience('portal')
      .setSubject(sub('Mäkelä'))
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret that the provider does not know'));
    for (const hint of ['', 'broken', forged]) await here.browser.send('/idp/session/end', { id_token_hint: hint });
    expect(await stillSignedIn()).toBe(true);
  });

  test("another's ID token ends nobody's sign-on (signIn.foreignHint)", async () => {
    await signInAs(new TestBrowser(here.portal.app), 'Öhman');
    const foreign = await idTokenOf();
    await signInAs(here.browser, 'Mäkelä');
    await here.browser.send('/idp/session/end', { id_token_hint: foreign });
    await here.browser.open(`/idp/session/end?${new URLSearchParams({ id_token_hint: foreign })}`);
    expect(await stillSignedIn()).toBe(true);
    await here.browser.send('/idp/session/end', { id_token_hint: await idTokenOf() });
    expect(await stillSignedIn()).toBe(false);
  });

  test('a form that is longer than any of ours gets a page that says so (server.tooLarge)', async () => {
    await signInAs(here.browser, 'Mäkelä');
    const form = { id_token_hint: 'x'.repeat(20_000) };
    const headers = { 'accept-language': 'sv' };
    const answer = await here.browser.request('POST', '/idp/session/end', { form, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>Adressen eller formuläret är för långt</h1>');
    expect(await stillSignedIn()).toBe(true);
  });

  test('it leads nowhere but to the portal', async () => {
    await signInAs(here.browser, 'Mäkelä');
    const form = { id_token_hint: await idTokenOf(), post_logout_redirect_uri: 'https://evil.example/' };
    const answer = await here.browser.request('POST', '/idp/session/end', { form });
    expect(answer.headers.location).toBe(`${ORIGIN}/`);
  });
});
