import { isDay } from '../time/index.ts';
import { upperCase } from './checksum.ts';

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
