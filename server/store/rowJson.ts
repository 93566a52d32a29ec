import { getTableColumns, sql, type SQL, type Table } from 'drizzle-orm';

/**
 * A row of a table as JSON, its columns named as in the schema. For tables without instants: those would come as text.
 */
export function rowJson<Row extends Table>(table: Row): SQL<Row['$inferSelect']> {
  const columns = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(columns, sql`, `)})`;
}
