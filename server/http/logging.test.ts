import { beforeEach, expect, test } from 'vitest';
import { ProblemError } from '../problem.ts';
import { buildSmallApp } from '../testing.ts';
import { describeError } from './logging.ts';

/** What must never be written down, wherever it came in. */
const canaries = ['131052-308T', 'Mäkelä', 'eyJhbGciOiJFUzI1NiJ9', '8675309', 'FI2112345600000785'];
const [identityCode, name, token, number, iban] = canaries;

let lines: string[];
const logStream = { write: (line: string) => void lines.push(line) };
beforeEach(() => {
  lines = [];
});

/** The lines, without what differs from run to run. @throws when a canary is in them */
function logged() {
  expect(canaries.filter((canary) => lines.join('').includes(canary))).toEqual([]);
  return lines.map((line) => {
    const { time, requestId, milliseconds, level, ...fields } = JSON.parse(line) as Record<string, unknown>;
    expect([typeof time, typeof level]).toEqual(['string', 'number']);
    expect([typeof milliseconds, typeof requestId]).not.toContain('object');
    return fields;
  });
}

test('a request is one line: the template of its route, never what was filled in (server.log)', async () => {
  const app = await buildSmallApp({ environment: { LOG_LEVEL: 'debug' }, logStream });
  await app.inject({
    url: `/api/things/${number}?size=${encodeURIComponent(name ?? '')}`,
    headers: { authorization: `Bearer ${token}`, cookie: `kajo_sign_in=${token}`, 'user-agent': iban },
  });
  await app.inject(`/nowhere/${identityCode}?name=${number}`);
  await app.inject({ method: 'POST', url: '/api/things', payload: { name, [identityCode ?? '']: iban } });
  await app.close();
  expect(logged()).toEqual([
    {
      event: 'request',
      operation: 'getThing',
      method: 'GET',
      route: '/api/things/:thingId',
      status: 400,
      code: 'request.invalid',
    },
    { event: 'request', method: 'GET', route: 'none', status: 404, code: 'resource.notFound' },
    {
      event: 'request',
      operation: 'addThing',
      method: 'POST',
      route: '/api/things',
      status: 400,
      code: 'request.invalid',
    },
  ]);
});

test('an error is written down without its message, and nothing that a handler says freely', async () => {
  const getThing = async (_request: never, _actor: unknown, { log }: { log: { warn(...given: unknown[]): void } }) => {
    log.warn(`the customer ${name} called`);
    log.warn({ customer: number, event: 'note', person: { name } }, 'about %s', iban);
    log.warn({ err: new Error(`no ${identityCode}`) }, `no ${identityCode}`);
    log.warn({ fault: describeError(new TypeError(`no ${identityCode}`)) }, `the sign-in of ${name} failed`);
    throw Object.assign(new Error(`${name}\n    at ${identityCode} (/${iban}:1:1)\n    at ${number}`), {
      name: `${name} error`,
      code: `${iban} ${number}`,
      detail: `Key (identity_code)=(${identityCode}) exists`,
      cause: Object.assign(new Error(`failed: insert into person values ('${name}')`), { code: '23505' }),
    });
  };
  const app = await buildSmallApp({ environment: { LOG_LEVEL: 'debug' }, logStream, getThing });
  await app.inject(`/api/things/${number}`);
  await app.close();
  const [note, warned, told, fault, request, ...more] = logged();
  expect(told).toMatchObject({ event: 'fault', fault: { type: 'TypeError', code: null } });
  expect([note, warned, more]).toEqual([
    { event: 'note' },
    { event: 'fault', fault: { type: 'Error', code: null, at: expect.any(Array) } },
    [],
  ]);
  expect(fault).toEqual({
    event: 'fault',
    operation: 'getThing',
    fault: { type: 'Error', code: '23505', at: expect.any(Array) },
  });
  const { at } = (fault ?? {}).fault as { at: string[] };
  expect(at[0]).toMatch(/^server\/http\/logging\.test\.ts:\d+:\d+$/);
  expect(request).toMatchObject({ event: 'request', status: 500, code: 'server.error' });
});

test.each([
  [new ProblemError('identity.unavailable'), { type: 'ProblemError', code: 'identity.unavailable' }],
  [Object.assign(new Error(name), { code: 'ECONNREFUSED' }), { type: 'Error', code: 'ECONNREFUSED' }],
  [Object.assign(new Error(), { code: `${name}` }), { type: 'Error', code: null }],
  [new TypeError(`    at ${name} (${import.meta.filename}:1:1)`), { type: 'TypeError', code: null }],
  [identityCode, { type: 'string', code: null, at: [] }],
])('%s', (thrown, described) => {
  expect(describeError(thrown)).toMatchObject(described);
  expect(describeError(thrown).at).not.toContain('server/http/logging.test.ts:1:1');
});
