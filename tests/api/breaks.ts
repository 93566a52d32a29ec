import fc from 'fast-check';
import { at, put } from '../support/members.ts';
import type { Parameter, Schema } from '../support/operations.ts';
import { rulesBroken, type Operation } from './api.ts';
import { withoutParameter, withParameter, type Request } from './requests.ts';
import { validValue } from './values.ts';

type Way = readonly (string | number)[];

/** One keyword of the API, and how it is broken where it stands; all else of a request stays as it is. */
export interface Break {
  /** As the answer names it: `query.status`, `body.email`. */
  field: string;
  /** The keyword: `pattern`, `required`. */
  rule: string;
  breaks: fc.Arbitrary<(request: Request) => Request>;
}

/** Every keyword of an operation that a request can break, each where it stands. */
export const breaksOf = ({ parameters, body }: Operation): Break[] => [
  // Of a cookie the rule of access says what there is to say.
  ...parameters.filter((parameter) => parameter.in !== 'cookie').flatMap(breaksOfParameter),
  // What an empty body lacks is named, and only where it could be empty the body itself.
  ...(body?.isRequired
    ? (body.schema.required ?? [null]).map((name) => ({
        field: name === null ? 'body' : `body.${name}`,
        rule: 'required',
        breaks: fc.constantFrom(withoutBody, withNull),
      }))
    : []),
  // No body at all is told apart from one of another type.
  ...(body ? breaksAt({ ...body.schema, nullable: true }, [], (whole) => whole) : []),
];

const withoutBody = ({ body: _left, ...request }: Request): Request => request;
const withNull = (request: Request): Request => ({ ...request, body: null });

function breaksOfParameter(parameter: Parameter): Break[] {
  const { name, in: place, schema, required } = parameter;
  const field = `${place}.${name}`;
  const isSendable = (text: string) =>
    place === 'header' ? /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) : place === 'query' || /[^.]/.test(text);
  const texts = textRules.flatMap((rule) => {
    const wrong = wrongTexts(schema, rule, isSendable);
    return wrong
      ? [{ field, rule, breaks: wrong.map((text) => (sent: Request) => withParameter(sent, parameter, text)) }]
      : [];
  });
  const twice = (sent: Request): Request => {
    const once = withParameter(sent, parameter, sent.query.find(([other]) => other === name)?.[1] ?? 'x');
    return { ...once, query: [...once.query, [name, 'x']] };
  };
  return [
    ...texts,
    ...(place === 'query' ? [{ field, rule: 'type', breaks: fc.constant(twice) }] : []),
    ...(required && place !== 'path'
      ? [{ field, rule: 'required', breaks: fc.constant((sent: Request) => withoutParameter(sent, parameter)) }]
      : []),
  ];
}

/**
 * The keywords of a member of the body and of all within it.
 *
 * @param fill puts a value where the schema wants one, on the way to the member, and the request has none
 */
function breaksAt(schema: Schema, way: Way, fill: (whole: unknown) => unknown): Break[] {
  const field = ['body', ...way].join('.');
  const change = (rule: string, where: string, values: fc.Arbitrary<(value: unknown) => unknown>): Break => ({
    field: where,
    rule,
    breaks: values.map((make) => (request) => {
      const whole = fill(request.body);
      return { ...request, body: put(whole, way, make(at(whole, way))) };
    }),
  });
  const own = Object.entries(wrongValues(schema)).map(([rule, values]) => change(rule, field, values));
  const missing = (schema.required ?? []).map((name) =>
    change(
      'required',
      `${field}.${name}`,
      fc.constant((value) => without(value, name)),
    ),
  );
  const within = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    breaksAt(member, [...way, name], (whole) => filled(member, [...way, name], fill(whole))),
  );
  const first = schema.items
    ? breaksAt(schema.items, [...way, 0], (whole) => filled(schema.items ?? {}, [...way, 0], fill(whole)))
    : [];
  return [...own, ...missing, ...within, ...first];
}

function without(value: unknown, name: string): unknown {
  const { [name]: _left, ...rest } = value as Record<string, unknown>;
  return rest;
}

function filled(schema: Schema, way: Way, whole: unknown): unknown {
  if ((at(whole, way) ?? null) !== null) return whole;
  const [made] = fc.sample(validValue(schema, String(way.at(-1))), { seed: 1, numRuns: 1 });
  return put(whole, way, made);
}

const textRules = ['enum', 'minLength', 'maxLength', 'pattern', 'format'] as const;

/** For each keyword of the schema itself, what makes a value of a good one that breaks it and, where that can be, no other. */
function wrongValues(schema: Schema): Record<string, fc.Arbitrary<(value: unknown) => unknown>> {
  const found: Record<string, fc.Arbitrary<(value: unknown) => unknown>> = {};
  const always = (values: fc.Arbitrary<unknown>) => values.map((value) => () => value);
  const { type, minimum, maximum, minItems, maxItems } = schema;
  if (type) found.type = always(wrongTypes(schema));
  if (type === 'string' || type === undefined)
    for (const rule of textRules) {
      const texts = wrongTexts(schema, rule, () => true);
      if (texts) found[rule] = always(texts);
    }
  else if (schema.enum) found.enum = always(fc.integer({ min: 900_000, max: 990_000 }));
  if (minimum !== undefined) found.minimum = always(fc.integer({ min: minimum - 1_000_000, max: minimum - 1 }));
  if (maximum !== undefined) found.maximum = always(fc.integer({ min: maximum + 1, max: maximum + 1_000_000 }));
  if (minItems) found.minItems = fc.constant((value) => (value as unknown[]).slice(0, minItems - 1));
  if (maxItems !== undefined)
    found.maxItems = fc.constant((value) => {
      const [member] = (value as unknown[]).length > 0 ? (value as unknown[]) : [sampleOf(schema.items ?? {})];
      return Array.from({ length: maxItems + 1 }, () => member);
    });
  if (schema.additionalProperties === false)
    found.additionalProperties = fc
      .tuple(
        fc
          .constantFrom('isAdmin', 'customerID', 'sub', 'id', '', 'salesAgent', '🙂')
          .filter((key) => !schema.properties?.[key]),
        // What would change a prototype is no JSON to the server.
        fc.jsonValue({ maxDepth: 1 }).filter((more) => !/__proto__|constructor/.test(JSON.stringify(more))),
      )
      .map(([key, more]) => (value) => ({ ...(value as object), [key]: more }));
  return found;
}

const sampleOf = (schema: Schema): unknown => fc.sample(validValue(schema, ''), { seed: 1, numRuns: 1 })[0];

const ofTypes: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.constantFrom('a text', '', '7', 'true'),
  number: fc.constantFrom(7, 0, -1, 1e21),
  fraction: fc.constantFrom(1.5, -0.1),
  boolean: fc.boolean(),
  null: fc.constant(null),
  object: fc.constantFrom({}, { length: 1 }, { toString: 'x' }),
  array: fc.constantFrom([], ['x'], [[]]),
};

function wrongTypes({ type = '', nullable }: Schema): fc.Arbitrary<unknown> {
  const own = type === 'integer' ? ['number'] : type === 'number' ? ['number', 'fraction'] : [type];
  const others = Object.keys(ofTypes).filter((name) => !own.includes(name) && !(nullable && name === 'null'));
  return fc.oneof(...others.map((name) => ofTypes[name] ?? fc.constant(null)));
}

const odd = [
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
  '!',
  'x',
  '\n',
  'of no format',
  'none of them',
  '2026-13-45',
  'a@',
  '1'.repeat(13),
];

/** How many texts are tried, to see which of them break a keyword. */
const TRIED = 100;

/** Texts that break a keyword of a schema, no other where that can be; null where the schema has no such keyword to break. */
function wrongTexts(schema: Schema, rule: string, isSendable: (text: string) => boolean): fc.Arbitrary<string> | null {
  const { minLength = 0, maxLength, [rule as 'pattern']: value } = schema;
  if (value === undefined || (rule === 'minLength' && minLength === 0)) return null;
  const chance = fc.string({ unit: 'grapheme', maxLength: 40 });
  const good = validValue(schema, '').map(String);
  const candidates = fc.oneof(
    fc.constantFrom(...odd),
    chance,
    // Good but for a character.
    fc.tuple(good, fc.constantFrom('!', ' ', '\n', 'ä', 'x', '0')).map(([text, more]) => text + more),
    good.map((text) => text.slice(1)),
    fc.nat({ max: 20 }).map((more) => 'x'.repeat((maxLength ?? 0) + 1 + more)),
    fc
      .tuple(good, fc.nat({ max: 5 }))
      .map(([text, more]) =>
        (text || 'x').repeat((maxLength ?? 0) + 1 + more).slice(0, (maxLength ?? 5_000) + 1 + more),
      ),
    fc.constant('x'.repeat(Math.max(0, minLength - 1))),
  );
  const isWrong = (isAlone: boolean) => (text: string) => {
    const broken = isSendable(text) ? rulesBroken(schema, text) : [];
    return broken.includes(rule) && (!isAlone || broken.length === 1);
  };
  for (const isAlone of [true, false]) {
    const found = fc.sample(candidates, { seed: 1, numRuns: TRIED }).filter(isWrong(isAlone));
    // What is rare among them is not looked for again each time.
    if (found.length > TRIED / 5) return candidates.filter(isWrong(isAlone));
    if (found.length > 0) return fc.constantFrom(...found);
  }
  return null;
}
