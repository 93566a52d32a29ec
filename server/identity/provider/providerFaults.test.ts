import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiDocument } from '../../../openapi/document.ts';
import { buildApp } from '../../app.ts';
import { handlers } from '../../operations/index.ts';
import { readSettings } from '../../settings.ts';
import { session } from '../../store/schema.ts';
import { openTestDatabase, ORIGIN, signInAs, TestBrowser } from '../testing.ts';

let app: FastifyInstance;
let browser: TestBrowser;
let idToken: string;
let lines: string[] = [];
let written = '';
beforeAll(async () => {
  const database = await openTestDatabase();
  app = await buildApp({
    context: {
      settings: readSettings({ PUBLIC_URL: ORIGIN, DEMO: 'true', LOG_LEVEL: 'info' }),
      database,
      clock: () => new Date(),
    },
    api: apiDocument(),
    handlers,
    shell: null,
    logStream: { write: (line) => void lines.push(line) },
  });
  browser = new TestBrowser(app);
  await signInAs(browser, 'Mäkelä');
  // A second one, which waits for a person to be chosen.
  await browser.request('GET', '/login?lang=fi&tupas=true&bank=op');
  [{ idToken = '' } = {}] = await database.db.select().from(session);
  await database.close();
}, 120_000);
afterAll(() => app.close());
beforeEach(() => {
  [lines, written] = [[], ''];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
  for (const method of ['error', 'warn', 'info', 'log'] as const)
    vi.spyOn(console, method).mockImplementation((...given) => {
      written += given.join(' ');
    });
  return () => vi.restoreAllMocks();
});

const visited = (pattern: RegExp) => browser.visited.findLast((one) => pattern.test(one)) ?? '';

test.each([
  ['the end of a session', () => `/idp/session/end?${new URLSearchParams({ id_token_hint: idToken })}`],
  ['a sign-in', () => visited(/\/idp\/auth\?/)],
  ['a step of a sign-in', () => visited(/\/idp\/auth\/[\w-]+$/)],
])(
  'what goes wrong at %s passes the filter of the log, and nothing passes it by (server.log)',
  async (_what, address) => {
    await browser.request('GET', address());
    expect(written).toBe('');
    const faults = lines.map((line) => JSON.parse(line) as { event: string }).filter(({ event }) => event === 'fault');
    expect(faults.length).toBeGreaterThan(0);
    const secrets = [...browser.cookies, { value: idToken }].filter(({ value }) => value !== '1');
    expect(secrets.length).toBeGreaterThan(1);
    for (const { value } of secrets) expect(lines.join('')).not.toContain(value);
  },
);
