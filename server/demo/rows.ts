import { createHash } from 'node:crypto';
import { is, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../store/database.ts';
import * as schema from '../store/schema.ts';

type Row = Record<string, unknown>;

/** Rows that the demo begins with, in one table; every file of this folder that has some gives them as `demoRows`. */
export interface DemoRows {
  table: PgTable;
  rows: readonly object[];
  /** A column of the key whose rows are one whole, such as what a contract ran on day by day: of what a person has changed, all rows stay. */
  whole?: PgColumn;
}

/** What the demo has put in, by table: the columns that it filled, and what of each row, by its key. */
export type Written = Record<string, { columns: string[]; rows: Record<string, string> }>;

const tables: PgTable[] = Object.values(schema as Record<string, unknown>).filter((member) => is(member, PgTable));

const referencesOf = (table: PgTable) => getTableConfig(table).foreignKeys.map((key) => key.reference());
const nameOf = (table: PgTable) => getTableConfig(table).name;
const isReferredTo = (table: PgTable) =>
  tables.some((other) => referencesOf(other).some(({ foreignTable }) => foreignTable === table));

/** The columns of the primary key, as the database calls them. */
function keyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const own = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return own.map(({ name }) => toSnakeCase(name));
}

const stored = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, of]) => [toSnakeCase(name), of]));
const nameOfRow = (row: Row, columns: readonly string[]) => JSON.stringify(columns.map((column) => row[column]));

/** What the database has in the columns that the demo fills. Its own JSON has the members of an object in one order. */
function fingerprintOf(row: Row, columns: readonly string[]): string {
  const values = columns.map((column) => row[column] ?? null);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}

/** Each table after those that it refers to. */
export function inOrder(all: readonly DemoRows[]): DemoRows[] {
  const left = [...all];
  const ordered: DemoRows[] = [];
  while (left.length > 0) {
    const next = left.findIndex(
      ({ table }) =>
        !referencesOf(table).some(
          ({ foreignTable }) => foreignTable !== table && left.some((other) => other.table === foreignTable),
        ),
    );
    if (next === -1) throw new Error('The tables of the demo refer to each other in a circle.');
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/**
 * Puts the rows in, in the order given. What people have written, changed or taken away since the demo last did so stays
 * as it is, and so does what hangs on it; the rest gets the new values (`demo.kept`).
 *
 * @param written what the demo put in last; null where that is not known, and then all is overwritten
 * @returns what it has put in now
 */
export async function putRows(db: Queries, all: readonly DemoRows[], written: Written | null): Promise<Written> {
  const now: Written = {};
  const changed = new Map<PgTable, Set<string>>();
  const missing = new Map<PgTable, Set<string>>();
  for (const { table, rows, whole } of all) {
    const key = keyOf(table);
    const columns = [...new Set(rows.flatMap((row) => Object.keys(stored(row))))].sort();
    const { columns: filled, rows: before } = written?.[nameOf(table)] ?? { columns, rows: {} };
    const current = await readRows(db, table, key);
    const isKept = (id: string) => {
      const row = current.get(id);
      if (written === null) return false;
      return before[id] === undefined ? row !== undefined : !row || fingerprintOf(row, filled) !== before[id];
    };
    const parents = referencesOf(table).map(({ columns: own, foreignTable }) => ({
      changed: changed.get(foreignTable),
      missing: missing.get(foreignTable),
      columns: own.map(({ name }) => toSnakeCase(name)),
    }));
    /** What others may refer to follows the day whatever has become of the rows that it refers to itself, if they are there. */
    const hangsOnKept = (row: Row) =>
      parents.some((parent) => {
        const id = nameOfRow(row, parent.columns);
        return parent.missing?.has(id) || (!isReferredTo(table) && parent.changed?.has(id));
      });

    const wanted = new Map(rows.map((row) => [nameOfRow(stored(row), key), row]));
    const own = [...wanted.keys(), ...Object.keys(before)];
    const partOf = (id: string) => (whole ? (JSON.parse(id) as unknown[])[key.indexOf(toSnakeCase(whole.name))] : id);
    const parts = new Set(own.map(partOf));
    const ids = [...new Set([...own, ...[...current.keys()].filter((id) => parts.has(partOf(id)))])];
    const changedParts = new Set(ids.filter(isKept).map(partOf));
    const kept = new Set(
      ids.filter((id) => changedParts.has(partOf(id)) || hangsOnKept(current.get(id) ?? stored(wanted.get(id) ?? {}))),
    );
    changed.set(table, new Set(ids.filter(isKept)));
    missing.set(table, new Set(ids.filter((id) => kept.has(id) && !current.has(id))));

    if (!isReferredTo(table)) {
      const gone = ids.filter((id) => !wanted.has(id) && !kept.has(id));
      await removeRows(db, table, key, gone);
    }
    await upsert(
      db,
      table,
      [...wanted].filter(([id]) => !kept.has(id)).map(([, row]) => row),
      key,
    );
    const after = await readRows(db, table, key);
    const put = ids.flatMap((id): [string, string][] => {
      const row = after.get(id);
      // Compared from now on by the columns of now; what was kept can only stay kept.
      if (kept.has(id)) return before[id] === undefined ? [] : [[id, before[id]]];
      return row ? [[id, fingerprintOf(row, columns)]] : [];
    });
    now[nameOf(table)] = { columns, rows: Object.fromEntries(put) };
  }
  return now;
}

async function readRows(db: Queries, table: PgTable, key: readonly string[]): Promise<Map<string, Row>> {
  const { rows } = (await db.execute(sql`select to_jsonb(t) as row from ${table} t`)) as { rows: { row: Row }[] };
  return new Map(rows.map(({ row }) => [nameOfRow(row, key), row]));
}

async function removeRows(db: Queries, table: PgTable, key: readonly string[], ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const values = JSON.parse(id) as (string | number)[];
    const isIt = key.map((column, index) => sql`${sql.identifier(column)}::text = ${String(values[index])}`);
    await db.execute(sql`delete from ${table} where ${sql.join(isIt, sql` and `)}`);
  }
}

/** Inserts the rows; one that is there already gets the new values. */
async function upsert(db: Queries, table: PgTable, rows: readonly object[], key: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const { columns } = getTableConfig(table);
  const set = Object.fromEntries(
    names
      .filter((name) => !key.includes(toSnakeCase(name)))
      .map((name): [string, SQL] => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]),
  );
  await db
    .insert(table)
    .values([...rows] as never)
    .onConflictDoUpdate({ target: columns.filter(({ name }) => key.includes(toSnakeCase(name))), set });
}
