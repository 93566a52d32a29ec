import type { Queries } from '../store/queries.ts';

/** What a turn of a transfer happens with. */
export interface Context {
  /** Of the transaction: all of it holds or nothing. */
  db: Queries;
  now: Date;
}
