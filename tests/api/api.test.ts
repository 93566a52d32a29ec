import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestFor, operationsWithObjects } from '../access/cells.ts';
import { insertObjects, type ObjectFixtures } from '../access/objectFixtures.ts';
import { apiDocument } from '../../openapi/document.ts';
import { callers, insertCallers } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf, offerHandOver } from '../support/tokens.ts';
import { faultsOf, operations, type Answer, type Operation } from './api.ts';
import { brokenBodies, exampleOf, rulesOf } from './bodies.ts';
import { brokenRequests, urlOf, validRequests, type Request } from './requests.ts';

/** The same requests on every machine; a fault that chance finds elsewhere is added as a test of its own. */
const luck = { seed: 20_261_121, numRuns: 60, endOnFailure: true };
const reports = join(import.meta.dirname, '..', '..', 'reports');

interface Report {
  operation: string;
  valid: number;
  broken: number;
  failures: string[];
}
const report: Report[] = operations.map(({ id }) => ({ operation: id, valid: 0, broken: 0, failures: [] }));

let server: TestServer;
let fixtures: ObjectFixtures;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
  fixtures = await insertObjects(server.context.database);
}, 60_000);
afterAll(async () => {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'contract.json'), `${JSON.stringify({ operations: report }, null, 2)}\n`);
  await server?.close();
});

const named = new Map(operationsWithObjects(apiDocument()).map((operation) => [operation.id, operation]));

/** What a consumer sends about a contract, an invoice or the like of their own; null where the operation names none. */
function ownObjectFor({ id }: Operation) {
  const operation = named.get(id);
  const consumer = callers['customer-b2c'];
  if (!operation || !consumer) throw new Error(`${id} is not in the API`);
  const isOfCustomer = operation.object === null || operation.object.kind === 'customer';
  return isOfCustomer ? null : requestFor(operation, 'own', consumer, fixtures);
}

async function send(
  operation: Operation,
  request: Request,
  more: Record<string, string> = {},
  url = urlOf(operation, request),
): Promise<Answer> {
  // A session for each call: one of the operations ends it.
  const person = operation.principals.includes('customer-b2c')
    ? 'consumer'
    : ['employee', 'content-editor'].some((staff) => operation.principals.includes(staff))
      ? 'contentEditor'
      : 'sellerWithoutId';
  const credentials = operation.hasSession ? await headersOf(server.context, { person, credential: 'good' }) : {};
  const answer = await server.app.inject({
    method: operation.method,
    url,
    headers: {
      ...credentials,
      ...request.headers,
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'] ?? '',
    location: answer.headers.location,
    text: answer.body,
  };
}

/** Runs a property and keeps what it finds for the report as well. */
async function holds(
  operation: Operation,
  kind: 'valid' | 'broken',
  requests: fc.Arbitrary<Request>,
  judge: (request: Request, answer: Answer) => string[],
): Promise<void> {
  const entry = report.find((candidate) => candidate.operation === operation.id);
  const outcome = await fc.check(
    fc.asyncProperty(requests, async (request) => {
      if (entry) entry[kind] += 1;
      const faults = judge(request, await send(operation, request));
      if (faults.length > 0) throw new Error(`${urlOf(operation, request).slice(0, 200)}\n${faults.join('\n')}`);
    }),
    luck,
  );
  const failure = outcome.failed ? String((outcome.errorInstance as Error | null)?.message) : null;
  if (failure) entry?.failures.push(failure);
  expect(failure).toBeNull();
}

describe.each(operations.map((operation) => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  test('answers what the API allows as the API says (calls.answers)', async () => {
    await holds(operation, 'valid', validRequests(operation), (_request, answer) => [
      ...faultsOf(operation, answer),
      ...(isRefused(answer) || answer.status >= 500 ? [`${answer.status}: ${answer.text}`] : []),
    ]);
  });

  const broken = brokenRequests(operation);
  test.skipIf(broken === null)('refuses what breaks the API, with a problem (calls.refusals)', async () => {
    await holds(operation, 'broken', broken ?? fc.constant({} as Request), ({ fault, path }, answer) => {
      // A path parameter of another form may lead past the operation.
      const isElsewhere = answer.status === 404 && Object.keys(path).length > 0;
      if (isElsewhere) return [];
      return [
        ...(answer.status === 400 ? [] : [`${fault ?? ''}: ${answer.status} ${answer.text.slice(0, 200)}`]),
        ...faultsOf(operation, answer),
      ];
    });
  });

  test.runIf(operation.body)('refuses a body that breaks one rule, and names the field (calls.bodies)', async () => {
    const entry = report.find(({ operation: id }) => id === operation.id);
    const [plain] = fc.sample(validRequests(operation), { seed: luck.seed, numRuns: 1 });
    if (!plain || !operation.body) throw new Error('no request was made');
    const cases = brokenBodies(operation.body);
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(rulesOf(operation.body.schema));
    for (const { body, field, rule } of cases) {
      if (entry) entry.broken += 1;
      const answer = await send(operation, { ...plain, headers: { ...plain.headers, ...freshKey() }, body });
      const { errors = [] } = JSON.parse(answer.text) as { errors?: { field: string; rule: string }[] };
      const faults = [
        ...faultsOf(operation, answer),
        ...(answer.status === 400 && errors.some((error) => error.field === field && error.rule === rule)
          ? []
          : [`${answer.status} ${answer.text.slice(0, 300)}`]),
      ].map((fault) => `${field} breaks ${rule}: ${fault}`);
      entry?.failures.push(...faults);
      expect(faults).toEqual([]);
    }
  });

  test.runIf(operation.body)('takes its own example (calls.bodies)', async () => {
    const [plain] = fc.sample(validRequests(operation), { seed: luck.seed, numRuns: 1 });
    if (!plain || !operation.body) throw new Error('no request was made');
    const request = { ...plain, headers: { ...plain.headers, ...freshKey() }, body: exampleOf(operation.body) };
    const own = ownObjectFor(operation);
    const { handOver } = request.body as { handOver?: string };
    if (handOver) Object.assign(request.headers, { cookie: await offerHandOver(server.context, handOver) });
    const answer = await send(operation, own ? { ...request, body: own.payload } : request, {}, own?.url);
    expect(faultsOf(operation, answer)).toEqual([]);
    expect([answer.status, answer.text]).toEqual([expect.toSatisfy((status: number) => status < 300), answer.text]);
  });

  test.runIf(operation.body?.isRequired)('wants a body (calls.bodies)', async () => {
    const [plain] = fc.sample(validRequests(operation), { seed: luck.seed, numRuns: 1 });
    if (!plain) throw new Error('no request was made');
    const { body: _body, ...request } = plain;
    const answer = await send(operation, { ...request, headers: { ...request.headers, ...freshKey() } });
    expect(faultsOf(operation, answer)).toEqual([]);
    expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([400, 'request.invalid']);
  });

  test('is not confused by what it does not know (calls.unknown)', async () => {
    const [plain] = fc.sample(validRequests(operation), { seed: luck.seed, numRuns: 1 });
    if (!plain) throw new Error('no request was made');
    for (const query of [
      ['unknown', 'x'],
      ['__proto__', 'x'],
      ['constructor[prototype]', 'x'],
      ['', ''],
    ] as const) {
      const answer = await send(operation, { ...plain, query: [...plain.query, [...query]] });
      expect(faultsOf(operation, answer)).toEqual([]);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test.runIf(operation.hasSession)('wants a token, and no other kind of proof (calls.credentials)', async () => {
    const [plain] = fc.sample(validRequests(operation), { seed: luck.seed, numRuns: 1 });
    if (!plain) throw new Error('no request was made');
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Basic YTpi',
      'Bearer a.b.c',
      `Bearer ${'x'.repeat(6_000)}`,
      '🙂',
    ])
      await expectSignInNeeded(operation, plain, { authorization: encodeURI(authorization).replaceAll('%20', ' ') });
  });
});

const freshKey = () => ({ 'Idempotency-Key': randomUUID() });

/**
 * Whether a request that fits the schemas was refused all the same. A handler may refuse a member for the sake of
 * another one: an address has to be there where an answer is wanted. It then says so of a member of the body.
 */
function isRefused({ status, text }: Answer): boolean {
  if (status !== 400) return false;
  const { errors = [] } = JSON.parse(text) as { errors?: { field: string; rule: string }[] };
  return errors.length === 0 || !errors.every(({ field }) => field.startsWith('body.'));
}

async function expectSignInNeeded(operation: Operation, request: Request, headers: Record<string, string>) {
  const answer = await send(operation, request, headers);
  expect(faultsOf(operation, answer), headers.authorization).toEqual([]);
  expect([headers.authorization, answer.status]).toEqual([headers.authorization, 401]);
}
