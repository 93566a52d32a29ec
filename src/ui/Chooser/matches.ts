const withPlainSpaces = (text: string) => (/[^\S ]/.test(text) ? text.replaceAll(/\s/g, ' ') : text);

/** What is looked for: case and kind of space do not matter, nor what is around it. */
const wantedBy = (query: string) => withPlainSpaces(query.trim().toLowerCase());

/** Where the query stands in the text, whatever the case and the kind of space; -1 where it does not. */
export function placeOf(query: string, text: string): number {
  const lower = text.toLowerCase();
  // A place in the one is the same place in the other only where both are as long.
  return withPlainSpaces(lower.length === text.length ? lower : text).indexOf(wantedBy(query));
}

/** The rows of which any text holds the query; all for an empty one. */
export function searchAmong<Row>(rows: readonly Row[], textsOf: ((row: Row) => string)[], query: string) {
  const wanted = wantedBy(query);
  if (wanted === '') return rows;
  // Thousands of texts, of which few have other spaces.
  const hasSpace = wanted.includes(' ');
  return rows.filter((row) =>
    textsOf.some((textOf) => {
      const text = textOf(row).toLowerCase();
      return text.includes(wanted) || (hasSpace && withPlainSpaces(text).includes(wanted));
    }),
  );
}
