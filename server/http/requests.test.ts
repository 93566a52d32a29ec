import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../problem.ts';
import { buildSmallApp, smallApi } from '../testing.ts';
import { packAnswer, PackedAnswer } from './packedAnswer.ts';

let app: FastifyInstance;
const opened: FastifyInstance[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

async function open(...parts: Parameters<typeof buildSmallApp>): Promise<void> {
  app = await buildSmallApp(...parts);
  opened.push(app);
}

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/things', headers: { ...json, ...headers }, payload });

describe('what the API does not allow is refused (server.requests)', () => {
  beforeAll(() => open());

  test.each([
    ['a path that breaks its pattern', '/api/things/x', [{ field: 'path.thingId', rule: 'pattern' }]],
    ['a query that is not a choice', '/api/things/1?size=xl', [{ field: 'query.size', rule: 'enum' }]],
    [
      'a query given twice',
      '/api/things/1?size=s&size=l',
      [
        { field: 'query.size', rule: 'type' },
        { field: 'query.size', rule: 'enum' },
      ],
    ],
  ])('%s', async (_what, url, errors) => {
    const answer = await app.inject({ url, headers: { 'x-request-id': 'my-request-1', 'accept-language': 'sv' } });
    expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
      {
        type: 'about:blank',
        title: 'Det är något fel i begäran',
        status: 400,
        code: 'request.invalid',
        requestId: 'my-request-1',
        errors,
      },
    ]);
  });

  test('a default is filled in', async () => {
    const answer = await app.inject('/api/things/1');
    expect(answer.json()).toEqual({ name: 'thing', more: { params: { thingId: '1' }, query: { size: 's' } } });
  });

  test.each([
    [
      'a member that it does not know',
      '{"name":"x","isAdmin":true}',
      [{ field: 'body', rule: 'additionalProperties' }],
    ],
    ['a number for a text', '{"name":1}', [{ field: 'body.name', rule: 'type' }]],
    ['a member that is not there', '{}', [{ field: 'body.name', rule: 'required' }]],
    [
      'a body that is too deep',
      `{"name":"x","more":${'['.repeat(20)}${']'.repeat(20)}}`,
      [{ field: 'body', rule: 'size' }],
    ],
    ['a list that is too long', `{"name":"x","more":[${'1,'.repeat(500)}1]}`, [{ field: 'body', rule: 'size' }]],
    ['a prototype', '{"name":"x","__proto__":{"y":1}}', undefined],
    ['what is no JSON', '{"name":', undefined],
  ])('%s', async (_what, body, errors) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json().code, answer.json().errors]).toEqual([400, 'request.invalid', errors]);
  });

  test.each([
    ['half a character', String.raw`{"name":"Ai\ud800no"}`, 'body.name'],
    ['the character that is none, deep in a list', String.raw`{"name":"x","more":[{"y":"\u0000"}]}`, 'body.more.0.y'],
  ])('a text with %s, by its field (server.texts)', async (_what, body, field) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, rule: 'characters' }]]);
  });

  test('no body at all, where there must be one', async () => {
    for (const headers of [{}, json]) {
      const answer = await app.inject({ method: 'POST', url: '/api/things', headers });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    }
  });

  test('another type of content', async () => {
    const answer = await post('name=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });

  test('a path that is no path', async () => {
    const answer = await app.inject('/api/things/%zz');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    expect(answer.body).not.toContain('%zz');
  });
});

describe('limits (server.limits)', () => {
  test('a body of 64 KiB is read, one more byte is not', async () => {
    await open();
    const padded = (size: number) => `{"name":"x"${' '.repeat(size - 12)}}`;
    const [full, over] = [await post(padded(64 * 1024)), await post(padded(64 * 1024 + 1))];
    expect([full.statusCode, over.statusCode, over.json().code]).toEqual([201, 413, 'request.tooLarge']);
  });

  test('a handler that takes too long is not waited for', async () => {
    await open({ handlerTimeout: 20, getThing: () => new Promise(() => {}) });
    const answer = await app.inject('/api/things/1');
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'request.timeout',
      '5',
    ]);
  });

  test.each([
    ['before', async (reply: FastifyReply) => void reply.headers({ 'Content-Encoding': 'br', ETag: '"1"' })],
    ['while', async () => {}],
  ])('an answer that is packed %s its time is over leaves nothing of itself', async (_when, begin) => {
    const answer = await packAnswer({ name: 'x' });
    await open({
      handlerTimeout: 20,
      getThing: async ({ raw, reply }: { raw: FastifyRequest; reply: FastifyReply }) => {
        await begin(reply);
        await new Promise((resolve) => raw.signal.addEventListener('abort', resolve));
        return { status: 200, body: answer };
      },
    });
    const { statusCode, headers, body } = await app.inject({
      url: '/api/things/1',
      headers: { 'accept-encoding': 'br' },
    });
    expect([statusCode, headers['content-encoding'], headers['etag']]).toEqual([503, undefined, undefined]);
    expect(JSON.parse(body).code).toBe('request.timeout');
  });

  test('packed answers that differ in a byte alone have tags of their own (server.unchanged)', async () => {
    const tags: unknown[] = [];
    for (const byte of [0x80, 0x81]) {
      const body = new PackedAnswer(null, Buffer.from([byte]));
      await open({ getThing: async () => ({ status: 200, body, headers: { 'Cache-Control': 'private, no-cache' } }) });
      const { headers } = await app.inject({ url: '/api/things/1', headers: { 'accept-encoding': 'br' } });
      tags.push(headers['etag']);
    }
    expect(new Set(tags).size).toBe(2);
    expect(tags).not.toContain(undefined);
  });

  test('Fastify waits for nothing for ever', async () => {
    await open();
    const { timeout, requestTimeout, headersTimeout, keepAliveTimeout } = app.server;
    for (const limit of [timeout, requestTimeout, headersTimeout, keepAliveTimeout]) expect(limit).toBeGreaterThan(0);
  });
});

describe('calls a minute from one address (server.rateLimit)', () => {
  test('one too many is refused for a while', async () => {
    await open({ environment: { CALLS_PER_MINUTE: '10' }, isAnswerChecked: true });
    const statuses = [];
    for (let call = 0; call < 200; call++) statuses.push((await app.inject('/api/things/1')).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answer = await app.inject('/api/things/1');
    const retryAfter = Number(answer.headers['retry-after']);
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'rate.limited', retryAfter }]);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });

  test('signing in has a fifth of them', async () => {
    const api = smallApi();
    const { get } = api.paths['/api/things/{thingId}'] as { get: Record<string, unknown> };
    get['x-rate'] = 'sign-in';
    await open({ environment: { CALLS_PER_MINUTE: '10' }, api });
    const statuses = [];
    for (let call = 0; call < 41; call++) statuses.push((await app.inject('/api/things/1')).statusCode);
    expect([statuses.indexOf(429), statuses.length]).toEqual([40, 41]);
  });

  test('having the contents read anew has a fifth of what a session has, as a secret could be guessed', async () => {
    const path = '/api/content';
    const { get } = smallApi().paths['/api/things/{thingId}'] as { get: object };
    const api = {
      ...smallApi(),
      paths: {
        [path]: {
          get: { ...get, parameters: [] },
          patch: { ...get, operationId: 'addThing', parameters: [], 'x-idempotency': 'natural', 'x-rate': 'reload' },
        },
      },
    };
    await open({
      environment: { CALLS_PER_MINUTE: '10' },
      api,
      addThing: async () => ({ status: 200, body: { name: 'x' } }),
    });
    const statuses = [];
    for (const method of ['PATCH', 'PATCH', 'PATCH', 'GET'] as const)
      statuses.push((await app.inject({ method, url: path })).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('only the proxies that are trusted say who calls', async () => {
    for (const [trusted, status] of [
      ['0', 429],
      ['1', 200],
    ] as const) {
      await open({ environment: { CALLS_PER_MINUTE: '10', TRUST_PROXY: trusted } });
      let last = 0;
      for (let call = 0; call <= 200; call++) {
        const headers = { 'x-forwarded-for': `10.0.0.${call}` };
        last = (await app.inject({ url: '/api/things/1', headers })).statusCode;
      }
      expect(last).toBe(status);
    }
  });
});

test('an answer tells the time by the clock of the server (clock.server)', async () => {
  await open({ clock: () => new Date('2026-12-10T10:00:00.900Z') });
  const { headers } = await app.inject('/api/things/1');
  expect([headers['date'], headers['cache-control']]).toEqual(['Thu, 10 Dec 2026 10:00:00 GMT', 'no-store']);
});

describe('what goes wrong (server.problems)', () => {
  test.each(['120385-123K', '010177-900X', 'a'.repeat(65)])(
    'a request that its caller calls %s gets a name of ours (server.log)',
    async (given) => {
      await open({});
      const { headers } = await app.inject({ url: '/api/things/1', headers: { 'x-request-id': given } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('a fault of ours says nothing of itself', async () => {
    const getThing = async () => {
      throw Object.assign(new Error('secret text'), { statusCode: 418 });
    };
    await open({ getThing, isAnswerChecked: true });
    const answer = await app.inject({ url: '/api/things/1', headers: { 'x-request-id': 'no good id' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Palvelussa on vika',
      status: 500,
      code: 'server.error',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
  });

  test('an operation may add to the answers that tell of a fault of ours, and to no others', async () => {
    const problemExtras = { getThing: (locale: string) => ({ links: [locale] }) };
    const bodies = [];
    for (const code of ['server.error', 'resource.notFound'] as const) {
      const getThing = async () => {
        throw new ProblemError(code);
      };
      await open({ getThing, problemExtras });
      bodies.push((await app.inject({ url: '/api/things/1', headers: { 'accept-language': 'en' } })).json());
    }
    expect(bodies.map(({ links }) => links)).toEqual([['en'], undefined]);
  });

  test.each([
    ['a body', { status: 200, body: { name: 1 } }],
    ['a member that is not described', { status: 200, body: { name: 'x', isAdmin: true } }],
    ['a status', { status: 202, body: { name: 'x' } }],
    ['no body', { status: 200 }],
  ])(
    'an answer that the API does not describe is a fault, in tests: %s (server.answersChecked)',
    async (_what, given) => {
      await open({ getThing: async () => given, isAnswerChecked: true });
      const answer = await app.inject('/api/things/1');
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'server.error']);
    },
  );

  test('an address below /api that is not there', async () => {
    await open();
    const answer = await app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resource.notFound']);
  });
});
