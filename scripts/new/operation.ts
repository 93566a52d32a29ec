import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { operationsIn } from '../../openapi/document.ts';
import { readApi } from '../../openapi/read.ts';
import { ensureImports, insert, kebab, NotMade, sentence, write } from './files.ts';

/** What any call may be refused with. */
const refusals = {
  400: 'Invalid',
  401: 'SignInNeeded',
  403: 'Denied',
  404: 'NotFound',
  429: 'TooMany',
  500: 'Failed',
  503: 'Unavailable',
};
const refusalsOfWrites = { 409: 'WrittenAlready', 422: 'KeyMismatch' };

// Numbers as names stand in their order.
const refused = (names: Record<number, string>) =>
  Object.entries(names)
    .map(([status, name]) => `        '${status}': { $ref: '#/components/responses/${name}' }\n`)
    .join('');

const access = (object: string) => `      x-origin: chosen
      x-access:
        object: ${object}
        own: [customer-b2c, customer-b2b]
        represented: [representative]
        acting: [employee, sales-agent]
      security: [{ bearer: [] }]
`;

const readYaml = (id: string, path: string) => `  ${path}/{customerId}:
    get:
      operationId: ${id}
      summary: ${sentence(id)}
${access('path.customerId')}      parameters:
        - { $ref: '#/components/parameters/CustomerId' }
        - { $ref: '#/components/parameters/RequestId' }
      responses:
        '200':
          description: What the customer has
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [customerId]
                properties: { customerId: { $ref: '#/components/schemas/CustomerId' } }
              example: { customerId: '40127731' }
${refused(refusals)}`;

const writeYaml = (id: string, path: string) => `  ${path}:
    post:
      operationId: ${id}
      summary: ${sentence(id)}
${access('body.customerId')}      parameters:
        - { $ref: '#/components/parameters/IdempotencyKey' }
        - { $ref: '#/components/parameters/RequestId' }
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [customerId]
              properties: { customerId: { $ref: '#/components/schemas/CustomerId' } }
            example: { customerId: '40127731' }
      responses:
        '201':
          description: It is received
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [receivedAt]
                properties: { receivedAt: { $ref: '#/components/schemas/Instant' } }
              example: { receivedAt: '2026-11-21T10:00:00.000Z' }
${refused({ ...refusals, ...refusalsOfWrites })}`;

const imports = [
  `import { ProblemError } from '../problem.ts';`,
  `import { findCustomer } from '../store/customers.ts';`,
];

const readHandler = (id: string) => `
  ${id}: async ({ params: { customerId } }, _actor, { database }) => {
    if (!(await findCustomer(database.db, customerId))) throw new ProblemError('resource.notFound');
    return { status: 200, body: { customerId } };
  },
`;
const writeHandler = (id: string) => `
  ${id}: async ({ body }, _actor, { clock, database }) => {
    if (!(await findCustomer(database.db, body.customerId))) throw new ProblemError('resource.notFound');
    return { status: 201, body: { receivedAt: clock().toISOString() } };
  },
`;

const testOf = (id: string, path: string, isWrite: boolean) => `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callers, customers, insertCallers, type Caller } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';

const customer: Caller = callers['customer-b2c'] ?? { person: 'consumer', credential: 'good' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(() => server?.close());

const ask = async (customerId: string, headers: Record<string, string>) =>
  server.app.inject({
    method: '${isWrite ? 'POST' : 'GET'}',
    ${isWrite ? `url: '${path}'` : `url: \`${path}/\${customerId}\``},
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ${isWrite ? 'payload: { customerId },' : ''}
  });

test('${id} answers a customer about itself, and nobody else', async () => {
  const headers = await headersOf(server.context, customer);
  const own = await ask(customers.ownB2c, headers);
  expect(own.statusCode).toBe(${isWrite ? 201 : 200});
  ${
    isWrite
      ? `expect(own.json()).toEqual({ receivedAt: server.context.clock().toISOString() });`
      : `expect(own.json()).toEqual({ customerId: customers.ownB2c });`
  }
  expect((await ask(customers.foreign, headers)).statusCode).toBe(404);
  expect((await ask(customers.ownB2c, {})).statusCode).toBe(401);
});
`;

/** An operation in the file of its tag, its handler and its test; a name that begins with `get`, `find` or `is` reads. */
export async function newOperation(name: string): Promise<string[]> {
  const [tag = '', id = ''] = name.split('/');
  if (operationsIn(readApi()).some(({ operation }) => operation.operationId === id))
    throw new NotMade(`There is an operation ${id} already.`);
  const isWrite = !/^(get|find|is)[A-Z]/.test(id);
  const path = `/api/${kebab(tag)}/${kebab(id.replace(/^(get|find|is)(?=[A-Z])/, ''))}`;

  const yaml = `openapi/${tag}.yaml`;
  const entry = isWrite ? writeYaml(id, path) : readYaml(id, path);
  if (existsSync(yaml))
    await insert(yaml, /^components:/m.test(readFileSync(yaml, 'utf8')) ? /^components:/m : /$(?![\s\S])/, entry);
  else await write(yaml, `description: ${sentence(tag)}\npaths:\n${entry}`);

  const file = `server/operations/${tag}.ts`;
  const handler = isWrite ? writeHandler(id) : readHandler(id);
  if (existsSync(file)) {
    await ensureImports(file, imports);
    await insert(file, /(?<=export const handlers: HandlersOf<'\w+'> = \{)/, `${handler}\n`);
  } else
    await write(
      file,
      `${imports.join('\n')}\nimport type { HandlersOf } from './handler.ts';\n\nexport const handlers: HandlersOf<'${tag}'> = {${handler}};\n`,
    );
  await write(`tests/api/${id}.test.ts`, testOf(id, path, isWrite));

  const made = spawnSync(process.execPath, ['scripts/generate.mjs'], { stdio: 'inherit' });
  if (made.status !== 0) throw new NotMade('npm run generate failed.');
  return [
    `say in ${yaml} what it takes and answers, with examples, and npm run generate`,
    `let ${file} do it, and tests/api/${id}.test.ts prove it`,
    `npm run test:integration -- tests/api tests/access: the lines that it names go into tests/access/matrix/${tag}.csv`,
  ];
}
