/** As long as the text itself, so that a place in one is the same place in the other. */
function folded(text: string, locale: string): string {
  const lower = text.replaceAll(/\s/g, ' ').toLocaleLowerCase(locale);
  return lower.length === text.length ? lower : text;
}

/** Where the query stands in the text, whatever the case and the kind of space; -1 where it does not. */
export function placeOf(query: string, text: string, locale: string): number {
  return folded(text, locale).indexOf(folded(query.trim(), locale));
}

/** The rows of which any text holds the query; an empty query finds them all. */
export function matchingRows<Row>(
  rows: readonly Row[],
  query: string,
  textsOf: (row: Row) => string[],
  locale: string,
): readonly Row[] {
  if (query.trim() === '') return rows;
  return rows.filter((row) => textsOf(row).some((text) => placeOf(query, text, locale) >= 0));
}
