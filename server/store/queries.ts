import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/**
 * Queries in the words of the schema, of a database or of one of its transactions. They live as long as the database or
 * its connection, so that a statement that is built for them once is there for good.
 */
export type Queries = Omit<PgDatabase<PgQueryResultHKT, typeof schema>, 'transaction'>;

export interface Database {
  db: Queries;
  /** Does some work in one transaction, with its queries alone; what it throws undoes the work. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Asks the database for an answer. Rejects when there is none within a second. */
  ping(): Promise<void>;
  /** How many connections are busy and idle, and how many calls wait for one; left out where there is but one connection. */
  connections?(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
}
