import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import { person } from '../store/schema.ts';
import {
  call,
  demoPerson,
  handedOver,
  nextSecond,
  openTestDatabase,
  ORIGIN,
  startPortal,
  TestBrowser,
  tokenOf,
  type TestPortal,
} from './testing.ts';

/** Somebody else's issuer, with only what the portal asks of one. Each test says who signs in, and what it does wrong. */
let issuer: { server: Server; url: string; key: CryptoKey; publicKey: JWK };
let says: {
  sub: string;
  acr?: string;
  userInfo?: Record<string, string>;
  nonce?: string;
  key?: CryptoKey;
  isDown?: boolean;
  isDownAtEnd?: boolean;
  /** When the person proved who they are, in seconds; now unless it is said, null for an issuer that does not say it. */
  provenAt?: number | null;
};
const second = () => Math.floor(Date.now() / 1000);
let nonce = '';
let database: Database;
let portal: TestPortal;
let browser: TestBrowser;

async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  if (says.isDown || (says.isDownAtEnd && url === '/token')) return void response.writeHead(503).end();
  if (url.startsWith('/.well-known'))
    return void send({
      issuer: issuer.url,
      authorization_endpoint: `${issuer.url}/authorize`,
      token_endpoint: `${issuer.url}/token`,
      userinfo_endpoint: `${issuer.url}/userinfo`,
      jwks_uri: `${issuer.url}/jwks`,
      end_session_endpoint: `${issuer.url}/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
  if (url === '/jwks') return void send({ keys: [issuer.publicKey] });
  if (url === '/userinfo') return void send({ sub: says.sub, ...says.userInfo });
  const { provenAt = second() } = says;
  const idToken = new SignJWT({
    nonce: says.nonce ?? nonce,
    ...(says.acr ? { acr: says.acr } : {}),
    ...(provenAt === null ? {} : { auth_time: provenAt }),
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'key' })
    .setIssuer(issuer.url)
    .setAudience('client')
    .setSubject(says.sub)
    .setIssuedAt()
    .setExpirationTime('5m');
  send({ access_token: 'a', token_type: 'Bearer', id_token: await idToken.sign(says.key ?? issuer.key) });
}

const start = () =>
  startPortal(database, { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'client', OIDC_CLIENT_SECRET: 'secret' });

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = { server, url, key: privateKey, publicKey: { ...(await exportJWK(publicKey)), kid: 'key', alg: 'ES256' } };
  database = await openTestDatabase();
  portal = await start();
}, 120_000);
afterAll(async () => {
  await portal.close();
  await database.close();
  issuer.server.close();
});
beforeEach(() => {
  says = { sub: 'at-the-issuer' };
  browser = new TestBrowser(portal.app);
});

async function signIn(): Promise<string> {
  const begun = await browser.request('GET', '/login?lang=sv&tupas=true');
  const asked = new URL(String(begun.headers.location)).searchParams;
  nonce = asked.get('nonce') ?? '';
  const callback = new URLSearchParams({ code: 'c', state: asked.get('state') ?? '' });
  return String((await browser.request('GET', `/login/callback?${callback}`)).headers.location);
}

async function userInfo(location: string) {
  const token = await tokenOf(browser, location);
  return (await call(portal.app, 'GET', '/api/auth/user-info', token)).json<{
    sub: string;
  }>();
}

const failed = '/auth/error/generic?error=failed&lang=sv';

test('a person is known by the subject (signIn.person)', async () => {
  says = { sub: demoPerson('Mäkelä').sub, acr: 'urn:kajo:strong' };
  const location = await signIn();
  expect(handedOver(location).customer_id).toBe('40127731');
  expect(await userInfo(location)).toMatchObject({ givenName: 'Aino', ssn: '120385-****' });
});

test('or by the identity code, in whichever case it is written (signIn.person)', async () => {
  const { identityCode, sub } = demoPerson('Väisänen');
  says.userInfo = { personal_identity_code: identityCode.toLowerCase() };
  const found = await userInfo(await signIn());
  expect(found.sub).toBe(sub);
});

test('someone new is kept without a customership, under a subject of ours, once (signIn.stranger)', async () => {
  const identityCode = '010190-901R';
  says = {
    sub: identityCode,
    userInfo: { personal_identity_code: identityCode, given_name: 'Uusi', family_name: 'Ihminen' },
  };
  const locations = [await signIn(), await signIn()];
  const kept = await database.db.select().from(person).where(eq(person.identityCode, identityCode));
  expect(kept).toMatchObject([{ givenName: 'Uusi', familyName: 'Ihminen', customerId: null }]);
  expect(kept[0]?.sub).not.toContain('010190');
  for (const location of locations) {
    expect(handedOver(location)).not.toHaveProperty('customer_id');
    expect((await userInfo(location)).sub).toBe(kept[0]?.sub);
  }
});

test.each<Record<string, string> | undefined>([
  undefined,
  {},
  { personal_identity_code: '010190-9999' },
  { personal_identity_code: '' },
])(
  'someone new without a good identity code is told that we hold no data of theirs: %j (signIn.stranger)',
  async (given) => {
    says.userInfo = given;
    expect(await signIn()).toBe('/auth/error/missing-data?lang=sv');
  },
);

test('only the acr that we know counts as a strong authentication (signIn.strong)', async () => {
  const { sub } = demoPerson('Mäkelä');
  for (const acr of [undefined, 'urn:kajo:account', 'urn:other:strong']) {
    says = { sub, acr };
    expect(await userInfo(await signIn())).toMatchObject({ ssn: null });
  }
});

test('a nonce of another sign-in is refused (signIn.once)', async () => {
  says = { sub: demoPerson('Mäkelä').sub, nonce: 'another' };
  expect(await signIn()).toBe(failed);
});

test.each([
  ['of a quarter of an hour and more ago', -1000],
  ['of which the issuer does not say when it was', null],
])('a proof %s is refused (signIn.proof)', async (_what, proven) => {
  says = { sub: demoPerson('Mäkelä').sub, provenAt: proven === null ? null : second() + proven };
  expect(await signIn()).toBe(failed);
});

test('where a proof anew was asked for, the one before the sign-in is refused, and one after it is not (signIn.proof, signIn.anew)', async () => {
  says = { sub: demoPerson('Mäkelä').sub };
  says.provenAt = second();
  await call(portal.app, 'POST', '/api/auth/logout', await tokenOf(browser, await signIn()));
  await nextSecond();
  expect(await signIn()).toBe(failed);
  delete says.provenAt;
  expect(await userInfo(await signIn())).toMatchObject({ givenName: 'Aino' });
});

test('an issuer that goes away while a sign-in ends is told as it is (signIn.unavailable)', async () => {
  says.isDownAtEnd = true;
  expect(await signIn()).toBe('/auth/error/generic?error=unavailable&lang=sv');
});

test('an ID token that the issuer did not sign is refused (signIn.signature)', async () => {
  says = { sub: demoPerson('Mäkelä').sub, key: (await generateKeyPair('ES256')).privateKey };
  expect(await signIn()).toBe(failed);
});

test('signing out goes on to the issuer by a form of its own (signOut.leave, signIn.idToken)', async () => {
  says = { sub: demoPerson('Mäkelä').sub };
  await call(portal.app, 'POST', '/api/auth/logout', await tokenOf(browser, await signIn()));
  const { body, headers } = await browser.request('GET', '/endSession');
  expect(body).toContain(`<form method="post" action="${issuer.url}/end">`);
  expect(body).toMatch(/name="id_token_hint" value="[\w-]+\.[\w-]+\.[\w-]+"/);
  expect(body).toContain(`name="post_logout_redirect_uri" value="${ORIGIN}/"`);
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${issuer.url}`);
});

test('without the issuer, or without a session that ended, signing out ends at the front page (signIn.page)', async () => {
  const other = await start();
  browser = new TestBrowser(other.app);
  expect((await browser.request('GET', '/endSession')).headers.location).toBe('/');
  says.isDown = true;
  const long = `/endSession?id_token_hint=${'x'.repeat(6000)}`;
  expect((await browser.request('GET', long)).headers.location).toBe('/');
  await other.close();
});

test('the demo people are not to be had beside a real issuer', async () => {
  expect((await portal.app.inject({ url: '/idp/.well-known/openid-configuration' })).statusCode).toBe(404);
});

test('an issuer that is away is told, and asked again the next time (signIn.unavailable)', async () => {
  const other = await start();
  says.isDown = true;
  const told = await other.app.inject({ url: '/login', headers: { accept: 'application/json' } });
  expect([told.statusCode, told.json<{ code: string }>().code]).toEqual([503, 'identity.unavailable']);
  const shown = await other.app.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect([shown.statusCode, shown.headers.location]).toEqual([302, '/auth/error/generic?error=unavailable']);
  says.isDown = false;
  const back = await other.app.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect(String(back.headers.location)).toContain(`${issuer.url}/authorize?`);
  await other.close();
});
