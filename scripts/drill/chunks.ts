/** Rows that a statement puts in at most: a value is a parameter, and a statement may have 65,535 of them. */
const CHUNK = 500;

/** Rows in parts that a statement can take, of which none is empty. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = [];
  for (let from = 0; from < rows.length; from += CHUNK) chunks.push(rows.slice(from, from + CHUNK));
  return chunks;
}
