import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder, plainSettings, type TestFolder } from '../../server/content/testing.ts';
import { callers, insertCallers } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';

const TOKEN = 'only-editors-know';
const link = (id: string) => ({ id, href: `/${id}`, label: { fi: `${id} fi`, sv: `${id} sv`, en: `${id} en` } });
const settings = {
  ...plainSettings,
  quickLinks: [link('quick')],
  navigation: { everyone: [link('contracts')], employees: [link('backup')], contentEditors: [link('content-worker')] },
  imageOrigins: ['https://images.example'],
};
const modal = {
  heading: 'Apua',
  textSize: 'small',
  blocks: [{ type: 'text', body: { nodeType: 'document', content: [] } }],
};

let folder: TestFolder;
let server: TestServer;
let logged = '';

beforeAll(async () => {
  folder = makeFolder({
    'settings.json': settings,
    'texts/fi.json': { 'contract.title': 'Sopimuksesi' },
    'texts/staff.fi.json': { 'staff.title': 'Työpöytäsi' },
    'modals/fi/help.json': modal,
  });
  server = await openTestServer({
    env: {
      CONTENT_FOLDER: folder.path,
      CONTENT_TOKEN: TOKEN,
      LOG_LEVEL: 'info',
      SENTRY_DSN: 'https://k@sentry.example/1',
    },
    logStream: { write: (line) => void (logged += line) },
  });
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(async () => {
  await server?.close();
  folder.remove();
});
beforeEach(() => {
  logged = '';
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const as = (name: string) => headersOf(server.context, callers[name] ?? { person: 'consumer', credential: 'none' });
const reload = async (token: string, name = 'content-editor'): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: 'PATCH',
    url: '/api/content',
    headers: { ...(await as(name)), 'x-purge-token': token, 'accept-language': 'en' },
  });
const outcome = ({ statusCode, body }: LightMyRequestResponse) => {
  const { code } = JSON.parse(body) as { code?: string };
  return [statusCode, ...(code === undefined ? [] : [code])];
};
const translations = async (query = '') =>
  (await get(`/api/content/fi${query}`)).json<{ translations: object }>().translations;

describe('texts and settings (content.texts)', () => {
  test('of a language, without the employees’', async () => {
    expect((await get('/api/content/fi')).json()).toEqual({
      translations: { 'contract.title': 'Sopimuksesi' },
      settings: {
        disclaimerActiveFrom: null,
        linkPrefix: null,
        backToOrigins: [],
        imageOrigins: ['https://images.example'],
        botCheck: { kind: 'altcha' },
        priceLock: { hasWindow: true },
      },
    });
    expect((await get('/api/content/sv')).json<{ translations: object }>().translations).toEqual({});
  });

  test('with the employees’ where they are asked for', async () => {
    const own = { 'contract.title': 'Sopimuksesi' };
    expect([await translations('?includeEMP=true'), await translations('?includeEMP=false')]).toEqual([
      { ...own, 'staff.title': 'Työpöytäsi' },
      own,
    ]);
  });

  test('may be kept by a browser, and are sent again only when they have changed (server.unchanged)', async () => {
    const first = await get('/api/content/fi');
    const tag = String(first.headers.etag);
    expect([first.headers['cache-control'], tag]).toEqual(['no-cache', expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
    const again = await get('/api/content/fi', { 'if-none-match': `"other", ${tag}`, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers.etag, again.headers['content-type']]).toEqual([
      304,
      '',
      tag,
      undefined,
    ]);
    const other = await get('/api/content/fi?includeEMP=true', { 'if-none-match': tag });
    expect([other.statusCode, other.headers.etag === tag]).toEqual([200, false]);
    expect((await get('/api/bot-check?action=order')).headers).toMatchObject({ 'cache-control': 'no-store' });
  });
});

test('the ids of all texts, sorted (content.ids)', async () => {
  const [{ ids }, { ids: all }] = [
    (await get('/api/content/ids?showMessageIds=true')).json<{ ids: string[] }>(),
    (await get('/api/content/ids?includeEMP=true')).json<{ ids: string[] }>(),
  ];
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect([ids.includes('contract.title'), ids.includes('staff.title'), all.includes('staff.title')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(ids.some((id) => id.startsWith('problem.'))).toBe(false);
});

describe('a modal (content.modal)', () => {
  test('in a language', async () => {
    const answer = await get('/api/modal/fi?id=help');
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: 'help', language: 'fi', ...modal }]);
  });

  test.each([
    ['fi', 'nothing'],
    ['sv', 'help'],
    ['en', '__proto__'],
    ['en', 'constructor'],
  ])('that is not there, in %s: %s', async (language, id) => {
    const answer = await get(`/api/modal/${language}?id=${id}`, { 'accept-language': language });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'modal.notFound', title: `Modal not found with id ${id}` },
    ]);
  });

  test.each(['../settings', '..%2Fsettings', 'help.json', '/etc/passwd', 'a%00', ''])('%j is no id', async (id) => {
    expect(outcome(await get(`/api/modal/fi?id=${id}`))).toEqual([400, 'request.invalid']);
  });
});

test.each([
  ['customer-b2c', ['/contracts']],
  ['representative', ['/contracts']],
  ['strong-auth-only', ['/contracts']],
  ['employee', ['/backup', '/contracts']],
  ['employee+customer-b2c', ['/backup', '/contracts']],
  ['content-editor', ['/backup', '/contracts', '/content-worker']],
])('the navigation of a caller who is %s (content.navigation)', async (name, hrefs) => {
  const answer = await get('/api/navigation?view=/contracts', { ...(await as(name)), 'accept-language': 'sv-FI' });
  const { items } = answer.json<{ items: { href: string; label: string }[] }>();
  expect(items.map(({ href }) => href)).toEqual(hrefs);
  for (const { href, label } of items) expect(label).toBe(`${href.slice(1)} sv`);
});

test('where faults are reported (content.errorReporting)', async () => {
  expect((await get('/api/sentry')).json()).toEqual({
    enabled: true,
    dsn: 'https://k@sentry.example/1',
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    environment: 'demo',
    sampleSize: 5,
  });
});

describe('having the contents read anew', () => {
  test('serves them from then on, without a restart (content.reload)', async () => {
    const before = await get('/api/content/fi');
    folder.write('texts/fi.json', { 'contract.title': 'Uusi', 'old.id': 'x' });
    folder.write('settings.json', { ...settings, imageOrigins: ['https://new.example'], quickLinks: [] });
    expect(await translations()).toEqual({ 'contract.title': 'Sopimuksesi' });

    const answer = await reload(TOKEN);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        warnings: [
          { file: 'texts/fi.json', line: 3, message: 'old.id is the id of no text' },
          { file: 'modals/fi/help.json', line: 1, message: 'there is no modals/sv/help.json' },
          { file: 'modals/fi/help.json', line: 1, message: 'there is no modals/en/help.json' },
        ],
      },
    ]);
    expect(await translations()).toEqual({ 'contract.title': 'Uusi', 'old.id': 'x' });
    const after = await get('/api/content/fi', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    const page = await get('/api/docs');
    expect(page.headers['content-security-policy']).toContain("img-src 'self' data: https://new.example;");
    expect(logged).toContain('"event":"content.reloaded"');
  });

  test('with a fault in them leaves the old ones, and says where it is (content.refused)', async () => {
    const before = (await get('/api/content/fi')).body;
    folder.write('texts/fi.json', '{\n  "contract.title": "Hei {nimi}"\n}');
    folder.write('modals/fi/help.json', '{\n  "heading": "x",\n}');
    const answer = await reload(TOKEN);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        title: 'There is a mistake in the content',
        code: 'content.invalid',
        faults: [
          { file: 'modals/fi/help.json', line: 3, message: 'there is "}" where a name in quotation marks should be' },
          {
            file: 'texts/fi.json',
            line: 2,
            message: "contract.title has {nimi}, which the portal's text has not",
          },
        ],
      },
    ]);
    expect((await get('/api/content/fi')).body).toBe(before);
    expect((await get('/api/modal/fi?id=help')).statusCode).toBe(200);
    expect(logged).toContain('"event":"content.refused"');
  });

  test.each(['only-editors-kno', 'only-editors-know!', 'ONLY-EDITORS-KNOW', 'x', 'x'.repeat(256)])(
    'is refused with the token %j (content.token)',
    async (token) => {
      expect(outcome(await reload(token))).toEqual([403, 'content.tokenInvalid']);
      expect(logged).toContain('"event":"content.tokenRefused"');
      expect(logged).not.toContain(token.length > 5 ? token : TOKEN);
      expect(logged).not.toContain(TOKEN);
    },
  );

  test.each([
    ['customer-b2c', [403, 'access.denied']],
    ['employee', [403, 'access.denied']],
    ['sales-agent', [403, 'access.denied']],
    ['blocked', [403, 'session.blocked']],
    ['anonymous', [401, 'session.missing']],
  ])('is refused to whoever is %s, even with the token (content.token)', async (name, expected) => {
    expect(outcome(await reload(TOKEN, name))).toEqual(expected);
  });

  test('without a token is no request at all', async () => {
    const answer = await server.app.inject({
      method: 'PATCH',
      url: '/api/content',
      headers: await as('content-editor'),
    });
    expect(outcome(answer)).toEqual([400, 'request.invalid']);
  });
});
