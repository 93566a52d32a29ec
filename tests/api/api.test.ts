import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestFor, operationsWithObjects } from '../access/cells.ts';
import { insertObjects, restoreObjects, type ObjectFixtures } from '../access/objectFixtures.ts';
import { apiDocument } from '../../openapi/document.ts';
import { callers, customers, insertCallers } from '../support/callers.ts';
import { isAllTested } from '../support/everyDay.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf, offerHandOver } from '../support/tokens.ts';
import { giveOffer } from '../support/offerLink.ts';
import { keepWaiting } from '../support/waiting.ts';
import { giveLink } from '../support/withdrawalLink.ts';
import { faultsOf, operations, type Answer, type Operation } from './api.ts';
import { breaksOf } from './breaks.ts';
import { judge } from './judge.ts';
import { urlOf, validRequests, type Request } from './requests.ts';

/** The same requests on every machine; a fault that chance finds elsewhere is added as a test of its own. */
const luck = { seed: 20_261_121, numRuns: isAllTested ? 60 : 10 };
/** How often each keyword is broken. */
const timesBroken = isAllTested ? 5 : 2;
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

/** The example of a body, the customer in it one that the caller may speak for. */
const exampleOf = ({ example }: NonNullable<Operation['body']>): unknown =>
  JSON.parse(JSON.stringify(example), (name, value: unknown) =>
    name === 'customerId' && typeof value === 'string' ? customers.ownB2c : value,
  );

/** What a consumer sends about a contract, an invoice or the like of their own; null where the operation names none. */
function ownObjectFor({ id }: Operation) {
  const operation = named.get(id);
  const consumer = callers['customer-b2c'];
  if (!operation || !consumer) throw new Error(`${id} is not in the API`);
  if (operation.object === null || operation.object.kind === 'customer') return null;
  // What a browser is bound to is let in whoever has signed in: those who send it here are no customers.
  const stranger = callers['sales-agent without an id'] ?? consumer;
  return operation.object.place === 'cookie'
    ? requestFor(operation, 'own proof', stranger, fixtures)
    : requestFor(operation, 'own', consumer, fixtures);
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

describe.each(operations.map((operation) => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  const entry = report.find((candidate) => candidate.operation === operation.id);
  const [plain] = fc.sample(validRequests(operation), { seed: luck.seed, numRuns: 1 }) as [Request];
  const withFreshKey = (request: Request): Request =>
    'Idempotency-Key' in request.headers ? { ...request, headers: { ...request.headers, ...freshKey() } } : request;

  test('answers what the API allows as the API says (calls.answers)', async () => {
    for (const request of fc.sample(validRequests(operation), luck)) {
      const faults = judge(operation, await send(operation, request), { broken: null, isAdmitted: true });
      if (entry) entry.valid += 1;
      entry?.failures.push(...faults);
      expect(faults, urlOf(operation, request).slice(0, 200)).toEqual([]);
    }
  });

  const breaks = breaksOf(operation);
  test.skipIf(breaks.length === 0)(
    'refuses what breaks one keyword, and names the field (calls.refusals, calls.bodies)',
    async () => {
      for (const { field, rule, breaks: ways } of breaks)
        for (const breakIt of fc.sample(ways, { seed: luck.seed, numRuns: timesBroken })) {
          const request = breakIt(withFreshKey(plain));
          const faults = judge(operation, await send(operation, request), {
            broken: { field, rule },
            isAdmitted: true,
          });
          if (entry) entry.broken += 1;
          entry?.failures.push(...faults);
          expect(faults, `${field} ${rule} ${JSON.stringify(request).slice(0, 200)}`).toEqual([]);
        }
    },
  );

  test.runIf(operation.body)('takes its own example (calls.bodies)', async () => {
    if (!operation.body) throw new Error('it takes no body');
    const request = { ...plain, headers: { ...plain.headers, ...freshKey() }, body: exampleOf(operation.body) };
    // What another operation has ended is as it was.
    await restoreObjects(server.context.database, fixtures);
    const own = ownObjectFor(operation);
    const { handOver, verifier, secret } = request.body as Record<
      'handOver' | 'verifier' | 'secret',
      string | undefined
    >;
    if (verifier) request.path = { ...request.path, orderId: await keepWaiting(server.context, verifier) };
    if (secret) await giveLink(server.context, secret);
    if (secret) await giveOffer(server.context, secret);
    if (handOver) Object.assign(request.headers, { cookie: await offerHandOver(server.context, handOver) });
    const { cookie = null } = own?.headers ?? {};
    const held: Record<string, string> = cookie === null ? {} : { cookie };
    const answer = await send(operation, own ? { ...request, body: own.payload } : request, held, own?.url);
    expect(faultsOf(operation, answer)).toEqual([]);
    expect([answer.status, answer.text]).toEqual([expect.toSatisfy((status: number) => status < 300), answer.text]);
  });

  const wanted = operation.body?.schema.required ?? [];
  test.skipIf(wanted.length === 0)('names each field that an empty body lacks (calls.emptyBodies)', async () => {
    const json = { 'content-type': 'application/json' };
    for (const [body, headers] of [[{}], [null], [undefined], [undefined, json]] as const) {
      const answer = await send(operation, { ...withFreshKey(plain), body }, headers);
      const { code, errors } = JSON.parse(answer.text) as { code: string; errors?: { field: string; rule: string }[] };
      const missing = errors?.filter(({ rule }) => rule === 'required').map(({ field }) => field);
      expect([answer.status, code, missing]).toEqual([400, 'request.invalid', wanted.map((name) => `body.${name}`)]);
    }
  });

  test('is not confused by what it does not know (calls.unknown)', async () => {
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

async function expectSignInNeeded(operation: Operation, request: Request, headers: Record<string, string>) {
  const answer = await send(operation, request, headers);
  expect(faultsOf(operation, answer), headers.authorization).toEqual([]);
  expect([headers.authorization, answer.status]).toEqual([headers.authorization, 401]);
}
