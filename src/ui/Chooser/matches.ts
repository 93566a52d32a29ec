/** As long as the text itself, so that a place in one is the same place in the other. */
function folded(text: string, locale: string): string {
  const lower = text.replaceAll(/\s/g, ' ').toLocaleLowerCase(locale);
  return lower.length === text.length ? lower : text;
}

/** Where the query stands in the text, whatever the case and the kind of space; -1 where it does not. */
export function placeOf(query: string, text: string, locale: string): number {
  return folded(text, locale).indexOf(folded(query.trim(), locale));
}

/**
 * A search among rows: those of which any text holds the query, and all for an empty one. The texts are looked through once,
 * when there is a first query.
 */
export function searchAmong<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => string[],
  locale: string,
): (query: string) => readonly Row[] {
  let texts: string[] | null = null;
  return (query) => {
    const wanted = folded(query.trim(), locale);
    if (wanted === '') return rows;
    // No text has a line's end once it is folded, so that nothing is found across two of them.
    const known = (texts ??= rows.map((row) =>
      textsOf(row)
        .map((text) => folded(text, locale))
        .join('\n'),
    ));
    return rows.filter((_, index) => known[index]?.includes(wanted));
  };
}
