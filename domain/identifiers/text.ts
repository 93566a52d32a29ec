import { daysBetween, isDay } from '../time/index.ts';

/**
 * Whether a text is an e-mail address as people have them (2 §5, `identifiers.email`): a local part of 64 characters at
 * most, a domain of labels with a dot in it, 254 characters in all. Letters beyond ASCII are taken on both sides;
 * quotes and addresses in brackets are not.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || local.length > 64 || !/^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local)) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = domain.split('.');
  const areLabels = labels.every(
    (label) => label.length <= 63 && /^[\p{L}\p{N}-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'),
  );
  return labels.length >= 2 && areLabels && /^(\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(labels.at(-1) ?? '');
}

/** In characters, of a person's name and of a company's. */
export const NAME_LIMIT = 100;

/**
 * Whether a text is a person's name (2 §5, `identifiers.name`): letters of any script with their marks, spaces, hyphens
 * and apostrophes, at least one letter, 100 characters at most.
 */
export function isPersonName(text: string): boolean {
  return text.length <= NAME_LIMIT && /^[\p{L}\p{M} '’-]+$/u.test(text) && /\p{L}/u.test(text);
}

/**
 * The strict form: letters with their marks and hyphens alone (2 §5, `identifiers.strictName`). Not for a field in
 * which people give their own name: O’Connor and Maija Liisa could not.
 */
export function isStrictPersonName(text: string): boolean {
  return text.length <= NAME_LIMIT && /^[\p{L}\p{M}-]+$/u.test(text) && /\p{L}/u.test(text);
}

/**
 * Whether a text can be one line of words (`identifiers.line`): nothing in it moves the writing on or turns it around, as
 * control characters and the overrides of direction do. White space is `readText`’s.
 */
export const isLine = (text: string): boolean => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text);

/**
 * Whether a text can be the name of a postal town (`identifiers.town`): letters with their marks, spaces, hyphens and
 * apostrophes, abroad also what stands in `St. Gallen`, `Halle/Saale` and `Frankfurt (Oder)`; at least one letter.
 */
export const isTownName = (text: string): boolean =>
  text.length <= NAME_LIMIT && /^[\p{L}\p{M} '’./()-]+$/u.test(text) && /\p{L}/u.test(text);

/** Whether a text can be the name of a street: a line of words with a letter in it (`identifiers.street`). */
export const isStreetName = (text: string): boolean => text.length <= NAME_LIMIT && isLine(text) && /\p{L}/u.test(text);

/** Whether anything but white space was written (2 §5, `identifiers.required`). */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether a text that is wanted under a condition is there when the condition holds (2 §5, `identifiers.required`). */
export function isFilledWhen(condition: boolean, text: string): boolean {
  return !condition || isFilled(text);
}

/** Whether a text has `limit` characters at most, as people count them (2 §5, `identifiers.maxLength`). */
export function isWithinLength(text: string, limit: number): boolean {
  return text.length <= limit || (text.length <= limit * 8 && [...new Intl.Segmenter().segment(text)].length <= limit);
}

/**
 * Whether a day lies within a number of days of another (2 §5, `identifiers.withinDays`).
 *
 * @param day `YYYY-MM-DD`; what is no day is not within
 * @param earliest days from today, negative for the past, included
 * @param latest days from today, included
 */
export function isWithinDays(day: string, today: string, earliest: number, latest: number): boolean {
  if (!isDay(day)) return false;
  const distance = daysBetween(today, day);
  return distance >= earliest && distance <= latest;
}
