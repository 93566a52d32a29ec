import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { readApi } from '../../openapi/read.ts';
import { buildApp } from '../../server/app.ts';
import type { ServerContext } from '../../server/context.ts';
import { seedDemo } from '../../server/demo/index.ts';
import { handlers, problemExtras } from '../../server/operations/index.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase, wrapEmbedded, type Database } from '../../server/store/database.ts';

/** The server in the test's own process, with the demo data and a clock that stands still. */
export interface TestServer {
  app: FastifyInstance;
  context: Pick<ServerContext, 'settings' | 'database' | 'clock'>;
  /** Moves the clock. */
  setNow(now: string): void;
  close(): Promise<void>;
}

/** A Saturday of November, at noon in Helsinki. */
export const testNow = '2026-11-21T10:00:00.000Z';

interface TestServerWish {
  /** An empty database of a PostgreSQL server; left out: PGlite in memory. */
  databaseUrl?: string;
  /** Further settings, as `.env.example` names them. */
  env?: Record<string, string>;
  /** Where the log goes. */
  logStream?: { write(line: string): void };
}

export async function openTestServer({ databaseUrl, env, logStream }: TestServerWish = {}): Promise<TestServer> {
  const settings = readSettings({
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '1000000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  });
  let now = new Date(testNow);
  const clock = () => new Date(now);
  const database = databaseUrl ? await openDatabase(settings) : await openSeeded();
  await seedDemo(database, clock);
  const context = { settings, database, clock };
  const app = await buildApp({
    context,
    api: readApi(),
    handlers,
    problemExtras,
    shell: null,
    isAnswerChecked: true,
    ...(logStream ? { logStream } : {}),
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

/** Migrating and seeding takes seconds, restoring a dump less than one: the dump is kept until what made it changes. */
async function openSeeded(): Promise<Database> {
  const folder = join(tmpdir(), `oma-kajo-tests-${process.getuid?.() ?? 'user'}`);
  const dump = join(folder, `${originOfDump()}.tar`);
  if (existsSync(dump)) {
    return wrapEmbedded(await PGlite.create({ loadDataDir: new Blob([new Uint8Array(readFileSync(dump))]) }));
  }
  const client = await PGlite.create();
  const database = await wrapEmbedded(client);
  await seedDemo(database, () => new Date(testNow));
  const dumped = await client.dumpDataDir('none');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mine = join(folder, randomUUID());
  writeFileSync(mine, Buffer.from(await dumped.arrayBuffer()));
  renameSync(mine, dump);
  return database;
}

function originOfDump(): string {
  const hash = createHash('sha256').update(testNow);
  const server = join(import.meta.dirname, '..', '..', 'server');
  for (const folder of ['demo', 'store', 'store/migrations'])
    for (const entry of readdirSync(join(server, folder), { withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(server, folder, entry.name)));
  return hash.digest('hex').slice(0, 32);
}
