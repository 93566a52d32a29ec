/** What a column is sorted by: words by the collation of the language, numbers by size; null is not known. */
export type SortValue = string | number | null;

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** The key of the column. */
  column: string;
  direction: SortDirection;
}

function compare(a: string | number, b: string | number, collator: Intl.Collator): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** The rows in the order of a value; rows with the same one keep theirs, and what is not known comes last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  collator: Intl.Collator,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value, collator);
    })
    .map(({ row }) => row);
}

/** The rows in the order of a column, words by the language; as they are where there is none, or it is not sorted by. */
export function sortedBy<Row>(
  rows: readonly Row[],
  columns: readonly { key: string; sortValue?: (row: Row) => SortValue }[],
  sort: Sort | null,
  locale: string,
): readonly Row[] {
  const sortValue = columns.find(({ key }) => key === sort?.column)?.sortValue;
  if (!sort || !sortValue) return rows;
  return sortRows(rows, sortValue, sort.direction, new Intl.Collator(locale, { numeric: true }));
}
