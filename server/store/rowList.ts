import { sql, type Column, type GetColumnData } from 'drizzle-orm';

/**
 * Rows within the JSON of an answer, each as a list of the values of these columns: naming them takes the database as long
 * as finding them. For columns without instants: those would come as text.
 */
export function rowList<Columns extends Record<string, Column>>(columns: Columns) {
  const names = Object.keys(columns);
  return {
    list: sql<unknown[]>`json_build_array(${sql.join(Object.values(columns), sql`, `)})`,
    read: (values: unknown[]): RowOf<Columns> => {
      const row: Record<string, unknown> = {};
      for (const [index, name] of names.entries()) row[name] = values[index];
      return row as RowOf<Columns>;
    },
  };
}

/** A row of these columns alone. */
export type RowOf<Columns extends Record<string, Column>> = {
  [Name in keyof Columns]: GetColumnData<Columns[Name]>;
};

/**
 * Rows within the JSON of an answer, as a list of the values of each column: how a value is written the database looks up
 * once for a list, and for a row once for each value. In the order in which the rows come; no instants either.
 */
export function columnLists<Row>(columns: { [Name in keyof Row]: Column }) {
  const entries = Object.entries<Column>(columns);
  return {
    lists: sql`json_build_array(${sql.join(
      entries.map(([, column]) => sql`json_agg(${column})`),
      sql`, `,
    )})`,
    read: (lists: (unknown[] | null)[]): Row[] =>
      (lists[0] ?? []).map((_, at) => {
        const row: Record<string, unknown> = {};
        for (const [index, [name]] of entries.entries()) row[name] = lists[index]?.[at];
        return row as Row;
      }),
  };
}
