import { randomUUID } from 'node:crypto';
import { splitPath, type ApiDocument } from '../../openapi/document.ts';
import { customers, fixtureOf, principalsOf, type Caller, type CustomerName } from '../support/callers.ts';
import { newIdentityCode } from '../support/identityCodes.ts';
import { put } from '../support/members.ts';
import { operationsOf, type ReadOperation, type Schema } from '../support/operations.ts';
import type { ObjectFixture, ObjectFixtures } from './objectFixtures.ts';

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
  | 'missing'
  /** The browser is bound to what the caller has asked for, and to what another has. */
  | 'own proof'
  | 'proof of another'
  /** It holds a wrong secret of what the caller has asked for, nothing that exists, or nothing. */
  | 'proof with a wrong secret'
  | 'proof of nothing'
  | 'no proof';

const ofBrowser = [
  'own proof',
  'proof of another',
  'proof with a wrong secret',
  'proof of nothing',
  'no proof',
] as const satisfies Relation[];

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
  if (object.place === 'cookie') return [...ofBrowser];
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
    default:
      throw new Error(`${relation} is a browser's, and no customer's`);
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
): Request =>
  operation.object?.place === 'cookie'
    ? requestNaming(operation, heldName(relation, caller, fixtureFor(operation, fixtures)))
    : withSale(requestAbout(operation, customerOf(relation, caller), fixtures), { operation, relation, caller });

/** In these somebody orders for themselves, though they may be an employee too. */
const ofOneself: readonly Relation[] = ['own', 'represented', 'represented today'];

/** The same; where an employee orders in somebody's place, with how it was sold. */
function withSale(
  request: Request,
  { operation: { body }, relation, caller }: { operation: Operation; relation: Relation; caller: Caller },
): Request {
  if (!principalsOf(caller).includes('employee') || ofOneself.includes(relation)) return request;
  const way = [['salesInfo'], ['order', 'salesInfo']].find((steps) => schemaAt(body?.schema, steps)?.example);
  if (!way) return request;
  return { ...request, payload: put(request.payload, way, schemaAt(body?.schema, way)?.example) as object };
}

function fixtureFor({ object }: Operation, fixtures: ObjectFixtures): ObjectFixture | null {
  const fixture = object && fixtures[object.kind];
  if (fixture === undefined) throw new Error(`tests/access/objects has nothing for a ${object?.kind}`);
  return fixture;
}

/** What the caller's browser holds. */
function heldName(relation: Relation, { person }: Caller, fixture: ObjectFixture | null): string | null {
  const heldBy = fixture?.heldBy;
  if (!heldBy) throw new Error('tests/access/objects does not say what browsers hold');
  switch (relation) {
    case 'own proof':
      return heldBy(person);
    case 'proof of another':
      return heldBy(person === 'consumer' ? 'company' : 'consumer');
    case 'proof with a wrong secret':
      return heldBy(person, 'wrong');
    case 'proof of nothing':
      return heldBy(null);
    default:
      return null;
  }
}

/** The same, about what a customer has; null: about nobody's. */
export function requestAbout(operation: Operation, customerId: string | null, fixtures: ObjectFixtures): Request {
  const fixture = fixtureFor(operation, fixtures);
  const request = requestNaming(operation, fixture && customerId !== null ? fixture.nameOf(customerId) : null);
  return customerId === null ? request : withWhose(request, operation, customerId);
}

/** Where the body names something of a customer and says beside it whose it is, it says so truly: the name decides. */
function withWhose(request: Request, { object, body }: Operation, customerId: string): Request {
  if (object?.place !== 'body' || object.kind === 'customer') return request;
  const ways = [['customerId'], ['formData', 'customerId'], ['order', 'formData', 'customerId']];
  const way = ways.find((steps) => schemaAt(body?.schema, steps));
  return way ? { ...request, payload: put(request.payload, way, customerId) as object } : request;
}

/** The same, about what has the name. */
function requestNaming(operation: Operation, name: string | null): Request {
  const { method, object, parameters, body } = operation;

  const given = new Map<string, string>();
  for (const parameter of parameters)
    if (parameter.required && parameter.in !== 'cookie' && !isObject(operation, parameter))
      given.set(keyOf(parameter), exampleOf(operation, parameter));
  if (object && object.place !== 'body' && name !== null) given.set(`${object.place} ${object.way[0]}`, name);
  const at = (place: string) =>
    [...given]
      .filter(([key]) => key.startsWith(`${place} `))
      .map(([key, value]) => [key.slice(place.length + 1), value] as const);

  const { address, query: fixed } = splitPath(operation.path);
  const path = at('path').reduce((url, [key, value]) => url.replace(`{${key}}`, encodeURIComponent(value)), address);
  const query = [fixed, new URLSearchParams(at('query').map(([key, value]) => [key, value])).toString()]
    .filter(Boolean)
    .join('&');
  return {
    method,
    url: query ? `${path}?${query}` : path,
    headers: Object.fromEntries([
      ...at('header').map(([key, value]) => [key.toLowerCase(), value]),
      // As the server names it where it is reached by http.
      ...at('cookie').map(([key, value]) => ['cookie', `kajo_${key}=${value}`]),
    ]) as Record<string, string>,
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
  const sent = withNewPerson(example) as Record<string, unknown>;
  // Where the address names a contract and the body its code, both are of the same.
  if (object?.kind === 'contract' && object.place === 'path' && name !== null && 'contractCode' in sent)
    return { ...sent, contractCode: `K${name}` };
  if (object?.place !== 'body') return sent;
  const [last = '', ...before] = object.way.toReversed();
  const holder = before.reduceRight((found, step) => (found[step] ??= {}) as Record<string, unknown>, sent);
  if (name !== null) holder[last] = name;
  else if (isNullable(body?.schema, object.way)) holder[last] = null;
  else delete holder[last];
  return sent;
}

/** A copy of an example, whoever is typed in it somebody who has never been there. */
const withNewPerson = (example: object): unknown =>
  JSON.parse(JSON.stringify(example), (name, value: unknown) =>
    name === 'identityCode' && typeof value === 'string' ? newIdentityCode() : value,
  );

const schemaAt = (schema: Schema | undefined, way: readonly string[]): Schema | undefined =>
  way.reduce((found, step) => found?.properties?.[step], schema);

const isNullable = (schema: Schema | undefined, way: string[]): boolean => schemaAt(schema, way)?.nullable === true;
