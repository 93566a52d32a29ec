import { format, resolveConfig } from 'prettier';
import { operationsIn, referredTo, type ApiDocument, type Method } from '../../openapi/document.ts';

/*
 * The client's calls, a file a tag: a function an operation, which puts path, query, headers and body in place and says
 * what shape the answer must have. They are plain TypeScript over `src/api/calls.ts`, so that a page takes along the calls
 * that it makes and no other.
 */

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  format?: string;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
}
interface Response {
  $ref?: string;
  content?: { 'application/json'?: { schema: Schema } };
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, Response>;
  security?: unknown;
  'x-idempotency'?: string;
  'x-read'?: true;
  'x-timeout'?: number;
}

/** Navigations and what watches the server asks are no calls of a page. */
const isCalled = (path: string) => path.startsWith('/api/');

/** Put in by `src/api/calls.ts`. */
const setByCalls = new Set(['X-Request-Id', 'Accept-Language', 'Idempotency-Key', 'X-Bot-Check']);

/** The files of the client's calls by their paths, as they are kept in the repository. */
export async function clientCalls(api: ApiDocument): Promise<Record<string, string>> {
  const options = { ...(await resolveConfig('src/api/calls.ts')), parser: 'typescript' };
  const files: Record<string, string> = {};
  for (const { name } of api.tags ?? []) {
    const operations = operationsIn(api)
      .map((placed) => ({ ...placed, operation: placed.operation as unknown as Operation }))
      .filter(({ path, operation }) => isCalled(path) && operation.tags.includes(name));
    if (operations.length === 0) continue;
    const shapes = new Map<string, string>();
    const functions = operations.map(({ path, method, operation }) => callOf(api, path, method, operation, shapes));
    files[`src/api/${name}.gen.ts`] = await format(fileOf(name, functions, shapes), options);
  }
  return files;
}

function fileOf(tag: string, functions: string[], shapes: Map<string, string>): string {
  const code = functions.join('\n\n');
  const used = (names: string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const ofCalls = used(['CallOptions', 'Calls', 'KeyedOptions']);
  const constants = [...shapes].map(([name, shape]) => `export const ${name} = ${shape} satisfies Shape;`);
  return `// Made of openapi/${tag}.yaml by npm run generate.
import type { ${ofCalls.join(', ')} } from './calls.ts';
import type { ${used(['Body', 'Data', 'Params']).join(', ')} } from './operation.ts';
${constants.length > 0 ? "import type { Shape } from './shape.ts';" : ''}

${constants.join('\n')}

${code}
`;
}

function callOf(
  api: ApiDocument,
  path: string,
  method: Method,
  operation: Operation,
  shapes: Map<string, string>,
): string {
  const id = operation.operationId;
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolved<Parameter>(api, parameter))
    // The browser sends cookies by itself.
    .filter((parameter) => parameter.in !== 'cookie' && !setByCalls.has(parameter.name));
  const at = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const put = (place: Parameter['in']) =>
    `{ ${at(place)
      .map(({ name }) => `'${name}': params['${name}']`)
      .join(', ')} }`;

  const isWrite = method !== 'get';
  const isKeyed = isWrite && operation['x-idempotency'] !== 'natural';
  const inPath = at('path').length > 0;
  const template = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => `\${encodeURIComponent(params['${name}'])}`);
  const call = [
    `method: '${method.toUpperCase()}'`,
    inPath ? `path: \`${template}\`` : `path: '${path}'`,
    ...(at('query').length > 0 ? [`query: ${put('query')}`] : []),
    ...(at('header').length > 0 ? [`headers: ${put('header')}`] : []),
    ...(operation.requestBody ? ['body'] : []),
    `shape: ${answerShape(api, operation, shapes)}`,
    ...(operation['x-timeout'] === undefined ? [] : [`timeOut: ${operation['x-timeout']}`]),
    ...(operation.security === undefined ? ['isOpen: true'] : []),
  ];
  const needsParams = parameters.some(({ required }) => required);
  const args = [
    'calls: Calls',
    ...(parameters.length > 0
      ? [`params: Params<'${id}'>${needsParams || operation.requestBody || isKeyed ? '' : ' = {}'}`]
      : []),
    ...(operation.requestBody ? [`body: Body<'${id}'>`] : []),
    isKeyed ? 'options: KeyedOptions' : 'options?: CallOptions',
  ];
  return `/** ${operation.summary}. */
export const ${id} = (${args.join(', ')}) =>
  calls.${isWrite && !operation['x-read'] ? 'once' : 'read'}<Data<'${id}'>>({ ${call.join(', ')} }, options);`;
}

function answerShape(api: ApiDocument, { responses }: Operation, shapes: Map<string, string>): string {
  const answer = Object.entries(responses).find(([status]) => ['200', '201', '202'].includes(status))?.[1];
  const schema = answer && resolved<Response>(api, answer).content?.['application/json']?.schema;
  if (!schema) return `'undefined'`;
  const shape = shapeOf(api, schema, shapes);
  // Where it may also be answered with nothing.
  return '204' in responses ? `[${shape}, 'undefined']` : shape;
}

const kinds: Record<string, string> = { string: 'string', boolean: 'boolean', number: 'number', integer: 'number' };

/** The shape of a schema, as code; a schema that has a name becomes a constant of it. */
function shapeOf(api: ApiDocument, schema: Schema, shapes: Map<string, string>): string {
  if (schema.$ref !== undefined) {
    const named = resolved<Schema>(api, schema);
    const isSmall = named.type !== 'object' && named.type !== 'array';
    if (isSmall) return shapeOf(api, named, shapes);
    const constant = `${schema.$ref
      .split('/')
      .at(-1)
      ?.replace(/^./, (first) => first.toLowerCase())}Shape`;
    // What it is made of stands before it.
    if (!shapes.has(constant)) shapes.set(constant, shapeOf(api, named, shapes));
    return constant;
  }
  const shape = bareShape(api, schema, shapes);
  return schema.nullable ? `[${shape}, 'null']` : shape;
}

function bareShape(api: ApiDocument, schema: Schema, shapes: Map<string, string>): string {
  const { type = '', format: kind, items, properties = {}, required = [], additionalProperties } = schema;
  if (kind === 'uri') return `'uri'`;
  if (kinds[type]) return `'${kinds[type]}'`;
  if (type === 'array') return `{ '[]': ${items ? shapeOf(api, items, shapes) : `'any'`} }`;
  if (type !== 'object') return `'any'`;
  // What may hold anything is read with care by whoever knows it.
  if (additionalProperties === true) return `'object'`;
  if (typeof additionalProperties === 'object') {
    const member = shapeOf(api, additionalProperties, shapes);
    // One odd text among many is no reason to do without the others.
    return member === `'string'` ? `'object'` : `{ '*': ${member} }`;
  }
  const fields = Object.entries(properties).map(([name, member]) => {
    const shape = shapeOf(api, member, shapes);
    return `'${name}': ${required.includes(name) ? shape : `[${shape}, 'undefined']`}`;
  });
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : `'object'`;
}

/** What a reference names. */
function resolved<Node extends { $ref?: string }>(api: ApiDocument, node: Node): Node {
  if (node.$ref === undefined) return node;
  const found = referredTo(api, node.$ref);
  if (found === undefined) throw new Error(`${node.$ref} names nothing.`);
  return resolved(api, found as Node);
}
