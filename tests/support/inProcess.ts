import type { FastifyInstance } from 'fastify';
import { apiDocument } from '../../openapi/document.ts';
import { buildApp, type AppParts } from '../../server/app.ts';
import type { ServerContext } from '../../server/context.ts';
import { seedDemo } from '../../server/demo/index.ts';
import { handlers, problemExtras } from '../../server/operations/index.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/store/database.ts';
import { testNow } from './dump.ts';
import { lendDatabase } from './lentDatabase.ts';
import { proofKey } from './proofKey.ts';

export { testNow };

/** The same for every server of the process: what is made of it is made once. */
const ourApi = apiDocument();

/** The server in the test's own process, with the demo data and a clock that stands still. */
export interface TestServer {
  app: FastifyInstance;
  context: Pick<ServerContext, 'settings' | 'database' | 'clock'>;
  /** Moves the clock. */
  setNow(now: string): void;
  close(): Promise<void>;
}

export interface TestServerWish extends Partial<
  Pick<AppParts, 'api' | 'handlers' | 'resolvers' | 'handlerTimeout' | 'isAnswerChecked'>
> {
  /** An empty database of a PostgreSQL server; left out: PGlite in memory. */
  databaseUrl?: string;
  /** Further settings, as `.env.example` names them. */
  env?: Record<string, string>;
  /** Where the log goes. */
  logStream?: { write(line: string): void };
}

export async function openTestServer({
  databaseUrl,
  env,
  logStream,
  ...parts
}: TestServerWish = {}): Promise<TestServer> {
  const settings = readSettings({
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '1000000',
    PROOF_KEY: proofKey,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  });
  let now = new Date(testNow);
  const clock = () => new Date(now);
  const database = databaseUrl ? await openDatabase(settings) : await lendDatabase();
  await seedDemo(database, clock);
  const context = { settings, database, clock };
  const app = await buildApp({
    context,
    api: ourApi,
    handlers,
    problemExtras,
    shell: null,
    isAnswerChecked: true,
    ...(logStream ? { logStream } : {}),
    ...parts,
  });
  await app.ready();
  return {
    app,
    context,
    setNow: (instant) => {
      now = new Date(instant);
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
