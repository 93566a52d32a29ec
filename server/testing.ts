import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from '../openapi/document.ts';
import { buildApp, type AppParts } from './app.ts';
import type { Mail } from './effects/mail.ts';
import type { AnyHandler } from './operations/serve.ts';
import { readSettings } from './settings.ts';
import type { Database, Queries } from './store/database.ts';
import { outboxMessage } from './store/schema.ts';

/** An issuer elsewhere, so that no identity provider is mounted; nothing calls it. */
const elsewhere = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secret' };

export const testSettings = (environment: Record<string, string> = {}) =>
  readSettings({
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '1000000',
    PROOF_KEY: 'proof-key-of-the-tests-'.padEnd(43, '0'),
    ...environment,
  });

/** A database that a test does not need. */
const noDatabase = {
  ping: async () => {
    throw new Error('this test has no database');
  },
} as unknown as Database;

const problem = { 'application/problem+json': { schema: { type: 'object', required: ['code'] } } };
const thing = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 20 }, more: {} },
};
const answers = Object.fromEntries(
  ['400', '403', '409', '422', '429', '500', '503'].map((status) => [status, { description: '', content: problem }]),
);

/**
 * An API of two operations that anyone may call, to see how any operation is served.
 *
 * @param isNatural the write may be repeated without harm, so that it needs no key and no database
 */
export const smallApi = (isNatural = false): ApiDocument => ({
  openapi: '3.0.3',
  info: { title: 'Small', version: '1' },
  paths: {
    '/api/things/{thingId}': {
      get: {
        operationId: 'getThing',
        'x-access': { any: ['anonymous'] },
        parameters: [
          { name: 'thingId', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9]+$' } },
          { name: 'size', in: 'query', schema: { type: 'string', enum: ['s', 'l'], default: 's' } },
        ],
        responses: { ...answers, '200': { description: '', content: { 'application/json': { schema: thing } } } },
      },
    },
    '/api/things': {
      post: {
        operationId: 'addThing',
        ...(isNatural ? { 'x-idempotency': 'natural' } : {}),
        'x-access': { any: ['anonymous'] },
        requestBody: { required: true, content: { 'application/json': { schema: thing } } },
        responses: { ...answers, '201': { description: '', content: { 'application/json': { schema: thing } } } },
      },
    },
  },
});

type SmallParts = Partial<Omit<AppParts, 'context' | 'handlers'>> & {
  environment?: Record<string, string>;
  database?: Database;
  clock?: () => Date;
  getThing?: AnyHandler;
  addThing?: AnyHandler;
};

/** The server over the small API. Handlers that are not given echo what they were given. */
export function buildSmallApp({
  environment,
  database,
  clock = () => new Date(),
  getThing = async ({ params, query }: { params: object; query: object }) => ({
    status: 200,
    body: { name: 'thing', more: { params, query } },
  }),
  addThing = async ({ body }: { body: unknown }) => ({ status: 201, body }),
  ...parts
}: SmallParts = {}): Promise<FastifyInstance> {
  return buildApp({
    context: {
      settings: testSettings({ ...elsewhere, ...environment }),
      database: database ?? noDatabase,
      clock,
    },
    api: smallApi(!database),
    handlers: { getThing, addThing },
    shell: null,
    ...parts,
  });
}

/** Puts a mail into the outbox, as a write would. */
export async function postMail(db: Queries, recipient: string, mail: Mail, now: Date): Promise<void> {
  await db.insert(outboxMessage).values({ id: randomUUID(), recipient, mail, dueAt: now, createdAt: now });
}
