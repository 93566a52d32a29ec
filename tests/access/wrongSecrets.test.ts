import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoices } from '../../domain/types.ts';
import { apiDocument } from '../../openapi/document.ts';
import { demoPerson } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { operationsOf } from '../support/operations.ts';
import { headersOfSub } from '../support/tokens.ts';
import { countAnswers, type Calls } from './countAnswers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { CALLS_PER_MINUTE: '50' }, handlerTimeout: 60_000 });
}, 60_000);
afterAll(() => server?.close());

const count = (calls: number, request: Calls) => countAnswers(server.app, calls, request);
const wrong = 'x'.repeat(22);
const links = ['/api/offer/link', '/api/withdrawal/link', '/api/transfer/link'];

test('a good ticket is served whatever strangers behind the address try, and wrong ones are soon refused (server.wrongSecrets)', async () => {
  const address = '192.0.2.36';
  const { sub, customerId } = demoPerson('Mäkelä');
  const headers = await headersOfSub(server.context, sub);
  const all = await server.app.inject({ url: `/api/invoices/all?customerId=${customerId}`, headers });
  const url = `/api/invoices/${all.json<Invoices>().invoices[0]?.invoiceNo}`;
  const made = await server.app.inject({ method: 'POST', url: `${url}/ticket`, headers });
  const guess = { url: `${url}/pdf?ticket=${wrong}`, headers: {}, address };
  expect(await count(10, { url: '/api/referral/NOBODYS1', headers: {}, address })).toEqual({ 404: 5, 429: 5 });
  expect(await count(10, guess)).toEqual({ 404: 5, 429: 5 });
  // Neither the good one nor other kinds of secrets wait for them.
  const { ticket } = made.json<{ ticket: string }>();
  expect(await count(1, { ...guess, url: `${url}/pdf?ticket=${ticket}` })).toEqual({ 200: 1 });
  expect(await count(1, { url: `/api/due-days/${wrong}`, headers: {}, address })).toEqual({ 404: 1 });
});

test('what strangers write without a solved puzzle keeps no link shut, and no draft, nor another form (server.rateLimit, server.wrongSecrets)', async () => {
  const address = '192.0.2.37';
  const post = (url: string, body: object) => ({ url, method: 'POST', headers: {}, body, address }) as const;
  expect(await count(20, post('/api/feedback', {}))).toEqual({ 400: 13, 429: 7 });
  for (const url of links) expect(await count(7, post(url, { secret: wrong }))).toEqual({ 404: 5, 429: 2 });
  expect(await count(1, post('/api/contract/move/link', { shortCode: wrong }))).toEqual({ 404: 1 });
  expect(await count(1, post('/api/contract/order?initialImport=true', {}))).toEqual({ 400: 1 });
  const left = operationsOf(apiDocument()).find(({ id }) => id === 'leaveDrafts')?.body?.example as { path: string };
  const headers = { cookie: 'kajo_draft=of-one-who-comes-back0' };
  expect(await count(1, { url: '/api/drafts', method: 'PUT', headers, body: left, address })).toEqual({ 204: 1 });
  const takeUp = post('/api/drafts/take-up', { path: left.path });
  expect(await count(7, takeUp)).toEqual({ 200: 5, 429: 2 });
  expect(await count(3, { ...takeUp, headers })).toEqual({ 200: 3 });
});
