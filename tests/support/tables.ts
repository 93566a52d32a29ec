import { sql } from 'drizzle-orm';
import type { Database } from '../../server/store/database.ts';

async function ask<Row>(database: Database, query: string): Promise<Row[]> {
  const { rows } = (await database.db.execute(sql.raw(query))) as { rows: Row[] };
  return rows;
}

/** What every table of the portal holds, as a hash each: two that are equal held the same rows. */
export async function contentsOf(database: Database): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    database,
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const hashes = await ask<{ name: string; hash: string }>(
    database,
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from "${name}" t`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(hashes.map(({ name, hash }) => [name, hash]));
}
