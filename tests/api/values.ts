import fc from 'fast-check';
import { customers } from '../support/callers.ts';
import type { Schema } from '../support/operations.ts';
import { isAllowed } from './api.ts';

/** Values that a schema allows. @param name of the member or parameter that it is of */
export function valid(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const value = validValue(schema, name);
  return schema.nullable ? fc.option(value, { freq: 4 }) : value;
}

/** The same, and never null. */
export function validValue(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (name === 'customerId') return fc.constant(customers.ownB2c);
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((choice) => choice !== null));
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

/** Characters, and what databases do not keep: none at all, and half a one. */
const units = fc.oneof(
  { weight: 30, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 10, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom('\u0000', '\ud800', '\udfff', '\u202e', "'", '"', '\\') },
);

function validText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 300, pattern, format } = schema;
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-11-22', '2024-02-29');
  if (format === 'date-time') return fc.constant('2026-11-22T10:00:00.000Z');
  const texts = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ unit: units, minLength, maxLength: Math.min(maxLength, 300) });
  return texts.filter((text) => isAllowed({ schema }, text));
}
