import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiDocument } from './document.ts';
import { ApiError, readApi } from './read.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
  write(
    'api',
    'openapi: 3.0.3\ninfo: { title: Small, version: "1" }\nx-problems: { server.error: 500 }\ncomponents: { schemas: { Day: { type: string } } }',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (tag: string, text: string) => writeFileSync(join(folder, `${tag}.yaml`), text);

test('what stands in an address is text, and never a number that its handler would be refused (calls.bodies)', () => {
  const { paths, components } = apiDocument();
  type Schema = { $ref?: string; type?: string };
  type Parameter = { $ref?: string; in: string; name: string; schema: Schema };
  const { schemas, parameters } = components as {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
  };
  const nameOf = ({ $ref = '' }: { $ref?: string }) => $ref.split('/').at(-1) ?? '';
  const other = Object.entries(paths as Record<string, Record<string, { parameters?: Parameter[] }>>).flatMap(
    ([path, methods]) =>
      Object.values(methods)
        .flatMap((operation) => operation.parameters ?? [])
        .map((parameter) => parameters[nameOf(parameter)] ?? parameter)
        .filter((parameter) => ['path', 'query'].includes(parameter.in))
        .filter(({ schema }) => (schemas[nameOf(schema)] ?? schema).type !== 'string')
        .map(({ name }) => `${path}: ${name}`),
  );
  expect(other).toEqual([]);
});

test('the API is put together from its files, a tag a file (server.apiFiles)', () => {
  write('orders', 'description: Orders\npaths: { /orders: { get: { operationId: getOrders } } }');
  write(
    'bills',
    'description: Bills\nx-problems: { bill.paid: 409 }\npaths: {}\ncomponents: { schemas: { Bill: { type: object } } }',
  );
  expect(readApi(folder)).toEqual({
    openapi: '3.0.3',
    info: { title: 'Small', version: '1' },
    tags: [
      { name: 'bills', description: 'Bills' },
      { name: 'orders', description: 'Orders' },
    ],
    paths: { '/orders': { get: { operationId: 'getOrders', tags: ['orders'] } } },
    components: {
      schemas: {
        Day: { type: 'string' },
        Bill: { type: 'object' },
        ProblemCode: { type: 'string', enum: ['server.error', 'bill.paid'] },
      },
    },
    'x-problems': { 'server.error': 500, 'bill.paid': 409 },
  });
});

test('the portal’s own files make one document, which OpenAPI allows (server.apiFiles)', async () => {
  const api = readApi();
  const { tags, paths } = api;
  expect(tags?.map(({ name }) => name)).toContain('contracts');
  expect(Object.keys(paths)).toContain('/api/contracts/customer/{customerId}');
  expect(await new Validator().validate(structuredClone(api))).toEqual({ valid: true });
  expect(apiDocument()).toEqual(api);
});

describe('a mistake is told with the file that it stands in (server.apiFiles)', () => {
  test.each([
    ['a path twice', 'b', 'description: B\npaths: { /things: {} }', 'b.yaml: /things stands in a.yaml already.'],
    [
      'an operation twice',
      'b',
      'description: B\npaths: { /other: { get: { operationId: getThings } } }',
      'b.yaml: operationId getThings stands in a.yaml already.',
    ],
    [
      'a schema twice',
      'b',
      'description: B\ncomponents: { schemas: { Day: {} } }',
      'b.yaml: schemas/Day stands in api.yaml already.',
    ],
    [
      'a problem twice',
      'b',
      'description: B\nx-problems: { server.error: 500 }',
      'b.yaml: the problem server.error stands in api.yaml already.',
    ],
    [
      'a problem without a status',
      'b',
      'description: B\nx-problems: { bill.paid: }',
      'b.yaml: the problem bill.paid has no status.',
    ],
    ['no description', 'b', 'paths: {}', 'b.yaml: it has no description.'],
    [
      'what belongs elsewhere',
      'b',
      'description: B\nservers: []',
      'b.yaml: servers does not belong into the file of a tag.',
    ],
    ['an empty file', 'b', '', 'b.yaml: it holds nothing.'],
    ['no YAML', 'b', 'description: [', 'b.yaml: '],
    ['the same line twice', 'b', 'description: B\ndescription: C', 'b.yaml: Map keys must be unique'],
  ])('%s', (_what, tag, text, sentence) => {
    write('a', 'description: A\npaths: { /things: { get: { operationId: getThings } } }');
    write(tag, text);
    expect(() => readApi(folder)).toThrow(ApiError);
    expect(() => readApi(folder)).toThrow(sentence);
  });
});
