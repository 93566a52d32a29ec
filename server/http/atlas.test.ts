import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSmallApp } from '../testing.ts';
import { readShell } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
const atlasFolder = join(folder, 'atlas');
const script = `const data = [${'"gate", '.repeat(400)}];`;
const browser = { accept: 'text/html,application/xhtml+xml;q=0.9' };
const facts = { brand: 'main', isStatelessHandOverAllowed: false, isDemo: true } as const;

let demo: FastifyInstance;
let elsewhere: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(atlasFolder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body>the portal</body></html>');
  writeFileSync(join(atlasFolder, 'index.html'), '<!doctype html><title>Atlas</title>');
  writeFileSync(join(atlasFolder, 'atlas.js'), script);
  writeFileSync(join(atlasFolder, '.sources.sha256'), 'f00');
  writeFileSync(join(atlasFolder, 'pictures', '3f2a.png'), 'a picture');
  const shell = readShell(facts, folder);
  demo = await buildSmallApp({ shell, atlasFolder, environment: { DEMO: 'true' } });
  elsewhere = await buildSmallApp({ shell, atlasFolder, environment: { DEMO: 'false' } });
});
afterAll(async () => {
  await Promise.all([demo.close(), elsewhere.close()]);
  rmSync(folder, { recursive: true });
});

describe('the atlas of a demo (atlas.served)', () => {
  test.each([
    ['/atlas/', 'text/html; charset=utf-8', 'no-cache'],
    ['/atlas/index.html?machine=gate', 'text/html; charset=utf-8', 'no-cache'],
    ['/atlas/atlas.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/atlas/pictures/3f2a.png', 'image/png', 'public, max-age=31536000, immutable'],
  ])('has %s', async (url, type, cache) => {
    const { statusCode, headers } = await demo.inject({ url, headers: browser });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
  });

  test('has its own rules of what it may load, and calls nobody', async () => {
    const { headers } = await demo.inject({ url: '/atlas/', headers: browser });
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';script-src 'self';style-src 'self';font-src 'self' data:;img-src 'self' data: blob:;" +
        "base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test('is found without the slash as well', async () => {
    const { statusCode, headers } = await demo.inject({ url: '/atlas', headers: browser });
    expect([statusCode, headers.location]).toEqual([302, '/atlas/']);
  });

  test('is sent small, and once', async () => {
    const ask = (headers: Record<string, string>) => demo.inject({ url: '/atlas/atlas.js', headers });
    const first = await ask({ 'accept-encoding': 'gzip' });
    expect([first.headers['content-encoding'], String(gunzipSync(first.rawPayload))]).toEqual(['gzip', script]);
    const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['/atlas/gone.js', '/atlas/..%2findex.html', '/atlas/.sources.sha256', '/atlas/pictures/'])(
    'has no %s',
    async (url) => {
      const { statusCode, headers, body } = await demo.inject({ url, headers: browser });
      expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found\n']);
    },
  );

  test('says how to make it where it has not been made, and is there when it has', async () => {
    const later = join(folder, 'later');
    const app = await buildSmallApp({ atlasFolder: later, environment: { DEMO: 'true' } });
    const ask = () => app.inject({ url: '/atlas/', headers: browser });
    expect(await ask()).toMatchObject({ statusCode: 404, body: 'There is no atlas yet: npm run atlas makes it.\n' });
    mkdirSync(later);
    writeFileSync(join(later, 'index.html'), 'made');
    expect(await ask()).toMatchObject({ statusCode: 200, body: 'made' });
    await app.close();
  });
});

describe('without a demo there is no atlas, and no page of the portal in its place (atlas.served)', () => {
  test.each(['/atlas', '/atlas/', '/atlas?machine=gate', '/atlas/atlas.js'])('at %s', async (url) => {
    const { statusCode, headers, body } = await elsewhere.inject({ url, headers: browser });
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found\n']);
  });

  test('while an address that only begins like it is the portal’s', async () => {
    expect((await elsewhere.inject({ url: '/atlases', headers: browser })).body).toContain('the portal');
  });
});
