import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readApi } from '../../openapi/read.ts';

export interface Schema {
  type?: string;
  enum?: string[];
  pattern?: string;
  maxLength?: number;
  $ref?: string;
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Response {
  content?: Record<string, { schema: unknown }>;
  $ref?: string;
}
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: Parameter[];
  hasSession: boolean;
  /** Who may call it, on whatever. */
  principals: string[];
  responses: Record<string, Response>;
}

interface Node {
  operationId: string;
  parameters?: Parameter[];
  security?: unknown;
  'x-access': Record<string, string | string[]>;
  responses: Record<string, Response>;
}
const document = readApi() as unknown as { paths: Record<string, Record<string, Node>> };

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'api');

function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value;
  let found: unknown = document;
  for (const step of value.$ref.replace('#/', '').split('/')) found = (found as Record<string, unknown>)[step];
  return resolve(found as Value);
}

/** The API as a caller reads it, apart from the server's own reading. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, node]) => ({
    id: node.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters: (node.parameters ?? [])
      .map((parameter) => resolve(parameter as Parameter & { $ref?: string }))
      .map((parameter) => ({ ...parameter, schema: resolve(parameter.schema) })),
    hasSession: node.security !== undefined,
    principals: Object.values(node['x-access']).flatMap((who) => (Array.isArray(who) ? who : [])),
    responses: Object.fromEntries(
      Object.entries(node.responses).map(([status, response]) => [status, resolve(response)]),
    ),
  })),
);

/** Whether a text is one that the parameter's schema allows. */
export function isAllowed(parameter: Parameter, text: string): boolean {
  return ajv.validate(parameter.schema, text);
}

const checks = new Map<unknown, ValidateFunction>();

export interface Answer {
  status: number;
  type: string;
  location: string | undefined;
  text: string;
}

/** What an answer has that the API does not say of the operation. */
export function faultsOf({ id, responses }: Operation, { status, type, location, text }: Answer): string[] {
  const response = responses[String(status)];
  if (!response) return [`${id} answers ${status}, which it does not announce: ${text.slice(0, 200)}`];
  if (!response.content) {
    const faults = text === '' ? [] : [`${id} answers ${status} with a body`];
    return status === 302 && !location ? [...faults, `${id} redirects nowhere`] : faults;
  }
  const announced = response.content[type.split(';')[0] ?? ''];
  if (!announced) return [`${id} answers ${status} as ${type}`];
  const check = checks.get(announced.schema) ?? ajv.compile(qualified(announced.schema) as object);
  checks.set(announced.schema, check);
  if (check(JSON.parse(text))) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${id} ${status}: ${instancePath} ${message ?? ''}`);
}

/** The same schema, its references leading into the API. */
function qualified(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(qualified);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, value.replace(/^#/, 'api#')] : [key, qualified(value)],
    ),
  );
}
