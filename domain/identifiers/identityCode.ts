import { isDay } from '../time/index.ts';
import { upperCase } from './checksum.ts';
import { HYPHENS } from './written.ts';

const codeForm = /^([0-9]{6})([-+A-FU-Y])([0-9]{3})([0-9A-Y])$/;
const CHECK_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY';
/** The signs of each century since the reform of 2023 (`identifiers.identityCode`). */
const CENTURIES: Record<string, number> = {
  '+': 1800,
  ...Object.fromEntries([...'-YXWVU'].map((sign) => [sign, 1900])),
  ...Object.fromEntries([...'ABCDEF'].map((sign) => [sign, 2000])),
};

export interface IdentityCode {
  /** In upper case; the sign belongs to it: two codes that differ in it alone are two people. */
  code: string;
  /** `YYYY-MM-DD`. */
  birthDay: string;
}

/**
 * Reads a Finnish personal identity code: `DDMMYY`, century sign, individual number 002–999, check character. Lower
 * case is read, spaces around it are not. Null for what is none: a day that does not exist, a wrong check character
 * (2 §5, `identifiers.identityCode`).
 */
export function parseIdentityCode(text: string): IdentityCode | null {
  if (text.length !== 11) return null;
  const code = upperCase(text);
  const [, date = '', sign = '', number = '', check] = codeForm.exec(code) ?? [];
  const century = CENTURIES[sign];
  if (century === undefined || Number(number) < 2) return null;
  if (CHECK_CHARACTERS[Number(date + number) % 31] !== check) return null;
  const birthDay = `${century + Number(date.slice(4))}-${date.slice(2, 4)}-${date.slice(0, 2)}`;
  return isDay(birthDay) ? { code, birthDay } : null;
}

/** Whether a text is a Finnish personal identity code, as {@link parseIdentityCode} reads it. */
export function isIdentityCode(text: string): boolean {
  return parseIdentityCode(text) !== null;
}

/**
 * Whether the holder of an identity code has come of age: 18 years on `today` (`YYYY-MM-DD` in Europe/Helsinki). Who is
 * born on 29 February comes of age on 1 March. False for what is no identity code (2 §5, `identifiers.adult`).
 */
export function isAdult(code: string, today: string): boolean {
  const parsed = parseIdentityCode(code);
  if (!parsed) return false;
  const [year = '', ...monthAndDate] = parsed.birthDay.split('-');
  return [String(Number(year) + 18), ...monthAndDate].join('-') <= today;
}

/**
 * The code as it may be shown, `120385-****` (`identifiers.masked`). Null for what is no identity code: a part of an
 * unknown text could be anything.
 */
export function maskIdentityCode(code: string): string | null {
  const parsed = parseIdentityCode(code);
  return parsed && `${parsed.code.slice(0, 7)}****`;
}

/** What looks like an identity code within a text, by its form alone: a mistyped one says as much. */
export const identityCodeInText = /(?<![\p{L}\d])\d{6}[-+A-FU-Y]\d{3}[\dA-Z](?![\p{L}\d])/giu;

/** Whether a text holds what looks like an identity code (`identifiers.identityCode`). */
export const hasIdentityCode = (text: string): boolean => text.search(identityCodeInText) !== -1;

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
const places: [RegExp, string[]][] = [
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
  return places.some(([place, impliedSigns]) =>
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
