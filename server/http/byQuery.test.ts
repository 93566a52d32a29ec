import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiDocument } from '../../openapi/document.ts';
import { buildSmallApp, smallApi } from '../testing.ts';
import type { AnyHandler } from '../operations/serve.ts';

/** The small API, its two operations at one place. */
function twoAtOnePlace(): ApiDocument {
  const api = smallApi(true);
  const { post } = api.paths['/api/things'] as { post: Record<string, unknown> };
  const first = { ...post, operationId: 'getThing', requestBody: undefined, responses: post['responses'] };
  return {
    ...api,
    paths: { '/api/things?first=true': { post: first }, '/api/things?second=a%20b': { post } },
  };
}

let app: FastifyInstance;
const named =
  (name: string): AnyHandler =>
  async () => ({ status: 201, body: { name } });
beforeAll(async () => {
  app = await buildSmallApp({ api: twoAtOnePlace(), getThing: named('first'), addThing: named('second') });
});
afterAll(() => app.close());

test.each([
  ['first=true', 'first'],
  ['second=a%20b', 'second'],
  ['second=a+b', 'second'],
  ['%73econd=%61%20b', 'second'],
  ['more=1&first=true&', 'first'],
  ['first=false&second=a%20b', 'second'],
  ['', null],
  ['first=TRUE', null],
  ['First=true', null],
  ['first=true&first=false', null],
  ['first', null],
  ['first=true%26second', null],
])('of two operations at one place %j is the one whose query it has (calls.byQuery)', async (query, name) => {
  const answer = await app.inject({ method: 'POST', url: `/api/things?${query}`, payload: { name: 'x' } });
  const { name: found, code } = answer.json<{ name?: string; code?: string }>();
  expect([answer.statusCode, found ?? code]).toEqual(name === null ? [404, 'resource.notFound'] : [201, name]);
});

test('where no query tells operations apart, it does not matter (calls.byQuery)', async () => {
  const plain = await buildSmallApp();
  const answer = await plain.inject({ url: '/api/things/1?first=true&size=l' });
  expect(answer.statusCode).toBe(200);
  await plain.close();
});
