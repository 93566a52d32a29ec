import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSmallApp } from '../testing.ts';
import { routableAddress } from './connections.ts';

/** In milliseconds: long after the server cuts off a request that is not there whole, also on a busy machine. */
const PATIENCE = 30_000;

const lines: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSmallApp({
    environment: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => void lines.push(line) },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Heard {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds until the server closed the connection. */
  waited: number;
}

/** Says something on a connection of its own, piece by piece, and hears what comes until the server closes it. */
function converse(first: string, every?: { text: string; pause: number }): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(first, 'latin1'),
    );
    const drip = every && setInterval(() => socket.write(every.text), every.pause);
    let said = '';
    socket.on('data', (data) => (said += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(drip);
      const [head = '', body = ''] = said.split('\r\n\r\n');
      const [statusLine = '', ...fields] = head.split('\r\n');
      resolve({
        status: Number(statusLine.split(' ')[1]),
        headers: Object.fromEntries(
          fields.map((field) => [field.split(':')[0]?.toLowerCase(), field.replace(/^[^:]+: */, '')]),
        ),
        body,
        waited: performance.now() - begun,
      });
    });
  });
}

/** What was written down of requests; the outbox of a server without a database complains as well. */
const written = () =>
  lines.map((line) => JSON.parse(line) as { level: number; requestId?: string }).filter(({ requestId }) => requestId);
const faults = () => written().filter(({ level }) => level >= 50);
const post = 'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n';

/** What every answer has, also one that was made before there was a request. */
const safe = {
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[0-9A-Za-z-]{8,64}$/),
};

test.each([
  ['a body that comes a letter a second', `${post}{"name"`, { text: ' ', pause: 1000 }],
  ['a body that stops', `${post}{"name"`, undefined],
  ['a head that comes a letter a second', 'GET /api/things/1 HTTP/1.1\r\nX-A: ', { text: 'a', pause: 1000 }],
] as const)('%s is cut early, and is no fault of ours (server.slowBodies)', async (_what, first, every) => {
  const { status, headers, body, waited } = await converse(first, every);
  expect([status, JSON.parse(body).code]).toEqual([408, 'request.incomplete']);
  expect(headers).toMatchObject(safe);
  expect(waited).toBeLessThan(PATIENCE);
  expect(faults()).toEqual([]);
});

test('a caller who goes away within a body is no fault of ours (server.slowBodies)', async () => {
  const gone = new Promise((resolve) => {
    app.server.once('request', (request: IncomingMessage) => request.once('close', resolve));
  });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(`${post}{"na`));
  setTimeout(() => socket.destroy(), 100);
  await gone;
  // A call after it, so that whatever was to be said of it has been.
  await converse('GET /api/things/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(faults()).toEqual([]);
  expect(written()).not.toEqual([]);
});

test('callers who are gone before their calls are counted are no fault of ours (server.rateLimit)', async () => {
  const get = 'GET /api/things/1 HTTP/1.1\r\nHost: x\r\n\r\n';
  const { port } = app.server.address() as AddressInfo;
  const gone = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(get.repeat(3), () => socket.resetAndDestroy()));
    return new Promise((resolve) => socket.on('close', resolve));
  });
  await Promise.all(gone);
  await converse('GET /api/things/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(faults()).toEqual([]);
});

test.each([
  ['//x', 404],
  ['/%zz', 404],
  ['/%ff%fe', 404],
  ['/api/%zz', 404],
  ['/api/things/%zz', 400],
  [`/api/things/${'x'.repeat(300)}`, 400],
  ['/api/things/1?size=%zz', 400],
  ['*', 404],
  ['x', 400],
  [`/${'x'.repeat(20_000)}`, 431],
])('%s gets an answer with all headers, and no fault (server.oddRequests)', async (path, status) => {
  const answer = await converse(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(safe);
});

test.each(['/assets/', '/assets/gone.js', '/assets/%zz'])(
  '%s is not there, which is said with the headers of a file: nobody asks for it by an id (server.oddRequests)',
  async (path) => {
    const answer = await converse(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const { 'x-request-id': _, ...ofFiles } = safe;
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject(ofFiles);
  },
);

const opened = 'Accept: text/html,*/*;q=0.8\r\nAccept-Language: sv-FI,sv;q=0.9\r\n';
test.each([
  [
    'in the language of the browser',
    `/contracts?utm=${'x'.repeat(20_000)}`,
    opened,
    'Adressen eller formuläret är för långt',
  ],
  ['in the language of the address', `/?lang=en&utm=${'x'.repeat(20_000)}`, opened, 'The address or form is too long'],
  [
    'whatever else is too long',
    '/contracts',
    `${opened}Cookie: a=${'x'.repeat(20_000)}\r\n`,
    'Adressen eller formuläret är för långt',
  ],
  ['in more pieces than one', `/contracts?utm=${'x'.repeat(300_000)}`, opened, 'Osoite tai lomake on liian pitkä'],
])('a person with an address that is too long gets a page, %s (server.tooLarge)', async (_how, path, fields, title) => {
  const answer = await converse(`GET ${path} HTTP/1.1\r\nHost: x\r\n${fields}\r\n`);
  expect([answer.status, answer.headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
  expect(answer.body).toContain(`<h1>${title}</h1>`);
  expect(answer.headers).toMatchObject(safe);
  expect(answer.headers['content-security-policy']).toContain("style-src 'self'");
});

test.each([
  ['of the calls', `/api/things/1?x=${'x'.repeat(20_000)}`, opened],
  ['that takes no page', `/contracts?x=${'x'.repeat(20_000)}`, 'Accept: application/json\r\n'],
])('a program with an address %s is told in its way (server.tooLarge)', async (_what, path, fields) => {
  const answer = await converse(`GET ${path} HTTP/1.1\r\nHost: x\r\n${fields}\r\n`);
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([431, 'request.invalid']);
});

test.each(['', 'x', 'a b', 'ä', '\u00ff\u0080', '{"a":1}', 'x'.repeat(5000), 'a\r\nX-Request-Id: b'])(
  'a request with the id %j gets an answer with all headers, and an id that is sound (server.oddRequests)',
  async (id) => {
    const { status, headers } = await converse(
      `GET /api/things/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Request-Id: ${id}\r\n\r\n`,
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject(safe);
  },
);

test.each([
  ['FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['hello\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: \u0001\r\n\r\n', 400],
  ['GET /api/things/1 HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
])('%j gets an answer with all headers (server.oddRequests)', async (said, status) => {
  const answer = await converse(said);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(safe);
});

test.each([
  ['/contracts?x=%zz', '/contracts?x=%zz'],
  ['/s%C3%A4hk%C3%B6', '/s%C3%A4hk%C3%B6'],
  ['/%zz/%41?y=%', '/%25zz/%2541?y=%'],
  ['/%c3', '/%25c3'],
])('%s is routed as %s (server.oddRequests)', (given, routed) => {
  expect(routableAddress(given)).toBe(routed);
});
