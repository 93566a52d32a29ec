import fc from 'fast-check';
import type { ApiDocument } from '../../openapi/document.ts';
import { validValue } from '../api/values.ts';
import { at, put } from '../support/members.ts';
import { callers, insertCallers, type Caller } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { sendAndLook } from '../support/lookedThrough.ts';
import type { Schema } from '../support/operations.ts';
import { callFor } from './call.ts';
import { operationsWithObjects, type Operation, type Relation } from './cells.ts';
import { keptAsBegun } from './keptAsBegun.ts';
import { insertObjects, type ObjectFixtures } from './objectFixtures.ts';
import type { Cell, FieldRow } from './table.ts';
import { EVERYONE, fieldOf, NOBODY, UNKNOWN_FIELD, waysIn, type Way } from './undecided.ts';

export interface MeasuredFields {
  rows: FieldRow[];
  leaks: string[];
}

type WithBody = Operation & { body: NonNullable<Operation['body']> };
/** As whom an operation is called, so that it is allowed by the committed matrix. */
type AllowedCall = { operation: WithBody; principal: string; caller: Caller; relation: Relation };

/**
 * Sends each field of each body alone, beside nothing but what the schema requires, and then one that the schema does not
 * name, as every caller whom the matrix lets in (`access.fields`).
 */
export async function measureFields(api: ApiDocument, matrix: readonly Cell[]): Promise<MeasuredFields> {
  const server = await openTestServer({ api });
  await insertCallers(server.context.database, server.context.clock);
  const fixtures = await insertObjects(server.context.database);
  const restore = await keptAsBegun(server.context.database, fixtures);
  const measured: MeasuredFields = { rows: [], leaks: [] };
  for (const operation of operationsWithObjects(api)) {
    if (!operation.body) continue;
    const withBody = { ...operation, body: operation.body };
    const allowed = allowedCalls(withBody, matrix);
    for (const way of [...waysIn(operation.body.schema), null]) {
      const field = way ? fieldOf(way) : UNKNOWN_FIELD;
      const writers = [];
      for (const call of allowed) {
        const { isTaken, leaks } = await sendField(server, fixtures, call, way);
        await restore();
        if (isTaken) writers.push(call.principal);
        measured.leaks.push(
          ...leaks.map((name) => `${operation.id} of ${field} as ${call.principal} tells of ${name}`),
        );
      }
      measured.rows.push({ operation: operation.id, field, writers: writersOf(writers, allowed) });
    }
  }
  await server.close();
  return measured;
}

function writersOf(writers: readonly string[], allowed: readonly AllowedCall[]): string {
  if (writers.length === 0) return NOBODY;
  return writers.length === allowed.length ? EVERYONE : writers.join(' + ');
}

/** The first relation in which each caller may call it. */
function allowedCalls(operation: WithBody, matrix: readonly Cell[]): AllowedCall[] {
  return Object.entries(callers).flatMap(([principal, caller]) => {
    const cells = matrix.filter((cell) => cell.operation === operation.id && cell.principal === principal);
    // The object is a field too: where it can be named, it is.
    const cell = cells.filter(({ outcome }) => outcome.startsWith('2')).toSorted(unnamedLast)[0];
    return cell ? [{ operation, principal, caller, relation: cell.relation }] : [];
  });
}

const unnamedLast = (one: Cell, other: Cell) =>
  Number(one.relation === 'unnamed') - Number(other.relation === 'unnamed');

let sent = 0;

async function sendField(
  server: TestServer,
  fixtures: ObjectFixtures,
  { operation, caller, relation }: AllowedCall,
  way: Way | null,
): Promise<{ isTaken: boolean; leaks: string[] }> {
  sent += 1;
  const requestId = `fields-${String(sent).padStart(6, '0')}`;
  const { request, sight } = await callFor(server.context, fixtures, { operation, relation, caller, requestId });
  const whole = request.payload as object;
  const least = requiredOf(operation.body.schema, whole);
  const payload = way === null ? put(least, ['isAdmin'], true) : withMember(operation.body.schema, least, whole, way);
  const { answer, leaks } = await sendAndLook(server, caller.person, { ...request, payload: payload as object }, sight);
  if (answer.statusCode >= 500) throw new Error(`${operation.id}: ${answer.body}`);
  // What stands in the way then is an order that another caller has made for the same place, and not the field.
  const isOrdered = answer.statusCode === 409 && answer.json().code === 'order.ownContract';
  return { isTaken: answer.statusCode < 300 || isOrdered, leaks };
}

/** A body without what may be left out. */
function requiredOf(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((member) => requiredOf(schema.items ?? {}, member));
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const required = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(required.map(([name, member]) => [name, requiredOf(member, (value as never)[name])]));
}

const made = new Map<Schema, unknown>();

/** A value as the schema has it, the same each time. */
function madeOf(schema: Schema, name: string): unknown {
  if (!made.has(schema)) made.set(schema, fc.sample(validValue(schema, name), { seed: 1, numRuns: 1 })[0]);
  return made.get(schema);
}

/** A body with one member more, as the example has it or else made. */
function withMember(schema: Schema, least: unknown, whole: unknown, way: Way): unknown {
  let [member, holder] = [schema, least];
  for (const [index, step] of way.entries()) {
    member = (typeof step === 'number' ? member.items : member.properties?.[step]) ?? {};
    const here = way.slice(0, index + 1);
    const given = at(whole, here) ?? at(holder, here) ?? member.example ?? madeOf(member, String(step));
    if ((at(holder, here) ?? null) === null || index === way.length - 1)
      holder = put(holder, here, index === way.length - 1 ? given : requiredOf(member, given));
  }
  return holder;
}
