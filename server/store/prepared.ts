import { sql, type Placeholder } from 'drizzle-orm';
import type { Queries } from './queries.ts';

/**
 * A statement that is built once for a database, and once for each connection on which transactions run, and not with
 * each call: building it costs more than running it.
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

/**
 * Columns whose values each run of a statement says anew. An instant or JSON among them cannot be null: Drizzle writes it
 * without looking.
 */
export function asked<Name extends string>(...names: Name[]): Record<Name, Placeholder<Name>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;
}
