import type { Database } from './queries.ts';

/**
 * What is read of a database once, and kept. Where it could not be read it is asked for again: the database may be back
 * by then.
 */
export function oncePerDatabase<Known>(
  read: (database: Database) => Promise<Known>,
): (database: Database) => Promise<Known> {
  const known = new WeakMap<Database, Promise<Known>>();
  return (database) => {
    const there = known.get(database);
    if (there) return there;
    const reading = read(database);
    known.set(database, reading);
    reading.catch(() => known.delete(database));
    return reading;
  };
}
