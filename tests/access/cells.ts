import { randomUUID } from 'node:crypto';
import type { ApiDocument } from '../../openapi/document.ts';
import { customers, fixtureOf, type Caller, type CustomerName } from '../support/callers.ts';
import { operationsOf, type ReadOperation, type Schema } from '../support/operations.ts';
import type { ObjectFixtures } from './objectFixtures.ts';

/** What the caller is to the customer whose data it asks for. */
export type Relation =
  /** The operation has no object. */
  | 'any'
  /** The request names no object, where it may. */
  | 'unnamed'
  | 'own'
  | 'represented'
  /** By a mandate whose last day is today. */
  | 'represented today'
  /** By a mandate whose last day was yesterday, that was revoked, or that begins tomorrow. */
  | 'mandate over'
  | 'mandate revoked'
  | 'mandate from tomorrow'
  /** Opened in the caller's session. */
  | 'acting'
  /** Opened in the caller's session, and closed again. */
  | 'acting ended'
  | 'foreign'
  /** A foreign one, while another customer is open in the session. */
  | 'foreign while acting'
  | 'missing';

export interface Operation extends ReadOperation {
  object: { kind: string; place: string; way: string[]; isOptional: boolean } | null;
}

export interface Request {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: object;
}

export const operationsWithObjects = (api: ApiDocument): Operation[] =>
  operationsOf(api).map((operation) => ({ ...operation, object: objectOf(operation) }));

function objectOf({ access: { object }, parameters, body }: ReadOperation): Operation['object'] {
  if (object === undefined) return null;
  const [[kind, where] = ['', '']] = Object.entries(
    typeof object === 'string' ? { customer: object } : (object as object),
  );
  const [place = '', ...way] = String(where).split('.');
  const parameter = parameters.find((candidate) => candidate.in === place && candidate.name === way[0]);
  const isOptional = place === 'body' ? mayBeLeftOut(body?.schema, way) : parameter?.required !== true;
  return { kind, place, way, isOptional };
}

function mayBeLeftOut(schema: Schema | undefined, [name = '', ...rest]: string[]): boolean {
  const member = schema?.properties?.[name];
  const isOptional = member?.nullable === true || schema?.required?.includes(name) !== true;
  return isOptional || (rest.length > 0 && mayBeLeftOut(member, rest));
}

/** The relations that a mandate makes, and those that one that does not count leaves as they were. */
const mandates = {
  represented: 'represented',
  representedToday: 'represented today',
  mandateOver: 'mandate over',
  mandateRevoked: 'mandate revoked',
  mandateToCome: 'mandate from tomorrow',
} as const satisfies Partial<Record<CustomerName, Relation>>;

/** The relations that can be made for a caller. */
export function relationsFor({ object }: Operation, { person, credential }: Caller): Relation[] {
  if (object === null) return ['any'];
  const unnamed: Relation[] = object.isOptional ? ['unnamed'] : [];
  // Someone without a good session is told so whatever is asked for; their own data shows it best.
  if (credential !== 'good' && credential !== 'weak') return [...unnamed, 'own', 'missing'];
  const { customerId, represents } = fixtureOf(person);
  return [
    ...unnamed,
    ...(customerId ? (['own'] as const) : []),
    ...Object.entries(mandates).flatMap(([name, relation]) => (represents?.[name as CustomerName] ? [relation] : [])),
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
    case 'represented today':
      return customers.representedToday;
    case 'mandate over':
      return customers.mandateOver;
    case 'mandate revoked':
      return customers.mandateRevoked;
    case 'mandate from tomorrow':
      return customers.mandateToCome;
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

/** The customer whom the caller's session opens before the call. */
export const grantFor = (relation: Relation) =>
  relation === 'acting' || relation === 'foreign while acting'
    ? { customerId: customers.opened }
    : relation === 'acting ended'
      ? { customerId: customers.opened, hasEnded: true }
      : undefined;

/**
 * The request of a cell: sound in everything, so that the rule alone decides on it. What an operation must be given
 * comes from its examples, the object from the relation; a key is fresh.
 */
export const requestFor = (
  operation: Operation,
  relation: Relation,
  caller: Caller,
  fixtures: ObjectFixtures,
): Request => requestAbout(operation, customerOf(relation, caller), fixtures);

/** The same, about what a customer has; null: about nobody's. */
export function requestAbout(operation: Operation, customerId: string | null, fixtures: ObjectFixtures): Request {
  const { method, object, parameters, body } = operation;
  const fixture = object && fixtures[object.kind];
  if (fixture === undefined) throw new Error(`tests/access/objects has nothing for a ${object?.kind}`);
  const name = fixture && customerId !== null ? fixture.nameOf(customerId) : null;

  const given = new Map<string, string>();
  for (const parameter of parameters)
    if (parameter.required && !isObject(operation, parameter))
      given.set(keyOf(parameter), exampleOf(operation, parameter));
  if (object && object.place !== 'body' && name !== null) given.set(`${object.place} ${object.way[0]}`, name);
  const at = (place: string) =>
    [...given]
      .filter(([key]) => key.startsWith(`${place} `))
      .map(([key, value]) => [key.slice(place.length + 1), value] as const);

  const path = at('path').reduce(
    (url, [key, value]) => url.replace(`{${key}}`, encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(at('query').map(([key, value]) => [key, value])).toString();
  return {
    method,
    url: query ? `${path}?${query}` : path,
    headers: Object.fromEntries(at('header').map(([key, value]) => [key.toLowerCase(), value])),
    ...(body ? { payload: bodyOf(operation, name) } : {}),
  };
}

const isObject = ({ object }: Operation, parameter: { in: string; name: string }) =>
  object?.place === parameter.in && object.way[0] === parameter.name;

const keyOf = (parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`;

function exampleOf({ id }: Operation, { name, example, schema }: Operation['parameters'][number]): string {
  if (name === 'Idempotency-Key') return randomUUID();
  const value = example ?? schema.example ?? schema.enum?.[0];
  if (value === undefined) throw new Error(`${id} has no example of ${name}`);
  return String(value);
}

function bodyOf({ id, body, object }: Operation, name: string | null): object {
  const example = body?.example;
  if (typeof example !== 'object' || example === null) throw new Error(`${id} has no example of its body`);
  const sent = structuredClone(example) as Record<string, unknown>;
  if (object?.place !== 'body') return sent;
  const [last = '', ...before] = object.way.toReversed();
  const holder = before.reduceRight((found, step) => (found[step] ??= {}) as Record<string, unknown>, sent);
  if (name !== null) holder[last] = name;
  else if (isNullable(body?.schema, object.way)) holder[last] = null;
  else delete holder[last];
  return sent;
}

const isNullable = (schema: Schema | undefined, way: string[]): boolean =>
  way.reduce((found, step) => found?.properties?.[step], schema)?.nullable === true;
