import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApi } from '../../openapi/read.ts';
import { callers, customers, fixtureOf, type Caller } from '../support/callers.ts';
import type { TestServer } from '../support/inProcess.ts';
import { contentsOf } from '../support/tables.ts';
import { headersOf } from '../support/tokens.ts';

/** What the caller is to the customer whose data it asks for. */
export type Relation =
  /** The operation has no object. */
  | 'any'
  /** The request names no customer, where it may. */
  | 'unnamed'
  | 'own'
  | 'represented'
  /** Opened in the caller's session. */
  | 'acting'
  /** Opened in the caller's session, and closed again. */
  | 'acting ended'
  | 'foreign'
  /** A foreign one, while another customer is open in the session. */
  | 'foreign while acting'
  | 'missing';

interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  object: { place: string; name: string } | null;
  /** What it cannot do without, besides its object: each parameter with its example. */
  required: { place: string; name: string; value: string }[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: string;
  schema: { enum?: string[]; $ref?: string };
}
interface Api {
  paths: Record<
    string,
    Record<string, { operationId: string; 'x-access'?: { object?: string }; parameters?: Partial<Parameter>[] }>
  >;
  components: { schemas: Record<string, { enum?: string[] }> };
}

export interface Cell {
  operation: string;
  principal: string;
  relation: Relation;
  /** The status, and the code of a problem answer. */
  outcome: string;
}

export interface Measured extends Cell {
  /** The answer without what is the request's own. */
  body: string;
  /** Tables that hold something else than before. */
  changed: string[];
}

const goldenFile = join(import.meta.dirname, 'access-matrix.csv');
export const header = 'operation,principal,relation,outcome';

/** Read from the API here once more, apart from the server's own reading. */
export function readOperations(): Operation[] {
  const { paths, components } = readApi() as unknown as Api;
  const exampleOf = ({ example, schema }: Partial<Parameter>) =>
    example ?? components.schemas[schema?.$ref?.split('/').at(-1) ?? '']?.enum?.[0] ?? '';
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const [place = '', name = ''] = operation['x-access']?.object?.split('.') ?? [];
      return {
        id: operation.operationId,
        method: method.toUpperCase() as Operation['method'],
        path,
        object: name ? { place, name } : null,
        required: (operation.parameters ?? [])
          .filter((parameter) => parameter.required && parameter.name !== name)
          .map((parameter) => ({
            place: parameter.in ?? '',
            name: parameter.name ?? '',
            value: exampleOf(parameter),
          })),
      };
    }),
  );
}

export function readGolden(): Cell[] {
  const [first, ...lines] = readFileSync(goldenFile, 'utf8').trimEnd().split('\n');
  if (first !== header) throw new Error(`${goldenFile} begins with "${first}"`);
  return lines.map((line) => {
    const [operation = '', principal = '', relation = '', outcome = ''] = line.split(',');
    return { operation, principal, relation: relation as Relation, outcome };
  });
}

export const lineOf = ({ operation, principal, relation, outcome }: Cell) =>
  [operation, principal, relation, outcome].join(',');

/** The relations that can be made for a caller. */
function relationsFor({ object }: Operation, { person, credential }: Caller): Relation[] {
  if (object === null) return ['any'];
  const unnamed: Relation[] = object.place === 'query' ? ['unnamed'] : [];
  // Someone without a good session is told so whatever is asked for; their own data shows it best.
  if (credential !== 'good') return [...unnamed, 'own', 'missing'];
  const { customerId, represents } = fixtureOf(person);
  return [
    ...unnamed,
    ...(customerId ? (['own'] as const) : []),
    ...(represents ? (['represented'] as const) : []),
    'acting',
    'acting ended',
    'foreign',
    'foreign while acting',
    'missing',
  ];
}

function customerOf(relation: Relation, { person }: Caller): string | null {
  switch (relation) {
    case 'any':
    case 'unnamed':
      return null;
    case 'own':
      return fixtureOf(person).customerId ?? null;
    case 'represented':
      return customers.represented;
    case 'acting':
    case 'acting ended':
      return customers.opened;
    case 'foreign':
    case 'foreign while acting':
      return customers.foreign;
    case 'missing':
      return customers.missing;
  }
}

function urlOf({ path, object, required }: Operation, customerId: string | null): string {
  const given = object === null || customerId === null ? required : [...required, { ...object, value: customerId }];
  const filled = given
    .filter(({ place }) => place === 'path')
    .reduce((url, { name, value }) => url.replace(`{${name}}`, value), path);
  const query = given.filter(({ place }) => place === 'query').map(({ name, value }) => [name, value]);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}

const headersFor = ({ required }: Operation) =>
  Object.fromEntries(required.filter(({ place }) => place === 'header').map(({ name, value }) => [name, value]));

const grantFor = (relation: Relation) =>
  relation === 'acting' || relation === 'foreign while acting'
    ? { customerId: customers.opened }
    : relation === 'acting ended'
      ? { customerId: customers.opened, hasEnded: true }
      : undefined;

/** Calls every operation as every caller in every relation, each with a session of its own, and says what came. */
export async function measure({ app, context }: TestServer): Promise<Measured[]> {
  const requests = [];
  for (const operation of readOperations())
    for (const [principal, caller] of Object.entries(callers))
      for (const relation of relationsFor(operation, caller)) {
        const headers = { ...headersFor(operation), ...(await headersOf(context, caller, grantFor(relation))) };
        requests.push({ operation, principal, relation, headers, url: urlOf(operation, customerOf(relation, caller)) });
      }

  const measured: Measured[] = [];
  let before = await contentsOf(context.database);
  for (const { operation, principal, relation, headers, url } of requests) {
    const answer = await app.inject({ method: operation.method, url, headers });
    const after = await contentsOf(context.database);
    const problem = answer.headers['content-type']?.toString().startsWith('application/problem+json');
    const { requestId: _requestId, ...body } = problem ? (answer.json() as Record<string, unknown>) : {};
    measured.push({
      operation: operation.id,
      principal,
      relation,
      outcome: problem ? `${answer.statusCode} ${String(body.code)}` : String(answer.statusCode),
      body: problem ? JSON.stringify(body) : answer.body,
      changed: Object.keys(after).filter((table) => after[table] !== before[table]),
    });
    before = after;
  }
  return measured;
}

/** Where the measured matrix is not the committed one, a sentence each. */
export function differencesOf(golden: readonly Cell[], measured: readonly Cell[]): string[] {
  const nameOf = ({ operation, principal, relation }: Cell) => `${operation} as ${principal}, ${relation}`;
  const expected = new Map(golden.map((cell) => [nameOf(cell), cell.outcome]));
  const found = new Map(measured.map((cell) => [nameOf(cell), cell.outcome]));
  return [
    ...[...found]
      .filter(([name, outcome]) => expected.get(name) !== outcome)
      .map(([name, outcome]) => `${name}: expected ${expected.get(name) ?? 'nothing (no such row)'}, got ${outcome}`),
    ...[...expected.keys()]
      .filter((name) => !found.has(name))
      .map((name) => `${name}: is in the table, was not measured`),
  ];
}
