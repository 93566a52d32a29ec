import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Queries in the words of the schema; a transaction is one as well. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Queries;
  /** Asks the database for an answer. Rejects when there is none within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
