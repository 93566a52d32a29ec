import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { underProof } from '../../server/store/schema.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, newOrder, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(testNow);
  await server.context.database.db.delete(underProof);
});

const mika = demoPerson('Salo');
/** An order that Mika Salo types without signing in. */
const ofMika = () =>
  newOrder({ person: { firstName: 'Mika', lastName: 'Salo', identityCode: mika.identityCode.toLowerCase() } });
const proofs = () => server.context.database.db.select().from(underProof);

describe('the way to the bank (proof.once)', () => {
  const cookieOf = (cookie: string | undefined) => ({ cookie: cookie?.split(';')[0] ?? '' });

  test('binds the browser by a cookie that no script reads, and asks for a new proof', async () => {
    const { body } = await shop.send({ ...ofMika(), locale: 'sv' });
    const { status, headers, cookie } = await shop.redirect(body.orderId, body.verifier ?? '');
    expect([status, headers['location']]).toEqual([
      302,
      '/login?tupas=true&prompt=login&location=%2Forder%2Fverify&lang=sv',
    ]);
    expect(cookie).toMatch(/^kajo_underProof=[0-9a-f-]{36}\.[\w-]{22}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the verifier is good once; the browser that it has bound may go again', async () => {
    const { orderId, verifier, cookie } = await shop.kept(ofMika());
    const elsewhere = await shop.redirect(orderId, verifier);
    expect([elsewhere.headers['location'], elsewhere.cookie]).toEqual([
      '/order/verification-error?code=ORDER_NOT_FOUND',
      undefined,
    ]);
    const again = await shop.redirect(orderId, verifier, cookieOf(cookie));
    expect([again.headers['location'], again.cookie]).toEqual([
      '/login?tupas=true&prompt=login&location=%2Forder%2Fverify&lang=fi',
      undefined,
    ]);
  });

  test.each([
    ['another site', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a neighbouring site', 'GET', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a mail', 'GET', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a script of ours', 'GET', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['who looks at its head', 'HEAD', {}],
    ['a browser that looks ahead', 'GET', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
    ['an older one that does', 'GET', { purpose: 'prefetch' }],
  ] as const)(
    'opened by %s binds nothing, and leads to the page that acts on a press (verification.link)',
    async (_by, method, headers) => {
      const { body } = await shop.send(ofMika());
      const [orderId, verifier] = [body.orderId, body.verifier ?? ''];
      const open = (secret: string, more = {}) =>
        server.app.inject({
          method,
          url: `/order/redirect/${orderId}/${secret}`,
          headers: { accept: 'text/html', ...headers, ...more },
        });
      const page = `/order/verify#${orderId}.${verifier}`;
      const opened = await open(verifier);
      expect([opened.statusCode, opened.headers['location'], opened.headers['set-cookie']]).toEqual([
        302,
        page,
        undefined,
      ]);
      expect(await proofs()).toMatchObject([{ holder: null, state: 'waiting' }]);
      const wrong = await open('x'.repeat(22));
      expect(wrong.headers['location']).toBe('/order/verification-error?code=ORDER_NOT_FOUND');
      // A press on that page goes to the bank; bound by it, the browser is led back there by nothing but a press either.
      const pressed = await shop.redirect(orderId, verifier, {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
      });
      expect(pressed.headers['location']).toMatch(/^\/login\?/);
      expect((await open(verifier, cookieOf(pressed.cookie))).headers['location']).toBe(page);
      expect((await open(verifier)).headers['location']).toBe('/order/verification-error?code=ORDER_NOT_FOUND');
    },
  );

  test('a wrong verifier, an unknown order and a used verifier are answered alike, to the letter (access.shown)', async () => {
    const { orderId, verifier } = await shop.kept(ofMika());
    const { body: waiting } = await shop.send(ofMika());
    const unknown = '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11';
    const answers = [];
    for (const [id, secret] of [
      [orderId, verifier],
      [waiting.orderId, verifier],
      [unknown, verifier],
      [waiting.orderId, 'x'.repeat(22)],
      ['no-id', 'short'],
    ] as const) {
      const { status, headers, text, cookie } = await shop.redirect(id, secret, { 'x-request-id': 'the-same-one' });
      const { date: _date, ...same } = headers;
      answers.push({ status, text, cookie, same });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 302, cookie: undefined });
    // Nothing of it was used up.
    expect((await shop.redirect(waiting.orderId, waiting.verifier ?? '')).cookie).toBeDefined();
  });

  test('over https the cookie has a name that nobody else can set', async () => {
    const secure = await openTestServer({ env: { PUBLIC_URL: 'https://oma.kajo.example' } });
    const there = new Shop(secure);
    const { cookie, orderId } = await there.kept(ofMika());
    expect(cookie).toMatch(/^__Host-kajo_underProof=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const headers = await there.signedIn(mika.sub);
    const plain = await there.verify(headers, cookie?.replace('__Host-', ''));
    expect([plain.status, plain.problem.code]).toEqual([404, 'resource.notFound']);
    expect((await there.verify(headers, cookie)).body.orderId).toBe(orderId);
    await secure.close();
  });
});
