import fc from 'fast-check';
import { customers } from '../support/callers.ts';
import type { ReadOperation, Schema } from '../support/operations.ts';
import { at, put } from '../support/members.ts';
import { isAllowed } from './api.ts';

type Body = NonNullable<ReadOperation['body']>;
type Way = readonly (string | number)[];

/** The example of a body, the customer in it one that the caller may speak for. */
export function exampleOf({ example }: Body): unknown {
  return JSON.parse(JSON.stringify(example), (name, value: unknown) =>
    name === 'customerId' && typeof value === 'string' ? customers.ownB2c : value,
  );
}

/** Bodies that the schema allows. */
export const validBodies = ({ schema }: Pick<Body, 'schema'>): fc.Arbitrary<unknown> => valid(schema, '');

function valid(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const value = validValue(schema, name);
  return schema.nullable ? fc.option(value, { freq: 4 }) : value;
}

function validValue(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (name === 'customerId') return fc.constant(customers.ownB2c);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).map(
        ([key, member]) => [key, valid(member, key)] as const,
      );
      return fc.record(Object.fromEntries(members), { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(valid(schema.items ?? {}, ''), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 50),
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? -1000), max: Math.floor(schema.maximum ?? 1000) });
    default:
      return validText(schema);
  }
}

function validText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 300, pattern, format } = schema;
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-11-22', '2024-02-29');
  if (format === 'date-time') return fc.constant('2026-11-22T10:00:00.000Z');
  const texts = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) });
  // PostgreSQL keeps no NUL, and half a character is none.
  return texts
    .map((text) => text.replaceAll('\u0000', '').toWellFormed())
    .filter((text) => isAllowed({ schema }, text));
}

export interface Broken {
  body: unknown;
  /** As the answer names it: `body.email`. */
  field: string;
  rule: string;
}

const rules = [
  'type',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'required',
  'additionalProperties',
] as const;

/** The rules that a schema has, each of which some broken body must break. */
export function rulesOf(schema: Schema): Set<string> {
  const own = rules.filter((rule) => {
    const value = schema[rule];
    if (rule === 'required') return schema.required !== undefined && schema.required.length > 0;
    if (rule === 'additionalProperties') return value === false;
    if (rule === 'minLength' || rule === 'minItems') return Number(value ?? 0) > 0;
    return value !== undefined;
  });
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return new Set([...own, ...inside.flatMap((member) => [...rulesOf(member)])]);
}

/**
 * The example broken in one rule of one member at a time: each rule that the schema has at each member, the members of
 * lists at the first one. Members that the example leaves out or has null are given a value first.
 */
export function brokenBodies(body: Body): Broken[] {
  return brokenAt(body.schema, [], exampleOf(body));
}

function brokenAt(schema: Schema, way: Way, whole: unknown): Broken[] {
  const field = ['body', ...way].join('.');
  const value = at(whole, way);
  const broken = Object.entries(brokenValues(schema, value)).map(([rule, bad]) => ({
    body: put(whole, way, bad),
    field,
    rule,
  }));
  const missing = (schema.required ?? []).map((name) => {
    const { [name]: _left, ...rest } = value as Record<string, unknown>;
    return { body: put(whole, way, rest), field: `${field}.${name}`, rule: 'required' };
  });
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    brokenAt(member, [...way, name], filled(member, [...way, name], whole)),
  );
  const first = schema.items ? brokenAt(schema.items, [...way, 0], filled(schema.items, [...way, 0], whole)) : [];
  return [...broken, ...missing, ...inside, ...first];
}

/** A value for each rule of the schema itself that breaks that rule, whatever else it breaks. */
function brokenValues(schema: Schema, value: unknown): Record<string, unknown> {
  const bad: Record<string, unknown> = {};
  if (schema.type) bad.type = schema.type === 'string' ? 7 : 'a text';
  if (schema.enum) bad.enum = schema.type === 'string' || schema.type === undefined ? 'none of them' : 987_654;
  if (schema.minLength) bad.minLength = 'x'.repeat(schema.minLength - 1);
  if (schema.maxLength !== undefined) bad.maxLength = 'x'.repeat(schema.maxLength + 1);
  if (schema.pattern) bad.pattern = textAgainst(schema.pattern);
  if (schema.format) bad.format = 'of no format';
  if (schema.minimum !== undefined) bad.minimum = schema.minimum - 1;
  if (schema.maximum !== undefined) bad.maximum = schema.maximum + 1;
  if (schema.minItems) bad.minItems = [];
  if (schema.maxItems !== undefined)
    bad.maxItems = Array.from({ length: schema.maxItems + 1 }, () => (value as unknown[])[0]);
  if (schema.additionalProperties === false) bad.additionalProperties = { ...(value as object), isAdmin: true };
  return bad;
}

function textAgainst(pattern: string): string {
  const found = ['!', '', ' ', 'x', '0', '\n'].find((text) => !new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`no text was found that breaks ${pattern}`);
  return found;
}

/** The whole with a value where the schema wants one and the example has none. */
function filled(schema: Schema, way: Way, whole: unknown): unknown {
  if ((at(whole, way) ?? null) !== null) return whole;
  const [made] = fc.sample(validValue(schema, String(way.at(-1))), { seed: 1, numRuns: 1 });
  return put(whole, way, made);
}
