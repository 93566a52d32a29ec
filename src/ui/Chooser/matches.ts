/** Whatever the case. */
const plain = (text: string): string => text.toLowerCase();

/** Whatever the spaces, the marks over letters and the hyphens, too. */
const folded = (text: string): string => plain(text.normalize('NFD').replaceAll(/[\s\p{M}\p{Pd}]+/gu, ''));

const wordsOf = (query: string): string[] => query.split(/\s+/).map(folded).filter(Boolean);

/** They stand in no text, so that nothing is found across two of them. */
const TEXT_END = '\0';
const ROW_END = '\u0001';

/** What a search has found. */
export interface Found<Row> {
  rows: readonly Row[];
  /** Whether each has a text that holds the whole query as it is written. */
  isWhole: boolean;
}

export interface RowSearch<Row> {
  /** Puts the texts together, where somebody is about to search: thousands take their time. */
  prepare(): void;
  /**
   * Those rows of which a text holds the whole query; where none does, those that hold each of its words, whatever the
   * spaces and the marks over letters; all for an empty one.
   */
  find(query: string): Found<Row>;
}

/** A search among rows by their texts. */
export function searchAmong<Row>(rows: readonly Row[], textsOf: (row: Row) => string[]): RowSearch<Row> {
  const texts = new Map<typeof plain, string[]>();
  // In one go, as thousands of calls take their time.
  const textsAs = (form: typeof plain) => {
    const known = texts.get(form) ?? form(rows.map((row) => textsOf(row).join(TEXT_END)).join(ROW_END)).split(ROW_END);
    texts.set(form, known);
    return known;
  };
  const holding = (parts: string[], all: string[]) =>
    rows.filter((_, place) => parts.every((part) => all[place]?.includes(part)));
  return {
    prepare: () => void textsAs(plain),
    find: (query) => {
      if (query.trim() === '') return { rows, isWhole: true };
      const found = holding([plain(query.trim())], textsAs(plain));
      if (found.length > 0) return { rows: found, isWhole: true };
      return { rows: holding(wordsOf(query), textsAs(folded)), isWhole: false };
    },
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

/**
 * Where what is searched for stands in a text: the whole of it, or else its words, in the order of the text.
 *
 * @param isWhole as `Found` says it: no more is looked for
 */
export function placesOf(query: string, text: string, isWhole: boolean): Place[] {
  const wanted = plain(query.trim());
  if (wanted === '') return [];
  const lower = plain(text);
  const at = lower.indexOf(wanted);
  if (at < 0 && isWhole) return [];
  // A letter may become two in lower case.
  if (at >= 0 && lower.length === text.length) return [[at, at + wanted.length]];
  const places = placeOf(folded(query), text);
  if (places.length > 0) return places;
  return wordsOf(query)
    .flatMap((word) => placeOf(word, text))
    .toSorted(([a], [b]) => a - b)
    .filter(([from], index, all) => index === 0 || from >= (all[index - 1]?.[1] ?? 0));
}
