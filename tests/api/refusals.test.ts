import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers, insertCallers } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(() => server?.close());

const customer = () => headersOf(server.context, callers['customer-b2c'] ?? { person: 'consumer', credential: 'good' });
const deep = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

interface Case {
  what: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  type?: string;
  payload?: string;
  expected: [status: number, code: string];
}

const cases: Case[] = [
  { what: 'an address that is none', url: '/api/nothing', expected: [404, 'resource.notFound'] },
  { what: 'the address of no operation', url: '/api', expected: [404, 'resource.notFound'] },
  {
    what: 'a method that is none',
    method: 'DELETE',
    url: '/api/customer/40127731',
    expected: [404, 'resource.notFound'],
  },
  { what: 'a path that cannot be decoded', url: '/api/customer/%E0%A4%A', expected: [400, 'request.invalid'] },
  {
    what: 'a body that is no JSON',
    method: 'POST',
    url: '/api/auth/token/renew',
    type: 'application/json',
    payload: '{"a":',
    expected: [400, 'request.invalid'],
  },
  {
    what: 'a body of a kind that nobody asked for',
    method: 'POST',
    url: '/api/auth/token/renew',
    type: 'text/xml',
    payload: '<a/>',
    expected: [400, 'request.invalid'],
  },
  {
    what: 'a body above 64 KiB',
    method: 'POST',
    url: '/api/auth/token/renew',
    type: 'application/json',
    payload: JSON.stringify({ a: 'x'.repeat(70_000) }),
    expected: [413, 'request.tooLarge'],
  },
  {
    what: 'a body that nests too deep',
    method: 'POST',
    url: '/api/auth/token/renew',
    type: 'application/json',
    payload: deep(200),
    expected: [400, 'request.invalid'],
  },
  {
    what: 'a body that would change a prototype',
    method: 'POST',
    url: '/api/auth/token/renew',
    type: 'application/json',
    payload: '{"__proto__":{"isAdmin":true}}',
    expected: [400, 'request.invalid'],
  },
];

describe('whatever is sent beside the API gets a problem (calls.refusals)', () => {
  test.each(cases)('$what', async ({ method = 'GET', url, type, payload, expected }) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...(await customer()), ...(type ? { 'content-type': type } : {}), 'x-request-id': 'test-0123456789' },
      ...(payload ? { payload } : {}),
    });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const { code, requestId } = answer.json<{ code: string; requestId: string }>();
    expect([answer.statusCode, code, requestId]).toEqual([...expected, 'test-0123456789']);
  });

  test.each([
    ['fi', 'Kirjaudu'],
    ['sv', 'Logga'],
    ['en', 'Sign'],
  ])('its title is in the language asked for: %s', async (language, beginning) => {
    const answer = await server.app.inject({ url: '/api/auth/user-info', headers: { 'accept-language': language } });
    expect(answer.json<{ title: string }>().title).toMatch(new RegExp(beginning, 'i'));
  });
});
