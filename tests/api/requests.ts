import fc from 'fast-check';
import { customers } from '../support/callers.ts';
import type { Parameter } from '../support/operations.ts';
import { isAllowed, type Operation } from './api.ts';
import { validBodies } from './bodies.ts';

export interface Request {
  path: Record<string, string>;
  /** A parameter may stand there twice. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** Left out where the operation takes none. */
  body?: unknown;
  /** What is wrong with it; null: nothing. */
  fault: string | null;
}

const visible = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/);

/** Texts that the API allows for a parameter. */
function allowed({ name, in: place, schema }: Parameter): fc.Arbitrary<string> {
  if (name === 'customerId') return fc.oneof(fc.constant(customers.ownB2c), fc.stringMatching(/^[0-9]{6,12}$/));
  // A repetition would get the first answer again.
  if (name === 'Idempotency-Key') return fc.uuid();
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  const maxLength = Math.min(schema.maxLength ?? 300, 300);
  return place === 'header' ? visible : fc.string({ unit: 'grapheme', maxLength });
}

const nasty = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  '[object Object]',
  '-1',
  '1e9',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  'ääkköset',
  '🙂',
  '%00',
  '%',
  '\r\nSet-Cookie: a=b',
  'A,M,O,S,A',
  'TRUE',
  'fi ',
  '1'.repeat(13),
  'x'.repeat(600),
  'x'.repeat(5_000),
];

/** Texts that break the API for a parameter; none where nothing does. */
function broken(parameter: Parameter): fc.Arbitrary<string> | null {
  const isSendable = (text: string) =>
    parameter.in === 'header'
      ? /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text)
      : parameter.in !== 'path' || text !== '';
  const isBroken = (text: string) => isSendable(text) && !isAllowed(parameter, text);
  const fixed = nasty.filter(isBroken);
  if (fixed.length === 0) return null;
  const { pattern, enum: choices } = parameter.schema;
  // Chance finds nothing that breaks a mere limit of length.
  if (!pattern && !choices) return fc.constantFrom(...fixed);
  const chance = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(isBroken);
  return fc.oneof(fc.constantFrom(...fixed), chance);
}

function assemble(entries: readonly { parameter: Parameter; value: string | null }[], fault: string | null): Request {
  const given = entries.filter((entry): entry is { parameter: Parameter; value: string } => entry.value !== null);
  const at = (place: Parameter['in']) =>
    given
      .filter(({ parameter }) => parameter.in === place)
      .map(({ parameter, value }) => [parameter.name, value] as const);
  return {
    path: Object.fromEntries(at('path')),
    query: at('query').map(([name, value]) => [name, value]),
    headers: Object.fromEntries(at('header')),
    fault,
  };
}

/** A text for each parameter; those that may be left out sometimes are. */
function values({ parameters }: Operation) {
  return fc.tuple(
    ...parameters.map((parameter) =>
      (parameter.required ? allowed(parameter) : fc.option(allowed(parameter), { freq: 3 })).map((value) => ({
        parameter,
        value,
      })),
    ),
  );
}

const withBody = ({ body }: Operation, requests: fc.Arbitrary<Request>): fc.Arbitrary<Request> =>
  body ? fc.tuple(requests, validBodies(body)).map(([request, sent]) => ({ ...request, body: sent })) : requests;

export const validRequests = (operation: Operation): fc.Arbitrary<Request> =>
  withBody(
    operation,
    values(operation).map((entries) => assemble(entries, null)),
  );

/** Requests of which exactly one parameter breaks the API; null where the operation has none that can be broken. */
export function brokenRequests(operation: Operation): fc.Arbitrary<Request> | null {
  const breakable = operation.parameters.flatMap((parameter) => {
    const arbitrary = broken(parameter);
    return arbitrary ? [{ parameter, arbitrary }] : [];
  });
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
  const kinds: fc.Arbitrary<Request>[] = breakable.map(({ parameter, arbitrary }) =>
    fc.tuple(values(operation), arbitrary).map(([entries, value]) =>
      assemble(
        entries.map((entry) => (entry.parameter === parameter ? { parameter, value } : entry)),
        `${parameter.in} ${parameter.name} is ${JSON.stringify(value.slice(0, 60))}`,
      ),
    ),
  );
  for (const parameter of queries)
    kinds.push(
      fc.tuple(values(operation), allowed(parameter), allowed(parameter)).map(([entries, one, other]) => {
        const rest = entries.filter((entry) => entry.parameter !== parameter);
        const request = assemble(rest, `${parameter.name} stands there twice`);
        return { ...request, query: [...request.query, [parameter.name, one], [parameter.name, other]] };
      }),
    );
  return kinds.length > 0 ? withBody(operation, fc.oneof(...kinds)) : null;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

export function urlOf({ path }: Operation, request: Request): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(request.path[name] ?? ''));
  const query = request.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return query ? `${filled}?${query}` : filled;
}
