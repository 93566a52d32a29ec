import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { buildApp } from '../app.ts';
import type { ServerContext } from '../context.ts';
import { openSession } from '../identity/sessions.ts';
import { mintAccessToken } from '../identity/tokens.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { testSettings } from '../testing.ts';
import { handlers, problemExtras } from './index.ts';
import { fillDatabase } from './reads.testRows.ts';

interface Operations {
  database: Database;
  context: ServerContext;
  app: FastifyInstance;
}

/**
 * All operations over the rows of `reads.testRows.ts`, for the tests of a file; every answer is held against the API. They
 * are there once the tests run.
 */
export function setUpOperations(clock: () => Date, environment: Record<string, string> = {}) {
  const here = {} as Operations;
  beforeAll(async () => {
    const database = await wrapEmbedded(await PGlite.create());
    await fillDatabase(database);
    const context = { settings: testSettings(environment), database, clock };
    const parts = { api: apiDocument(), handlers, problemExtras, shell: null, isAnswerChecked: true };
    const app = await buildApp({ context, ...parts });
    Object.assign(here, { database, app, context: { ...context, log: app.log } });
  }, 120_000);
  afterAll(async () => {
    await here.app.close();
    await here.database.close();
  });
  /** Signs a person in: the session, and the header that calls carry then. */
  const signIn = async (sub: string) => {
    const proven = { sub, idToken: 'x', strongAuthentication: true };
    const session = await openSession(here.context, proven, null);
    return { session, authorization: `Bearer ${await mintAccessToken(here.context, session)}` };
  };
  return Object.assign(here, { signIn });
}
