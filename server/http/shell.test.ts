import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSmallApp } from '../testing.ts';
import { findDocuments } from './documents.ts';
import { readShell } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'shell-'));
const style = '\nbody { margin: 0 }\n';
const code = 'document.title = "x"';
const html = `<!doctype html><html><head><style>${style}</style><script>${code}</script><script type="module" src="/assets/a.js"></script></head><body></body></html>`;
const script = `export const answer = ${'42 + '.repeat(400)}0;`;

const facts = { brand: 'main', isStatelessHandOverAllowed: false, isDemo: false } as const;

let app: FastifyInstance;
let secure: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html.replaceAll('\n', '\r\n'));
  writeFileSync(join(folder, 'assets', 'a.js'), script);
  writeFileSync(join(folder, 'assets', 'a.js.br'), 'compressed at the build');
  const shell = readShell({ brand: 'coop', isStatelessHandOverAllowed: false, isDemo: false }, folder);
  app = await buildSmallApp({ shell });
  secure = await buildSmallApp({ shell, environment: { PUBLIC_URL: 'https://oma.kajo.example' } });
});
afterAll(async () => {
  await Promise.all([app.close(), secure.close()]);
  rmSync(folder, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml;q=0.9' };

describe('the shell (server.shell)', () => {
  test.each(['/', '/contracts/K1?x=1', '/sähköhyvitys', '/apinat', '/login/elsewhere'])(
    'stands at %s',
    async (path) => {
      const answer = await app.inject({ url: encodeURI(path), headers: browser });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(answer.body).toBe(html.replace('</head>', '<meta name="brand" content="coop"></head>'));
    },
  );

  test('comes as small as the browser can take it', async () => {
    const ask = (encoding: string) => app.inject({ url: '/', headers: { ...browser, 'accept-encoding': encoding } });
    const [plain, gzip, br] = [await ask('identity'), await ask('gzip, deflate'), await ask('gzip, br')];
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.body);
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(plain.body);
    expect(gzip.headers.vary).toBe('Accept-Encoding');
  });

  test('says where a token is taken without a sign-in begun here (handOver.stateless)', () => {
    const { find } = readShell({ ...facts, isStatelessHandOverAllowed: true }, folder);
    expect(String(find('/', new URLSearchParams()).variants.identity)).toContain(
      '<meta name="hand-over" content="stateless"></head>',
    );
  });

  test.each([
    ['a monitor', 'GET', { accept: '*/*' }],
    ['who says nothing of it', 'GET', {}],
    ['a link preview', 'GET', { accept: 'text/*, application/xml;q=0.9, */*;q=0.8' }],
    ['who asks for the head alone', 'HEAD', { accept: '*/*' }],
    ['a browser that asks for the head alone', 'HEAD', browser],
  ] as const)('is what %s gets (server.pageForAll)', async (_who, method, headers) => {
    const answer = await app.inject({ method, url: '/contracts', headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers).toHaveProperty('content-security-policy');
    expect(answer.body).toMatch(method === 'HEAD' ? /^$/ : /^<!doctype html>/);
  });

  test.each([
    ['/%zz', '/%25zz'],
    ['/contracts/%c3?lang=sv', '/contracts/%25c3?lang=sv'],
    ['//evil.example/%zz', '/evil.example/%25zz'],
  ])('stands for %s at %s, which it can read (server.oddRequests)', async (url, address) => {
    const answer = await app.inject({ url, headers: browser });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
    expect((await app.inject({ url: address, headers: browser })).statusCode).toBe(200);
  });

  test.each([
    ['a script that calls', { url: '/contracts', headers: { accept: '*/*', 'sec-fetch-mode': 'cors' } }],
    ['a picture', { url: '/contracts', headers: { accept: 'image/avif,image/webp' } }],
    ['a file that is not there', { url: '/robots.txt', headers: { accept: '*/*' } }],
    ['a call', { url: '/contracts', headers: { accept: 'application/json' } }],
    ['a write', { method: 'POST' as const, url: '/contracts', headers: browser }],
    ['an address of the calls', { url: '/api/nothing', headers: browser }],
    ['an address of the identity provider', { url: '/idp/nothing', headers: browser }],
  ])('is not the answer to %s', async (_what, request) => {
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resource.notFound']);
  });

  test('says where it is a demo, whose machines an open atlas may follow (atlas.live)', () => {
    const { find } = readShell({ ...facts, isDemo: true }, folder);
    expect(String(find('/', new URLSearchParams()).variants.identity)).toContain(
      '<meta name="demo" content="true"></head>',
    );
  });

  test('needs the portal to be built', () => {
    expect(() => readShell(facts, join(folder, 'no'))).toThrow(/The portal is not built.+npm start/);
  });
});

describe('files', () => {
  test('are kept for ever, as their name changes with their content', async () => {
    const answer = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } });
    expect([answer.headers['cache-control'], answer.headers['content-encoding'], answer.body]).toEqual([
      'public, max-age=31536000, immutable',
      'br',
      'compressed at the build',
    ]);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  test('are compressed on the way where the build did not', async () => {
    const answer = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'gzip' } });
    expect([answer.headers['content-encoding'], String(gunzipSync(answer.rawPayload))]).toEqual(['gzip', script]);
  });

  test.each([
    '/assets/',
    '/assets/%zz',
    '/assets/%00',
    '/assets/gone.js',
    '/assets/..%2findex.html',
    '/pages/html.ts',
    '/pages/..%2fmain.ts',
  ])('%s is not there', async (url) => {
    const answer = await app.inject({ url, headers: browser });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  test.each([
    ['range', 'bytes=99999999-', 416],
    ['if-match', '"x"', 412],
  ])('what it cannot give of a file is the fault of who asks: %s (server.oddRequests)', async (name, value, status) => {
    const answer = await app.inject({ url: '/assets/a.js', headers: { [name]: value } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('of the pages that the server draws by itself are the style sheets', async () => {
    const answer = await app.inject('/pages/docs.css');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('headers (server.headers)', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hash(code)}`,
    `style-src 'self' ${hash(style)}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kajo-worker',
  ];
  const expected = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const ofPages = {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  const ofOthers = { 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };

  test.each([
    '/',
    '/assets/a.js',
    '/assets/gone.js',
    '/assets/',
    '//x',
    '/%zz',
    '/api/%zz',
    '/api/things/1',
    '/api/things/x',
    '/api/nothing',
    '/pages/docs.css',
  ])('of %s', async (url) => {
    const { headers } = await app.inject({ url, headers: browser });
    const isPage = ['/', '//x'].includes(url);
    expect(headers).toMatchObject({ ...expected, ...(isPage ? ofPages : ofOthers) });
    expect(String(headers['content-type']).startsWith('text/html')).toBe(isPage);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('are those of a page where the browser is told that it has it already', async () => {
    const first = await app.inject({ url: '/', headers: browser });
    const again = await app.inject({ url: '/', headers: { ...browser, 'if-none-match': String(first.headers.etag) } });
    expect(again).toMatchObject({ statusCode: 304, headers: { ...expected, ...ofPages } });
  });

  test('ask for https where the portal has it', async () => {
    const { headers } = await secure.inject({ url: '/', headers: browser });
    expect(headers).toMatchObject({
      'content-security-policy': [...policy, 'upgrade-insecure-requests'].join(';'),
      'strict-transport-security': 'max-age=63072000',
    });
  });

  const open = async (environment: Record<string, string>) => {
    const shell = readShell(facts, folder);
    const opened = await buildSmallApp({ shell, environment });
    const { headers } = await opened.inject({ url: '/', headers: browser });
    await opened.close();
    return String(headers['content-security-policy']).split(';');
  };

  test('let faults be told to the receiver of the settings, and to its origin alone', async () => {
    const sent = await open({ SENTRY_DSN: 'https://key@sentry.example:8443/1' });
    expect(sent).toEqual(
      policy.map((part) => (part === "connect-src 'self'" ? `${part} https://sentry.example:8443` : part)),
    );
  });

  test("let Google's bot check in where it is configured, with policies of its own", async () => {
    const sent = await open({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' });
    expect(sent.filter((part) => !policy.includes(part))).toEqual([
      `script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ${hash(code)}`,
      "connect-src 'self' https://www.google.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]);
    expect(policy.filter((part) => !sent.includes(part))).toEqual([
      `script-src 'self' ${hash(code)}`,
      "connect-src 'self'",
      'trusted-types kajo-worker',
    ]);
  });

  test.each(['/api/things/1', '/api/things/x', '/api/nothing'])('keep %s out of every cache', async (url) => {
    const { headers } = await app.inject({ url, headers: { 'x-request-id': 'abc-12345' } });
    expect([headers['cache-control'], headers['x-request-id']]).toEqual(['no-store', 'abc-12345']);
  });
});

describe('frames around the portal (frame.partners)', () => {
  const partners = 'https://partner.example https://other.example';
  const route = (path: string, isEmbeddable: boolean) => ({ path, isEmbeddable, page: null, scripts: [], begin: {} });
  const documents = { routes: [route('/feedback', true), route('/contracts', false), route('/$', false)], pages: {} };

  async function openAt(url: string, environment: Record<string, string>, more: Record<string, string> = {}) {
    const { find: _, ...shell } = readShell(facts, folder);
    const framed = await buildSmallApp({
      shell: { ...shell, find: findDocuments(html, documents, 'main') },
      environment,
    });
    const { headers, statusCode } = await framed.inject({ url, headers: { ...browser, ...more } });
    await framed.close();
    const [ancestors] = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    return { ancestors, options: headers['x-frame-options'], etag: headers.etag, statusCode, headers };
  }

  test('are those of the configured partners, on the pages that are meant for it', async () => {
    const given = { FRAME_ANCESTORS: partners };
    const { etag, ...page } = await openAt('/feedback?embed=true', given);
    expect(page).toMatchObject({ ancestors: `frame-ancestors ${partners}`, options: undefined });
    expect(page.headers['content-security-policy']).toContain("default-src 'none';script-src 'self'");
    const again = await openAt('/feedback?embed=true', given, { 'if-none-match': String(etag) });
    expect(again).toMatchObject({ statusCode: 304, ancestors: `frame-ancestors ${partners}`, options: undefined });
  });

  test.each([
    '/contracts?embed=true',
    '/',
    '/logout?force=true&embed=true',
    '/api/nothing',
    '/assets/a.js',
    '/feedback/x',
  ])('there are none at %s', async (url) => {
    const { ancestors, options } = await openAt(url, { FRAME_ANCESTORS: partners });
    expect([ancestors, options]).toEqual(["frame-ancestors 'none'", 'DENY']);
  });

  test('there are none where nobody is configured', async () => {
    const { ancestors, options } = await openAt('/feedback?embed=true', {});
    expect([ancestors, options]).toEqual(["frame-ancestors 'none'", 'DENY']);
  });
});
