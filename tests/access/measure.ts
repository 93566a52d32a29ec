import type { ApiDocument } from '../../openapi/document.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { callers, insertCallers, type Caller } from '../support/callers.ts';
import { watchChanges } from '../support/changes.ts';
import { openTestServer, type TestServer, type TestServerWish } from '../support/inProcess.ts';
import { headersOf, offerHandOver } from '../support/tokens.ts';
import { grantFor, operationsWithObjects, relationsFor, requestFor } from './cells.ts';
import { insertObjects } from './objectFixtures.ts';
import type { Cell } from './table.ts';

export interface Measured extends Cell {
  tag: string;
  /** The answer without what is the request's own. */
  body: string;
  /** Tables that were written to. */
  changed: string[];
  /** Whether the rule decided on it, and not something before. */
  isRuled: boolean;
}

/** What the rule refuses with. */
const refusals = /^(session\.\w+|access\.denied|acting\.required|resource\.notFound)$/;

/** Calls every operation as every caller in every relation, each with a session of its own, and says what came. */
export async function measure(
  api: ApiDocument,
  wish: TestServerWish = {},
  principals: readonly string[] = Object.keys(callers),
): Promise<Measured[]> {
  const log = new Map<string, { operation?: string; relation?: string; code?: string }>();
  const write = (line: string) => {
    const { requestId, event, ...fields } = JSON.parse(line) as Record<string, string>;
    if (event === 'request' && requestId) log.set(requestId, fields);
  };
  const server = await openTestServer({ ...wish, api, env: { LOG_LEVEL: 'info', ...wish.env }, logStream: { write } });
  const cells = await callAll(server, api, principals);
  await server.close();
  return cells.map(({ requestId, ...cell }) => {
    const { operation, relation, code = '' } = log.get(requestId) ?? {};
    return { ...cell, isRuled: operation === cell.operation && (relation !== undefined || refusals.test(code)) };
  });
}

type Called = Omit<Measured, 'isRuled'> & { requestId: string };

async function callAll(
  { app, context }: TestServer,
  api: ApiDocument,
  principals: readonly string[],
): Promise<Called[]> {
  await insertCallers(context.database, context.clock);
  const fixtures = await insertObjects(context.database);
  const requests = [];
  for (const operation of operationsWithObjects(api))
    for (const principal of principals) {
      const caller = callers[principal] as Caller;
      for (const relation of relationsFor(operation, caller)) {
        const { headers, ...request } = requestFor(operation, relation, caller, fixtures);
        Object.assign(headers, await headersOf(context, caller, grantFor(relation)), {
          'x-request-id': `matrix-${String(requests.length).padStart(6, '0')}`,
        });
        // A stranger shows that a browser is at work; who has signed in is not asked.
        if (operation.botCheckAction && headers.authorization === undefined)
          headers['x-bot-check'] = await solvedPuzzle(context, operation.botCheckAction);
        if (operation.id === 'exchangeHandOver') {
          // It is good once.
          const handOver = `matrix-${requests.length}`;
          const browser = await offerHandOver(context, handOver);
          headers.cookie = headers.cookie === undefined ? browser : `${headers.cookie}; ${browser}`;
          Object.assign(request, { payload: { handOver } });
        }
        requests.push({ operation, principal, relation, request: { ...request, headers } });
      }
    }

  const called: Called[] = [];
  const changes = await watchChanges(context.database);
  for (const { operation, principal, relation, request } of requests) {
    const answer = await app.inject(request);
    const isProblem = answer.headers['content-type']?.toString().startsWith('application/problem+json');
    const { requestId: _requestId, ...body } = isProblem ? answer.json<Record<string, unknown>>() : {};
    called.push({
      operation: operation.id,
      tag: operation.tag,
      principal,
      relation,
      outcome: isProblem ? `${answer.statusCode} ${String(body.code)}` : String(answer.statusCode),
      body: isProblem ? JSON.stringify(body) : answer.body,
      changed: await changes(),
      requestId: request.headers['x-request-id'] ?? '',
    });
  }
  return called;
}

export const isDenied = ({ outcome }: Cell) => /^4\d\d /.test(outcome);

/** Cells of which the rule was not asked, or that say nothing of it. */
export const unruled = (measured: readonly Measured[]) =>
  measured.filter(({ isRuled, outcome }) => !isRuled || /^(400|413|415|429|5\d\d)/.test(outcome));

/** Denied calls that wrote something. */
export const traces = (measured: readonly Measured[]) =>
  measured.filter((cell) => isDenied(cell) && cell.changed.length > 0);

/** Foreign objects that answer otherwise than missing ones. */
export function tellingForeign(measured: readonly Measured[]): Measured[] {
  const nameOf = ({ operation, principal }: Cell) => `${operation} ${principal}`;
  const missing = new Map(
    measured.filter(({ relation }) => relation === 'missing').map((cell) => [nameOf(cell), cell]),
  );
  return measured.filter((cell) => cell.relation === 'foreign' && cell.body !== missing.get(nameOf(cell))?.body);
}
