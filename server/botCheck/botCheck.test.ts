import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { count } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { signingKey, usedBotCheck } from '../store/schema.ts';
import { buildSmallApp, smallApi } from '../testing.ts';
import { createPuzzle } from './puzzle.ts';

/** In milliseconds: making a database and solving puzzles take their time on a busy machine. */
const PATIENCE = 60_000;
const MINUTE = 60_000;
const start = Date.parse('2026-11-21T10:00:00.000Z');

let database: Database;
let now: number;
let reached: number;
let logged: string;
const clock = () => new Date(now);

beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
}, PATIENCE);
afterAll(() => database.close());
beforeEach(() => {
  now = start;
  reached = 0;
  logged = '';
});

/** The small API, its read one that bots are kept from. */
function guarded() {
  const api = smallApi(true);
  const { get } = api.paths['/api/things/{thingId}'] as { get: Record<string, unknown> };
  get['x-bot-check'] = 'order';
  return api;
}

const getThing = async () => {
  reached += 1;
  return { status: 200, body: { name: 'x' } };
};
const logStream = { write: (line: string) => void (logged += line) };

const open = (environment: Record<string, string> = {}) =>
  buildSmallApp({
    api: guarded(),
    database,
    clock,
    getThing,
    logStream,
    isAnswerChecked: true,
    environment: { LOG_LEVEL: 'info', ...environment },
  });

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const puzzle = (action = 'order') => createPuzzle({ database, clock }, action);

/** As a browser does it, with the web's own cryptography. */
async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the puzzle was not solved');
  return { challenge, solution };
}

async function ask(app: FastifyInstance, header?: string): Promise<string> {
  const headers = header === undefined ? {} : { 'x-bot-check': header };
  const { statusCode, body } = await app.inject({ url: '/api/things/1?embed=true&app=true', headers });
  const { code } = JSON.parse(body) as { code?: string };
  return code === undefined ? String(statusCode) : `${statusCode} ${code}`;
}

const refusal = '403 botCheck.needed';
const doubts = () =>
  [...logged.matchAll(/"event":"botCheck.refused".*?"code":"botCheck.(\w+)"/g)].map(([, doubt]) => doubt);

describe('a puzzle (botCheck.needed)', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(() => app.close());

  test(
    'is solved once, and lets one request through (botCheck.singleUse)',
    async () => {
      const header = encode(await solved(await puzzle()));
      expect([await ask(app, header), await ask(app, header), reached]).toEqual(['200', refusal, 1]);
      expect(doubts()).toEqual(['used']);
    },
    PATIENCE,
  );

  test(
    'of ten requests at once with the same solution one goes through (botCheck.singleUse)',
    async () => {
      const header = encode(await solved(await puzzle()));
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => ask(app, header)));
      expect([outcomes.filter((outcome) => outcome === '200').length, reached]).toEqual([1, 1]);
    },
    PATIENCE,
  );

  test.each([
    ['nothing', undefined, 'missing'],
    ['an empty header', '', 'missing'],
    ['what is no base64', '{}', 'malformed'],
    ['what is no JSON', Buffer.from('x').toString('base64'), 'malformed'],
    ['something else', encode({ challenge: {}, solution: {} }), 'malformed'],
    ['nothing at all', encode(null), 'malformed'],
    ['too much', 'x'.repeat(8_193), 'malformed'],
  ])('%s is refused', async (_what, header, doubt) => {
    expect([await ask(app, header), reached, doubts()]).toEqual([refusal, 0, [doubt]]);
  });

  test(
    'of another action, changed, or solved wrongly is refused, and may be solved again',
    async () => {
      const { challenge, solution } = await solved(await puzzle());
      const { parameters, signature = '' } = challenge;
      const changed = (more: object) =>
        encode({ challenge: { signature, parameters: { ...parameters, ...more } }, solution });
      const outcomes = [
        await ask(app, encode(await solved(await puzzle('move')))),
        await ask(app, changed({ data: { action: 'order', endsAt: now + 1e9 } })),
        await ask(app, changed({ keyPrefix: '00' })),
        await ask(app, changed({ cost: 1 })),
        await ask(app, encode({ challenge: { parameters, signature: '00'.repeat(32) }, solution })),
        await ask(app, encode({ challenge: { parameters }, solution })),
        await ask(app, encode({ challenge, solution: { ...solution, counter: solution.counter + 1 } })),
        await ask(app, encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } })),
        await ask(app, encode({ challenge, solution })),
      ];
      expect(outcomes).toEqual([...Array.from({ length: 8 }, () => refusal), '200']);
      expect(doubts()).toEqual([
        'otherAction',
        'forged',
        'forged',
        'malformed',
        'forged',
        'malformed',
        'wrong',
        'wrong',
      ]);
      expect(reached).toBe(1);
    },
    PATIENCE,
  );

  test(
    'is good for ten minutes by the server’s clock (botCheck.puzzle)',
    async () => {
      const [late, inTime] = [encode(await solved(await puzzle())), encode(await solved(await puzzle()))];
      now = start + 10 * MINUTE - 1;
      const before = await ask(app, inTime);
      now = start + 10 * MINUTE;
      expect([before, await ask(app, late), doubts()]).toEqual(['200', refusal, ['expired']]);
    },
    PATIENCE,
  );

  test(
    'that was used is forgotten when it would not be taken any more',
    async () => {
      await ask(app, encode(await solved(await puzzle())));
      now = start + 11 * MINUTE;
      await ask(app, encode(await solved(await puzzle())));
      expect(await database.db.select({ n: count() }).from(usedBotCheck)).toEqual([{ n: 1 }]);
    },
    PATIENCE,
  );

  test(
    'of one process is taken by another on the same database (botCheck.everywhere)',
    async () => {
      const other = await open();
      const header = encode(await solved(await puzzle()));
      expect([await ask(other, header), await ask(app, header)]).toEqual(['200', refusal]);
      await other.close();
      const keys = await database.db.select().from(signingKey);
      expect(keys.filter(({ use }) => use === 'botCheck')).toHaveLength(1);
    },
    PATIENCE,
  );

  test('that was solved says nothing of itself in the log', () => {
    expect(logged).not.toMatch(/derivedKey|signature|nonce/);
  });
});

describe('with Google’s check (botCheck.verdict)', () => {
  let google: Server;
  let app: FastifyInstance;
  let says: { status?: number; body?: unknown; isSilent?: boolean };
  let asked: string[];

  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        asked.push(body);
        if (says.isSilent) return;
        response.writeHead(says.status ?? 200, { 'content-type': 'application/json' });
        response.end(typeof says.body === 'string' ? says.body : JSON.stringify(says.body));
      });
    });
    await new Promise<void>((resolve) => {
      google.listen(0, '127.0.0.1', resolve);
    });
    const { port } = google.address() as AddressInfo;
    app = await open({
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'our-secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await app.close();
    google.closeAllConnections();
    google.close();
  });

  const good = { success: true, action: 'order', score: 0.5 };
  test.each([
    ['a person', good, '200', []],
    ['a bot', { ...good, score: 0.4 }, refusal, ['wrong']],
    ['another action', { ...good, action: 'move' }, refusal, ['otherAction']],
    ['no action', { success: true, score: 0.9 }, refusal, ['otherAction']],
    ['no score', { success: true, action: 'order' }, refusal, ['wrong']],
    ['a token that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }, refusal, ['wrong']],
  ])('%s', async (_what, body, outcome, doubt) => {
    says = { body };
    expect([await ask(app, 'the-token'), asked, doubts(), reached]).toEqual([
      outcome,
      ['secret=our-secret&response=the-token'],
      doubt,
      outcome === '200' ? 1 : 0,
    ]);
    expect(logged).not.toMatch(/our-secret|the-token/);
  });

  test('without a token Google is not asked', async () => {
    expect([await ask(app), asked]).toEqual([refusal, []]);
  });

  test.each([
    ['a fault', { status: 500, body: good }],
    ['what is no JSON', { body: '<html>' }],
    ['something else', { body: { ok: true } }],
    ['nothing for three seconds', { isSilent: true }],
  ])(
    'an answer that is %s is waited for no longer',
    async (_what, answer) => {
      says = answer;
      expect([await ask(app, 'the-token'), reached]).toEqual(['503 request.timeout', 0]);
    },
    20_000,
  );
});
