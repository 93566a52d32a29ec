import fc from 'fast-check';
import { customers } from '../support/callers.ts';
import { at, put } from '../support/members.ts';
import type { Parameter } from '../support/operations.ts';
import type { Operation } from './api.ts';
import { valid } from './values.ts';

export interface Request {
  path: Record<string, string>;
  /** A parameter may stand there twice. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** Left out where the operation takes none. */
  body?: unknown;
}

const visible = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/);

/** Texts that the API allows for a parameter. */
function allowed({ name, in: place, schema }: Parameter): fc.Arbitrary<string> {
  if (name === 'customerId') return fc.oneof(fc.constant(customers.ownB2c), fc.stringMatching(/^[0-9]{6,12}$/));
  // A repetition would get the first answer again.
  if (name === 'Idempotency-Key') return fc.uuid();
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date') return fc.constantFrom('2026-11-22', '2024-02-29');
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (place === 'cookie') return fc.stringMatching(/^[!#-+\--:<-[\]-~]{1,60}$/);
  const maxLength = Math.min(schema.maxLength ?? 300, 300);
  return place === 'header' ? visible : fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength });
}

/** Puts a text where a parameter stands. */
export function withParameter(
  request: Request,
  { in: place, name }: Pick<Parameter, 'in' | 'name'>,
  text: string,
): Request {
  switch (place) {
    case 'path':
      return { ...request, path: { ...request.path, [name]: text } };
    case 'query':
      return { ...request, query: [...request.query.filter(([other]) => other !== name), [name, text]] };
    case 'header':
      return { ...request, headers: { ...request.headers, [name]: text } };
    case 'cookie':
      return { ...request, headers: { ...request.headers, cookie: `kajo_${name}=${text}` } };
  }
}

/** The request without a parameter. */
export function withoutParameter(request: Request, { in: place, name }: Pick<Parameter, 'in' | 'name'>): Request {
  const { [name]: _left, ...headers } = request.headers;
  return place === 'query'
    ? { ...request, query: request.query.filter(([other]) => other !== name) }
    : { ...request, headers };
}

/** What fits: a text for each parameter, of which those that may be left out sometimes are, and a body. */
export function validRequests({ parameters, body }: Operation): fc.Arbitrary<Request> {
  const texts = parameters.map((parameter) =>
    (parameter.required ? allowed(parameter) : fc.option(allowed(parameter), { freq: 3 })).map((text) => ({
      parameter,
      text,
    })),
  );
  const none: Request = { path: {}, query: [], headers: {} };
  const requests = fc
    .tuple(...texts)
    .map((given) =>
      given.reduce(
        (request, { parameter, text }) => (text === null ? request : withParameter(request, parameter, text)),
        none,
      ),
    );
  if (!body) return requests;
  return fc.tuple(requests, valid(body.schema, '')).map(([request, sent]) => ({ ...request, body: sent }));
}

/** The request about another object of the same kind. */
export function about(
  request: Request,
  { place, way }: { place: string; way: readonly string[] },
  name: string,
): Request {
  if (place !== 'body') return withParameter(request, { in: place as 'path', name: way[0] ?? '' }, name);
  const holder = at(request.body, way.slice(0, -1));
  return typeof holder === 'object' && holder !== null ? { ...request, body: put(request.body, way, name) } : request;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

export function urlOf({ path }: Pick<Operation, 'path'>, request: Request): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(request.path[name] ?? ''));
  const query = request.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  // Some stand at a place with a query of its own.
  return query ? `${filled}${filled.includes('?') ? '&' : '?'}${query}` : filled;
}
