import type { Queries } from './queries.ts';

/**
 * A statement that is built once for a database, and not with each call: building it costs more than running it. Within
 * a transaction, which lives shorter than that, it is built anew.
 *
 * @param build makes the statement, prepared under a name that no other has
 */
export function prepared<Statement>(build: (db: Queries) => Statement): (db: Queries) => Statement {
  const built = new WeakMap<Queries, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
