import { expect, test } from 'vitest';
import { buildSmallApp } from '../testing.ts';

const token = 'a-token-of-tests';
const withToken = { authorization: `Bearer ${token}` };

test('without a token in the settings there is no such place (server.metrics)', async () => {
  const app = await buildSmallApp();
  const { statusCode } = await app.inject({ url: '/metrics', headers: withToken });
  expect(statusCode).toBe(404);
});

test.each([
  ['no token', {}],
  ['another', { authorization: 'Bearer a-token-of-others' }],
  ['a longer one', { authorization: `Bearer ${token}2` }],
  ['no bearer’s', { authorization: token }],
])('%s is told nothing (server.metrics)', async (_what, headers) => {
  const app = await buildSmallApp({ environment: { METRICS_TOKEN: token } });
  const answer = await app.inject({ url: '/metrics', headers });
  expect([answer.statusCode, answer.headers['www-authenticate'], answer.body]).toEqual([
    401,
    'Bearer',
    'Unauthorized\n',
  ]);
});

test('answers are counted by the template of their route, and what was filled in is told nowhere, also while the database is away (server.metrics)', async () => {
  const app = await buildSmallApp({ environment: { METRICS_TOKEN: token } });
  await app.inject('/api/things/7700123?size=s');
  await app.inject('/api/things/7700123?size=xxl');
  await app.inject('/nowhere/7700123');
  const { headers, body } = await app.inject({ url: '/metrics', headers: withToken });
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control']).toBe('no-store');
  const counts = body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/things/:thingId",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/things/:thingId",status="400"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
  ]);
  expect(body).not.toContain('7700123');
  expect(body).toContain('process_cpu_seconds_total');
  // Nothing is said of a database that is away, least of all that nothing waits there.
  expect(body.split('\n').filter((line) => line.startsWith('outbox_'))).toEqual([]);
});
