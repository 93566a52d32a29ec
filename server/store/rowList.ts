import { getTableColumns, sql, type Table } from 'drizzle-orm';

/**
 * Rows of a table within the JSON of an answer, each as a list of its values: naming them takes the database as long as
 * finding them. For tables without instants: those would come as text.
 */
export function rowList<Row extends Table>(table: Row) {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([name]) => name);
  return {
    list: sql<unknown[]>`json_build_array(${sql.join(
      columns.map(([, column]) => column),
      sql`, `,
    )})`,
    read: (values: unknown[]): Row['$inferSelect'] => {
      const row: Record<string, unknown> = {};
      for (const [index, name] of names.entries()) row[name] = values[index];
      return row;
    },
  };
}
