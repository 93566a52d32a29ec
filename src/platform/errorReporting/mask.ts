/** What stands in the place of what was taken out. */
const HIDDEN = '[…]';

/** In characters: no word of a language is longer, so what is longer is a token or a dump. It is not looked at further. */
const LONGEST_WORD = 80;

/** Years, times of the clock and error codes have fewer; identity codes, days of birth and numbers of all kinds do not. */
const DIGITS_OF_A_NUMBER = 5;

/** An IBAN of 34 characters in groups of four. */
const IBAN_GROUPS = 9;

const isTooLong = (word: string) => word.length > LONGEST_WORD;
const isNumeric = (word: string) => /\d/.test(word) || !/\p{L}/u.test(word);
const isIbanStart = (word: string) => /^[a-z]{2}\d{2}$/i.test(word);
const isIbanGroup = (word: string) => /^[a-z\d]{1,4}[.,]?$/i.test(word);
const countDigits = (word: string) => (isTooLong(word) ? 0 : word.replace(/\D/g, '').length);

/** The end of the words from `start` on that may be one number, written in groups. */
function endOfNumber(words: readonly string[], start: number): number {
  const isIban = isIbanStart(words[start] ?? '');
  const isGroup = (word: string, place: number) =>
    !isTooLong(word) &&
    (isIban ? place < IBAN_GROUPS && isIbanGroup(word) : isNumeric(word) && (place === 0 || !isIbanStart(word)));
  let end = start;
  while (end < words.length && isGroup(words[end] ?? '', end - start)) end += 1;
  return end;
}

/** Of each word, whether it belongs to a number. */
function numbersIn(words: readonly string[]): boolean[] {
  const found = words.map(() => false);
  for (let start = 0; start < words.length;) {
    const end = endOfNumber(words, start);
    const digits = words.slice(start, end).reduce((sum, word) => sum + countDigits(word), 0);
    if (digits >= DIGITS_OF_A_NUMBER) found.fill(true, start, end);
    start = Math.max(end, start + 1);
  }
  return found;
}

/** Addresses of mail and of pages, paths, pairs of a query, signed tokens, what looks random, and what follows `Bearer`. */
function isSecret(word: string, before = ''): boolean {
  if (isTooLong(word) || /[@=]|:\/\/|^\/./.test(word) || word.includes('eyJ')) return true;
  return (word.length >= 20 && /\d/.test(word)) || /^(?:bearer|basic):?$/i.test(before);
}

/** The word up to the query or the hash in it. */
const cutQuery = (word: string) => word.replace(/[?#][\p{L}\d].*/u, HIDDEN);

/**
 * Takes out of a free text what may say who a person is and can be known by its form (`reporting.masked`): identity codes,
 * numbers of accounts, phones, customers, contracts and metering points, days of birth, addresses of mail and of pages,
 * and tokens; rather a word too many than one too few. A name has no form that it could be known by.
 *
 * The text is taken apart at its spaces, and each word is looked at a few times by patterns that never go back, so the
 * work grows with the length of the text and no faster (`reporting.linear`).
 */
export function mask(text: string): string {
  // Digits of full width become plain ones, and what nobody sees (soft hyphens, zero widths) parts no number.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [...pieces] = plain.split(/(\s+)/);
  const words = pieces.filter((_, place) => place % 2 === 0);
  const isNumber = numbersIn(words);
  const show = (word: string, at: number) => (isNumber[at] || isSecret(word, words[at - 1]) ? HIDDEN : cutQuery(word));
  return pieces.map((piece, place) => (place % 2 === 0 ? show(piece, place / 2) : piece)).join('');
}
