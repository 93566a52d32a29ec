import { sql, type Column, type GetColumnData } from 'drizzle-orm';

/** Of each column the values of all rows, null where there is no row. */
export type ColumnLists = (unknown[] | null)[];

/** A row of these columns alone. */
export type RowOf<Columns extends Record<string, Column>> = {
  [Name in keyof Columns]: GetColumnData<Columns[Name]>;
};

/**
 * Rows within the JSON of an answer, as a list of the values of each column: how a value is written the database looks up
 * once for a list, and for a row once for each value; naming each value takes it as long as finding them. In the order in
 * which the rows come. For columns without instants: those would come as text.
 */
export function columnLists<Row>(columns: { [Name in keyof Row]: Column }) {
  const entries = Object.entries<Column>(columns);
  return {
    lists: sql<ColumnLists>`json_build_array(${sql.join(
      entries.map(([, column]) => sql`json_agg(${column})`),
      sql`, `,
    )})`,
    read: (lists: ColumnLists): Row[] =>
      (lists[0] ?? []).map((_, at) => {
        const row: Record<string, unknown> = {};
        for (const [index, [name]] of entries.entries()) row[name] = lists[index]?.[at];
        return row as Row;
      }),
  };
}
