/** Whatever the case. */
const plain = (text: string): string => text.toLowerCase();

/** Whatever the spaces, the marks over letters and the hyphens, too. */
const folded = (text: string): string => plain(text.normalize('NFD').replaceAll(/[\s\p{M}\p{Pd}]+/gu, ''));

const wordsOf = (query: string): string[] => query.split(/\s+/).map(folded).filter(Boolean);

/** They stand in no text, so that nothing is found across two of them. */
const TEXT_END = '\0';
const ROW_END = '\u0001';

/**
 * A search among rows: those of which a text holds the whole query; where none does, those that hold each of its words,
 * whatever the spaces and the marks over letters; all for an empty one. The texts are put together when there is a first
 * query, in one go, as thousands of calls take their time.
 */
export function searchAmong<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => string[],
): (query: string) => readonly Row[] {
  const texts = new Map<typeof plain, string[]>();
  const textsAs = (form: typeof plain) => {
    const known = texts.get(form) ?? form(rows.map((row) => textsOf(row).join(TEXT_END)).join(ROW_END)).split(ROW_END);
    texts.set(form, known);
    return known;
  };
  const holding = (parts: string[], all: string[]) =>
    rows.filter((_, place) => parts.every((part) => all[place]?.includes(part)));
  return (query) => {
    if (query.trim() === '') return rows;
    const found = holding([plain(query.trim())], textsAs(plain));
    return found.length > 0 ? found : holding(wordsOf(query), textsAs(folded));
  };
}

/** A place in a text, from the first letter to the one after the last. */
export type Place = readonly [from: number, to: number];

/** Where a folded part stands in the text. */
function placeOf(part: string, text: string): Place[] {
  if (!folded(text).includes(part)) return [];
  // Each letter of what is compared, with the place of the one that it comes from.
  const letters: { letter: string; place: Place }[] = [];
  let end = 0;
  for (const letter of text) {
    const place = [end, end + letter.length] as const;
    for (const one of folded(letter)) letters.push({ letter: one, place });
    [, end] = place;
  }
  const at = letters
    .map(({ letter }) => letter)
    .join('')
    .indexOf(part);
  const [first, last] = [letters[at], letters[at + part.length - 1]];
  return first && last ? [[first.place[0], last.place[1]]] : [];
}

/** Where what is searched for stands in a text: the whole of it, or else its words, in the order of the text. */
export function placesOf(query: string, text: string): Place[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const lower = text.toLowerCase();
  const at = lower.length === text.length ? lower.indexOf(wanted) : -1;
  // As most do.
  if (at >= 0) return [[at, at + wanted.length]];
  const places = placeOf(folded(query), text);
  if (places.length > 0) return places;
  return wordsOf(query)
    .flatMap((word) => placeOf(word, text))
    .toSorted(([a], [b]) => a - b)
    .filter(([from], index, all) => index === 0 || from >= (all[index - 1]?.[1] ?? 0));
}
