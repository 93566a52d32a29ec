/** As long as the text itself, so that a place in one is the same place in the other. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text;
  return /[^\S ]/.test(same) ? same.replaceAll(/\s/g, ' ') : same;
}

/** Where the query stands in the text, whatever the case and the kind of space; -1 where it does not. */
export function placeOf(query: string, text: string): number {
  return folded(text).indexOf(folded(query.trim()));
}

/** Stands in no text, so that nothing is found across two of them. */
const BETWEEN = '\0';

/**
 * A search among rows: those of which any text holds the query, and all for an empty one. The texts are looked through once,
 * when there is a first query; a longer query is looked for among what the one before has found.
 */
export function searchAmong<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => string[],
): (query: string) => readonly Row[] {
  let texts: { row: Row; text: string }[] | null = null;
  let last = { wanted: '', found: [] as { row: Row; text: string }[] };
  return (query) => {
    const wanted = folded(query.trim());
    if (wanted === '') return rows;
    texts ??= rows.map((row) => ({ row, text: folded(textsOf(row).join(BETWEEN)) }));
    const among = last.wanted !== '' && wanted.includes(last.wanted) ? last.found : texts;
    last = { wanted, found: among.filter(({ text }) => text.includes(wanted)) };
    return last.found.map(({ row }) => row);
  };
}
