import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

type Check = ReturnType<FastifySchemaCompiler<object>>;

/** What was sent is neither bent into shape nor trimmed: it fits, or it is refused. An example is no rule. */
const ajv = new Ajv({ useDefaults: true, allErrors: true, addUsedSchema: false, keywords: ['example'] });
addFormats(ajv);

const checks = new WeakMap<object, Check>();

/**
 * The check of one part of a request, made when somebody first asks: a server that starts waits for none of them. Servers
 * of one process that are made from the same schema have it together.
 */
export const compileCheck: FastifySchemaCompiler<object> = ({ schema }) => {
  const known = checks.get(schema);
  if (known) return known;
  let made: ValidateFunction | undefined;
  const check: Check = (data) => {
    made ??= ajv.compile(schema);
    return made(data) ? true : { error: made.errors ?? [] };
  };
  checks.set(schema, check);
  return check;
};
