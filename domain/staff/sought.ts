/*
 * How what is sought is compared with what is kept. One rule for both sides: the search takes it from the functions here,
 * and the indexes of the database (server/store/searchIndexes.ts) are made of the same tables and patterns, which JavaScript
 * and PostgreSQL read alike.
 */

/** Accents, once letter and accent are parted (Unicode's form NFKD). */
export const ACCENTS = '[\\u0300-\\u036f]';

/** Latin letters of Europe that are no letter with an accent, as they are written without them. */
export const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({ ae: 'Ææ', oe: 'Œœ', th: 'Þþ', ss: 'ẞß', o: 'Øø', l: 'Łł', d: 'ĐđÐð', h: 'Ħħ', t: 'Ŧŧ', n: 'Ŋŋ' })
    .concat(Object.entries({ i: 'ı', k: 'ĸ', e: 'Əə', g: 'Ǥǥ', z: 'Ʒʒ' }))
    .flatMap(([plain, letters]) => [...letters].map((letter): [string, string] => [letter, plain])),
);

/** Where words end: at whatever is no letter or digit, and between letters and digits. */
export const WORD_ENDS =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u2000-\\u2bff]+' +
  '|(?<=[0-9])(?=[^0-9])|(?<=[^0-9])(?=[0-9])';

/** All but letters and digits, of a number that people write in groups. */
export const NO_DIGIT_OR_LETTER = '[^0-9A-Za-z]';

const accents = new RegExp(ACCENTS, 'gu');
const spelled = new RegExp(`[${[...SPELLED.keys()].join('')}]`, 'gu');
const wordEnds = new RegExp(WORD_ENDS, 'u');

/** The words of a text, without case and accents, as they are compared in a search (`acting.searchWords`). */
export function searchWords(text: string): string[] {
  const bare = text.normalize('NFKD').replace(accents, '');
  const plain = bare.replace(spelled, (letter) => SPELLED.get(letter) ?? letter).toLowerCase();
  return plain.split(wordEnds).filter((word) => word !== '');
}

/** What is sought as a number or id: without what groups it or came with it from where it was copied (`acting.searchPasted`). */
export const numberOf = (sought: string): string =>
  sought.replace(new RegExp(NO_DIGIT_OR_LETTER, 'gu'), '').toUpperCase();

/** The e-mail address in what is sought, without the brackets and signs around it; null where there is none. */
export function emailOf(sought: string): string | null {
  const [email] = /[^\s<>()[\]{},;:"“”„«»]+@[^\s<>()[\]{},;:"“”„«»]+/u.exec(sought) ?? [];
  return email?.replace(/^['’]+|['’.?!]+$/gu, '').toLowerCase() ?? null;
}
