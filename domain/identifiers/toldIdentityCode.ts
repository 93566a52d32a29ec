import { isIdentityCode } from './identityCode.ts';
import { HYPHENS } from './written.ts';

/*
 * Looked for in what employees write alone: the forms that read an identity code do without it.
 */

/** What people put between the characters of a code. */
const PARTING = '[\\s._:/-]{0,3}';
const parted = (...characters: string[]): string => characters.join(PARTING);
/** Each place in a text where a code may stand, however it is parted and whatever stands for its sign. */
const placesOf = (century: string): RegExp =>
  new RegExp(
    `(?<!\\d)(?=((${parted('\\d', '\\d', '\\d', '\\d')})${PARTING}${parted(...century, '(\\d', '\\d)')}` +
      `(${PARTING}[-+A-FU-Y]?${PARTING})(${parted('\\d', '\\d', '\\d', '[\\dA-Z]')}))(?![\\p{L}\\d]))`,
    'giu',
  );
/** With the signs that may be meant where none says it: those of a year of two digits, then of whole years. */
const allPlaces = (): [RegExp, string[]][] => [
  [placesOf(''), ['-', 'A']],
  [placesOf('18'), ['+']],
  [placesOf('19'), ['-']],
  [placesOf('20'), ['A']],
];

/**
 * Whether a text tells an identity code in any of the ways in which people write one: `241270 - 9551`, `2412709551`,
 * `24.12.1970-9551`, `hetu241270-955 1`, `2 4 1 2 7 0 9 5 5 1`, in full-width digits. The check character says that it is
 * one (`acting.reason`).
 */
export function tellsIdentityCode(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(HYPHENS, '-');
  return allPlaces().some(([place, impliedSigns]) =>
    [...plain.matchAll(place)].some((found) => {
      const [, written = '', dayAndMonth = '', year = '', gap = '', end = ''] = found;
      const [sign] = /[-+A-FU-Y/]/i.exec(gap) ?? [];
      const around = { before: plain.slice(0, found.index), behind: plain.slice(found.index + written.length) };
      if (isPhoneNumber(written, sign) || timeOrAmount.test(end)) return false;
      if (sign === undefined && isOfLongerNumber(around)) return false;
      const isLetter = sign !== undefined && /[+A-Z]/i.test(sign);
      return (isLetter ? [sign] : impliedSigns).some((one) =>
        isIdentityCode(bare(dayAndMonth) + bare(year) + one + bare(end)),
      );
    }),
  );
}

const bare = (part: string): string => part.replaceAll(/[^\dA-Z]/gi, '');

/** A phone number begins with 0, and its first group is its prefix: `040-123 4567`. */
const isPhoneNumber = (written: string, sign: string | undefined): boolean =>
  /^0\d\d(?:\d\d)?\D[\d\s.-]*$/.test(written) ||
  (written.startsWith('0') && sign === undefined && !written.includes('.'));

/** What stands behind a day: `12.30`, `12–14`, `10.5 h`. */
const timeOrAmount = /^\d+\s?[.:-]\s?\d+(?:\s[a-z])?$/i;

/** Digits without a sign are a group of a longer number. */
const isOfLongerNumber = ({ before, behind }: { before: string; behind: string }): boolean =>
  /\d[\s.-]$/.test(before) || /^[\s.-]\d/.test(behind);
