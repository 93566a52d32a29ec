import { principals, type Principal } from './actor.ts';
import type { OperationObject } from './description.ts';

const relations = ['own', 'represented', 'acting', 'verified', 'unnamed', 'any'] as const;
/**
 * What a caller is to the object of an operation; `verified` where their browser holds its secret, `unnamed` where the
 * request names none though it could, `any` where the operation has no object.
 */
export type Relation = (typeof relations)[number];

/** Where a request names an object: a parameter, a cookie among them, or a member of the body by its way there. */
export interface ObjectName {
  /** `customer`, or what a resolver is for. */
  kind: string;
  place: 'path' | 'query' | 'body' | 'cookie';
  way: readonly string[];
  /** Whether a request may name none: what `unnamed` is for. */
  isOptional: boolean;
}

export interface AccessRule {
  object: ObjectName | null;
  allowed: Partial<Record<Relation, readonly Principal[]>>;
  /** Whether the session must have begun with strong authentication. */
  isStrong: boolean;
}

const hasNoSession = (principal: unknown) => principal === 'anonymous';

type Json = Record<string, unknown>;
type Complain = (mistake: string) => void;

/** The access rule of an operation (`access.deny`). @param complain is told each mistake */
export function readRule(description: OperationObject, complain: Complain): AccessRule {
  const rule = description['x-access'] as Json | undefined;
  if (!rule) {
    complain('it has no x-access');
    return { object: null, allowed: {}, isStrong: false };
  }
  const { object, strength, ...allowed } = rule;
  if (Object.keys(allowed).length === 0) complain('its x-access lets nobody in');
  for (const [relation, who] of Object.entries(allowed)) {
    if (!relations.some((known) => known === relation)) complain(`${relation} is no relation`);
    if (!Array.isArray(who) || who.length === 0) complain(`${relation} names nobody`);
    else
      for (const name of who) {
        if (!principals.some((known) => known === name)) complain(`${name} is no principal`);
        if ((name === 'verified-order') !== (relation === 'verified')) complain(`${name} does not go with ${relation}`);
      }
  }
  if ((object === undefined) !== 'any' in allowed) complain('its x-access needs either an object or the relation any');
  if (strength !== undefined && strength !== 'strong') complain(`${String(strength)} is no strength`);
  if (strength !== undefined && Object.values(allowed).flat().some(hasNoSession))
    complain('its x-access asks strangers for a strong session');
  return {
    object: readObject(description, object, 'unnamed' in allowed, complain),
    allowed,
    isStrong: strength === 'strong',
  };
}

function readObject(
  description: OperationObject,
  object: unknown,
  hasUnnamed: boolean,
  complain: Complain,
): ObjectName | null {
  if (object === undefined) {
    if (hasUnnamed) complain('unnamed needs an object');
    return null;
  }
  const [kind, where] = kindOf(object);
  const [place, ...way] = where.split('.');
  const isOptional = isLeftOut(description, place, way);
  if (isOptional === null) {
    complain(`its object ${where} is neither a parameter nor a member of the body`);
    return null;
  }
  if (hasUnnamed && !isOptional) complain(`its object ${where} is always named, and unnamed lets nobody in`);
  return { kind, place: place as ObjectName['place'], way, isOptional };
}

/** `path.customerId` names a customer, `{ contract: path.contractNo }` what a resolver knows. */
function kindOf(object: unknown): [kind: string, where: string] {
  if (typeof object !== 'object' || object === null) return ['customer', String(object)];
  const [[kind, where] = ['', ''], ...others] = Object.entries(object);
  return others.length > 0 ? [kind, 'of several kinds'] : [kind, String(where)];
}

/** Whether a request may leave the object unnamed; null where it cannot name one there at all. */
function isLeftOut({ parameters = [], requestBody }: OperationObject, place = '', way: string[]): boolean | null {
  if (place === 'path' || place === 'query' || place === 'cookie') {
    const parameter = parameters.find((candidate) => candidate.in === place && candidate.name === way[0]);
    return parameter && way.length === 1 ? parameter.required !== true : null;
  }
  const schema = requestBody?.content['application/json']?.schema;
  if (place !== 'body' || !schema || way.length === 0) return null;
  const member = isMemberLeftOut(schema, way);
  return member === null ? null : member || requestBody.required !== true;
}

function isMemberLeftOut({ properties = {}, required = [] }: Json, [name = '', ...rest]: string[]): boolean | null {
  const member = (properties as Record<string, Json>)[name];
  if (!member) return null;
  const isOptional = member.nullable === true || !(required as string[]).includes(name);
  if (rest.length === 0) return isOptional;
  const inside = isMemberLeftOut(member, rest);
  return inside === null ? null : inside || isOptional;
}

/** What a request names at a place; null where it leaves it out. Whatever else stands there is a name, if of nothing. */
export function namedObject(
  { place, way }: ObjectName,
  { params, query, body, cookies }: Record<'params' | 'query' | 'body' | 'cookies', unknown>,
): string | null {
  let found: unknown = { path: params, query, body, cookie: cookies }[place];
  for (const step of way) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return null;
    found = (found as Json)[step];
  }
  if (found === undefined || found === null) return null;
  return typeof found === 'string' ? found : JSON.stringify(found);
}
