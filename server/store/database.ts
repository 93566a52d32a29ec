import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import type { Settings } from '../settings.ts';
import { StartError } from '../startError.ts';
import { EmbeddedClient, type Asking } from './embeddedClient.ts';
import { FolderUnusableError, lockFolder } from './folderLock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import type { Database, Queries } from './queries.ts';
import { asRoomFault } from './room.ts';
import * as schema from './schema.ts';

const casing = 'snake_case';

export type { Database, Queries };

/**
 * Opens the database that the settings name and brings its tables up to date.
 *
 * @param prepare what else must be done before the database is used. Of processes that start at once on one PostgreSQL
 *   server, one prepares and the others wait for it.
 * @throws FolderHeldError when another process has the embedded database open
 * @throws StartError when the database cannot be had as it is (`server.startTold`)
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  prepare: (database: Database) => Promise<void> = async () => {},
): Promise<Database> {
  if (databaseUrl === null) return openEmbedded(dataFolder, prepare);
  const { connectPool, withStartLock } = await import('./postgres.ts');
  return withStartLock(databaseUrl, async () => {
    const preparing = connectPool(databaseUrl, true);
    try {
      await prepare(preparing);
    } finally {
      await preparing.close();
    }
    return connectPool(databaseUrl);
  });
}

async function openEmbedded(folder: string, prepare: (database: Database) => Promise<void>): Promise<Database> {
  const unlock = await lockFolder(folder).catch((thrown: unknown) => {
    throw thrown instanceof FolderUnusableError ? asRoomFault(folder, thrown) : thrown;
  });
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const place = join(folder, 'database');
    if (!existsSync(place)) await makeEmbedded(place);
    const opened = await PGlite.create(place).catch((thrown: unknown) => refuseFiles(place, thrown));
    const embedded = await wrapEmbedded(opened);
    await prepare(embedded);
    return {
      ...embedded,
      close: async () => {
        await embedded.close();
        unlock();
      },
    };
  } catch (thrown) {
    unlock();
    throw asRoomFault(folder, thrown);
  }
}

/** PGlite itself says hardly more than that it did not work. */
function refuseFiles(place: string, thrown: unknown): never {
  const [why] = (thrown instanceof Error ? thrown.message : String(thrown)).split('. ');
  throw new StartError(
    `The embedded database in ${place} cannot be opened (${why}). Its files are damaged, or none of its own: put back a copy ` +
      'of the folder, or move it away, and the next start makes a new one, without what was in it.',
    { cause: thrown },
  );
}

/** Makes the database beside its place and puts it there whole: a start that is broken off leaves nothing half made. */
async function makeEmbedded(place: string): Promise<void> {
  const folder = `${place}.making`;
  rmSync(folder, { recursive: true, force: true });
  const maker = new Worker(join(import.meta.dirname, 'makeDatabase.mjs'), { workerData: { folder }, execArgv: [] });
  const [code] = (await once(maker, 'exit')) as [number];
  if (code !== 0) throw new Error(`the database could not be made (${code})`);
  renameSync(folder, place);
}

/** A database over a PGlite that is open already, with its tables up to date; tests keep theirs in memory. */
export async function wrapEmbedded(client: import('@electric-sql/pglite').PGlite): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  await migrate(drizzle(client), { migrationsFolder });
  // A plan that suits every value is made once; small tables have no better one.
  await client.exec('set plan_cache_mode = force_generic_plan');
  const embedded = new EmbeddedClient(client);
  // All that Drizzle asks of a PGlite.
  const queriesOf = (asked: Asking) =>
    drizzle(asked as unknown as typeof client, { schema, casing }) as unknown as Queries;
  const db = queriesOf(embedded);
  const inTransaction = queriesOf(embedded.inTransaction);
  return {
    db,
    transaction: (work) => embedded.transaction(() => work(inTransaction)),
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => client.close(),
  };
}
