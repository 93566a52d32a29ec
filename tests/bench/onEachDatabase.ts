import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { startServer, type RunningServer, type ServerWish } from '../support/server.ts';
import type { Ratio } from './sideBySide.ts';

/** Measures a server of its own on PGlite, then one on PostgreSQL where that is installed. */
export async function onEachDatabase(
  measure: (server: RunningServer, database: string) => Promise<Ratio[]>,
  wish: Pick<ServerWish, 'env' | 'isCopied'> = {},
): Promise<Ratio[]> {
  const on = async (database: string, databaseUrl?: string) => {
    const server = await startServer({ ...wish, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    try {
      return await measure(server, database);
    } finally {
      await server.stop();
    }
  };
  const embedded = await on('PGlite');
  if (postgresPrograms === null) return embedded;
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await on('PostgreSQL', await postgres.createDatabase()))];
  } finally {
    await postgres.stop();
  }
}
