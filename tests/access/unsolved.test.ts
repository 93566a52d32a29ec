import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { operationsOf } from '../support/operations.ts';
import { countAnswers, type Calls } from './countAnswers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { CALLS_PER_MINUTE: '50' }, handlerTimeout: 60_000 });
}, 60_000);
afterAll(() => server.close());

/** So many writes of one kind the strangers behind an address have a minute. */
const room = 13;

const exampleOf = (operation: string) =>
  operationsOf(apiDocument()).find(({ id }) => id === operation)?.body?.example as object;
const feedback = { ...exampleOf('sendFeedback'), customerId: null };
const forms = [
  ['/api/feedback', 'feedback', feedback, '192.0.2.40'],
  ['/api/update', 'update', exampleOf('requestUpdate'), '192.0.2.41'],
] as const;

test.each(forms)(
  'what comes to %s without a right puzzle takes nothing from a neighbour who has solved it (server.unsolved)',
  async (url, action, body, address) => {
    const post = (headers: Record<string, string>, payload: object = body): Calls => ({
      url,
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), ...headers },
      body: payload,
      address,
    });
    const solved = async (payload: object = body) =>
      countAnswers(server.app, 1, post({ 'x-bot-check': await solvedPuzzle(server.context, action) }, payload));
    const [neighbour] = Object.keys(await solved());
    expect(neighbour).toMatch(/^20[12]$/);
    // Without one, with one of another form, and with what is none in a body that is none.
    const other = await solvedPuzzle(server.context, 'order');
    expect(await countAnswers(server.app, 5, post({}))).toEqual({ 403: 5 });
    expect(await countAnswers(server.app, 4, post({ 'x-bot-check': other }))).toEqual({ 403: 4 });
    expect(await countAnswers(server.app, 14, post({ 'x-bot-check': 'x' }, {}))).toEqual({
      400: room - 9,
      429: 14 - (room - 9),
    });
    for (const _ of [1, 2, 3]) expect(await solved()).toEqual({ [neighbour ?? '']: 1 });
  },
);

test('what is sent with solved puzzles has an end too (server.rateLimit)', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < room + 2; sent += 1) {
    const headers = { 'idempotency-key': randomUUID(), 'x-bot-check': await solvedPuzzle(server.context, 'feedback') };
    const asked = {
      method: 'POST',
      url: '/api/feedback',
      payload: feedback,
      headers,
      remoteAddress: '192.0.2.50',
    } as const;
    statuses.push((await server.app.inject(asked)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: room }, () => 201), 429, 429]);
});
