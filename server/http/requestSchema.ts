import type { FastifySchema } from 'fastify';
import type { OperationObject } from '../access/description.ts';

/** Where Fastify looks for what OpenAPI says of a parameter; there is none in a cookie. */
const places = { path: 'params', query: 'querystring', header: 'headers' } as const;

/**
 * What an operation is asked with, as Fastify checks it. What is answered is left out: a handler's types promise it and
 * `checkAnswers` holds it against the API, while a serialiser of Fastify would drop in silence what is not described.
 *
 * @param description with each reference resolved
 */
export function requestSchema({ parameters = [], requestBody }: OperationObject): FastifySchema {
  const schema: FastifySchema = {};
  for (const [place, part] of Object.entries(places)) {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) continue;
    schema[part] = {
      type: 'object',
      properties: Object.fromEntries(here.map((parameter) => [parameter.name, parameter.schema])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    };
  }
  if (requestBody) schema.body = { content: requestBody.content };
  // A copy, which Fastify may change.
  return structuredClone(schema);
}
