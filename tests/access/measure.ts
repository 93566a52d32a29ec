import type { ApiDocument } from '../../openapi/document.ts';
import { callers, insertCallers, type Caller } from '../support/callers.ts';
import { strangersIn } from '../support/canaries.ts';
import { openTestServer, type TestServer, type TestServerWish } from '../support/inProcess.ts';
import { sendAndLook } from '../support/lookedThrough.ts';
import { callFor } from './call.ts';
import { operationsWithObjects, relationsFor, type Relation } from './cells.ts';
import { keptAsBegun } from './keptAsBegun.ts';
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
  /** Whose data the answer tells of though the caller may not see it, and no record says that an employee did. */
  leaks: string[];
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
  const told = new Map<string, string[]>();
  const write = (line: string) => {
    const { requestId = '', event, ...fields } = JSON.parse(line) as Record<string, string>;
    if (event === 'request') log.set(requestId, fields);
    const strangers = strangersIn(line);
    if (strangers.length > 0) told.set(requestId, strangers);
  };
  const server = await openTestServer({ ...wish, api, env: { LOG_LEVEL: 'info', ...wish.env }, logStream: { write } });
  const cells = await callAll(server, api, principals);
  await server.close();
  if (told.size > 0)
    throw new Error(`The log tells of ${[...told].map(([id, names]) => `${names.join(', ')} at ${id}`).join('; ')}`);
  return cells.map(({ requestId, ...cell }) => {
    const { operation, relation, code = '' } = log.get(requestId) ?? {};
    return { ...cell, isRuled: operation === cell.operation && (relation !== undefined || refusals.test(code)) };
  });
}

type Called = Omit<Measured, 'isRuled'> & { requestId: string };

async function callAll(server: TestServer, api: ApiDocument, principals: readonly string[]): Promise<Called[]> {
  const { context } = server;
  await insertCallers(context.database, context.clock);
  const fixtures = await insertObjects(context.database);
  const calls = [];
  for (const operation of operationsWithObjects(api))
    for (const principal of principals) {
      const caller = callers[principal] as Caller;
      for (const relation of relationsFor(operation, caller)) {
        const requestId: string = `matrix-${String(calls.length).padStart(6, '0')}`;
        const call = await callFor(context, fixtures, { operation, relation, caller, requestId });
        calls.push({ operation, principal, relation, caller, requestId, ...call });
      }
    }

  const called: Called[] = [];
  const changes = await keptAsBegun(context.database, fixtures);
  for (const { operation, principal, relation, caller, requestId, request, sight } of calls) {
    const { answer, leaks } = await sendAndLook(server, caller.person, request, sight);
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
      leaks,
      requestId,
    });
  }
  return called;
}

export const isDenied = ({ outcome }: Cell) => /^4\d\d /.test(outcome);

/** Whoever must say under whose id they sell is let in by the rule, and told to say so (`acting.salesAgent`). */
const isToldToSay = ({ principal, outcome }: Cell) =>
  principal === 'sales-agent without an id' && outcome === '400 request.invalid';

/** Cells of which the rule was not asked, or that say nothing of it. */
export const unruled = (measured: readonly Measured[]) =>
  measured.filter((cell) => !cell.isRuled || (/^(400|413|415|429|5\d\d)/.test(cell.outcome) && !isToldToSay(cell)));

/** Denied calls that wrote something. */
export const traces = (measured: readonly Measured[]) =>
  measured.filter((cell) => isDenied(cell) && cell.changed.length > 0);

/** What a caller asks of that is not there. */
const missingRelations: readonly Relation[] = ['missing', 'proof of nothing'];
/** In these a customer is as foreign as any other, and a browser holds nothing. */
const foreignRelations: readonly Relation[] = [
  'foreign',
  'mandate over',
  'mandate revoked',
  'mandate from tomorrow',
  'proof with a wrong secret',
  'no proof',
];
export const isForeign = ({ relation }: Cell) => foreignRelations.includes(relation);

/** Foreign objects that answer otherwise than missing ones. */
export function tellingForeign(measured: readonly Measured[]): Measured[] {
  const nameOf = ({ operation, principal }: Cell) => `${operation} ${principal}`;
  const missing = new Map(
    measured.filter(({ relation }) => missingRelations.includes(relation)).map((cell) => [nameOf(cell), cell]),
  );
  return measured.filter((cell) => isForeign(cell) && cell.body !== missing.get(nameOf(cell))?.body);
}

/** What cells show though nobody may see it there, a sentence each. */
export const leaksOf = (measured: readonly Measured[]): string[] =>
  measured.flatMap(({ leaks, ...cell }) =>
    leaks.map((name) => `${cell.operation} as ${cell.principal}, ${cell.relation}, tells of ${name}`),
  );
