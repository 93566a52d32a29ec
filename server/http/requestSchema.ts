import type { FastifySchema } from 'fastify';
import type { OperationObject } from '../access/description.ts';

/** Where Fastify looks for what OpenAPI says of a parameter; there is none in a cookie. */
const places = { path: 'params', query: 'querystring', header: 'headers' } as const;

const schemas = new WeakMap<OperationObject, FastifySchema>();

/**
 * What an operation is asked with, as Fastify checks it. What is answered is left out: a handler's types promise it and
 * `checkAnswers` holds it against the API, while a serialiser of Fastify would drop in silence what is not described.
 *
 * @param description with each reference resolved; the same one has the same schema, also in another server of the process
 */
export function requestSchema(description: OperationObject): FastifySchema {
  const known = schemas.get(description);
  if (known) return known;
  const { parameters = [], requestBody } = description;
  const schema: FastifySchema = {};
  for (const [place, part] of Object.entries(places)) {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) continue;
    // Node has the names of headers in small letters.
    const nameOf = ({ name }: { name: string }) => (part === 'headers' ? name.toLowerCase() : name);
    schema[part] = {
      type: 'object',
      properties: Object.fromEntries(here.map((parameter) => [nameOf(parameter), parameter.schema])),
      required: here.filter(({ required }) => required).map(nameOf),
    };
  }
  if (requestBody) schema.body = { content: requestBody.content };
  // A copy, which Fastify may change.
  const own = structuredClone(schema);
  schemas.set(description, own);
  return own;
}
