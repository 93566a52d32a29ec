import { expect, test } from 'vitest';
import type { ApiDocument } from '../../openapi/document.ts';
import { clientCalls } from './clientCalls.ts';

const things: ApiDocument = {
  info: { title: 'Small', version: '1' },
  tags: [{ name: 'things' }, { name: 'health' }],
  paths: {
    '/api/things/{thingId}': {
      put: {
        operationId: 'changeThing',
        tags: ['things'],
        summary: 'Change a thing',
        'x-timeout': 30_000,
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/ThingId' },
          { name: 'size', in: 'query' },
          { name: 'X-Why', in: 'header' },
          { name: 'Idempotency-Key', in: 'header', required: true },
        ],
        requestBody: { content: {} },
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        },
      },
    },
    '/healthz': { get: { operationId: 'isAlive', tags: ['health'], summary: 'Does it answer', responses: {} } },
  },
  components: {
    parameters: { ThingId: { name: 'thingId', in: 'path', required: true } },
    schemas: {
      Day: { type: 'string', format: 'date' },
      Part: { type: 'object', nullable: true, required: ['at'], properties: { at: { type: 'string', format: 'uri' } } },
      Thing: {
        type: 'object',
        required: ['day', 'parts', 'size'],
        properties: {
          day: { $ref: '#/components/schemas/Day' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
          size: { type: 'integer', nullable: true },
          more: { type: 'object', additionalProperties: { type: 'boolean' } },
        },
      },
    },
  },
};

test('each operation of a page becomes a function in the file of its tag (api.generated)', async () => {
  const files = await clientCalls(things);
  expect(Object.keys(files)).toEqual(['src/api/things.gen.ts']);
  const text = files['src/api/things.gen.ts']?.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain(
    `changeThing = ( calls: Calls, params: Params<'changeThing'>, body: Body<'changeThing'>, options: KeyedOptions, ) => calls.once<Data<'changeThing'>>(`,
  );
  expect(text).toContain(
    "{ method: 'PUT', path: `/api/things/${encodeURIComponent(params['thingId'])}`, query: { size: params['size'] }, headers: { 'X-Why': params['X-Why'] }, body, shape: thingShape, timeOut: 30000, }",
  );
  expect(text).toContain("partShape = [{ at: 'uri' }, 'null'] satisfies Shape");
  expect(text).toContain(
    "thingShape = { day: 'string', parts: { '[]': partShape }, size: ['number', 'null'], more: [{ '*': 'boolean' }, 'undefined'], } satisfies Shape",
  );
});

test('a path keeps the query that is its own, and a cookie is no parameter of a call (api.generated, calls.byQuery)', async () => {
  const post = {
    operationId: 'proveThings',
    tags: ['things'],
    summary: 'Prove',
    parameters: [{ name: 'secret', in: 'cookie', required: true }],
    responses: {},
  };
  const files = await clientCalls({ ...things, paths: { '/api/things?proof=true': { post } } });
  const text = files['src/api/things.gen.ts']?.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain("{ method: 'POST', path: '/api/things?proof=true', shape: 'undefined', isOpen: true }");
  expect(text).not.toContain('params');
});

test('what only asks is sent as a read, though it has a body (api.retry)', async () => {
  const post = {
    operationId: 'lookForThings',
    tags: ['things'],
    summary: 'Look',
    'x-idempotency': 'natural',
    'x-read': true,
    requestBody: { content: {} },
    responses: {},
  };
  const files = await clientCalls({ ...things, paths: { '/api/things/look': { post } } });
  expect(files['src/api/things.gen.ts']).toContain("calls.read<Data<'lookForThings'>>(");
});

test('a reference to nothing is told', async () => {
  await expect(clientCalls({ ...things, components: {} })).rejects.toThrow(
    '#/components/parameters/ThingId names nothing.',
  );
});
