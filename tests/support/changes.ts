import { sql } from 'drizzle-orm';
import type { Database } from '../../server/store/database.ts';

/**
 * Has the database itself note which table each write goes to, so that nothing need be read to know that nothing was
 * written. What a transaction undoes is not noted.
 *
 * @returns asks for the tables that were written to since it was last asked, in order
 */
export async function watchChanges({ db }: Database): Promise<() => Promise<string[]>> {
  const rowsOf = async <Row>(query: string) => ((await db.execute(sql.raw(query))) as { rows: Row[] }).rows;
  const tables = await rowsOf<{ name: string }>(
    // The parts of a table have the triggers of the whole.
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition",
  );
  await rowsOf('create schema watch');
  await rowsOf('create table watch.change (name text not null)');
  await rowsOf(
    `create function watch.note() returns trigger language plpgsql as
     $$ begin insert into watch.change values (tg_table_name); return null; end $$`,
  );
  for (const { name } of tables) {
    await rowsOf(
      `create trigger watch_rows after insert or update or delete on "${name}" for each row execute function watch.note()`,
    );
    await rowsOf(`create trigger watch_all after truncate on "${name}" execute function watch.note()`);
  }
  return async () => {
    const changes = await rowsOf<{ name: string }>('delete from watch.change returning name');
    return [...new Set(changes.map(({ name }) => name))].toSorted();
  };
}
