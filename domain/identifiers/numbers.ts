import { hasMod97Digits, upperCase, weightedChecksum } from './checksum.ts';
import { isFinland } from './country.ts';

/** An identifier that people write in groups: without spaces, in upper case; empty where it is longer than any. */
const compact = (text: string) => (text.length > 40 ? '' : upperCase(text.replaceAll(/\s/g, '')));

const BUSINESS_ID = { length: 8, weights: [7, 9, 10, 5, 8, 4, 2], modulus: 11 };

/** Whether a text is a Finnish business id, `0112038-9`, with its check digit (2 §5, `identifiers.businessId`). */
export function isBusinessId(text: string): boolean {
  return text.length === 9 && text[7] === '-' && weightedChecksum(text.slice(0, 7) + text.slice(8), BUSINESS_ID);
}

const GSRN = { length: 18, weights: Array.from({ length: 17 }, (_, index) => (index % 2 === 0 ? 3 : 1)), modulus: 10 };

/**
 * Whether a text is a metering point's id (2 §5, `identifiers.meteringPoint`): the retailer's own form, `Y` or `H` and
 * up to 17 digits, or a GSRN of 18 digits with its check digit. Spaces in between and lower case are read.
 */
export function isMeteringPointId(text: string): boolean {
  const id = compact(text);
  return /^[YH][0-9]{1,17}$/.test(id) || weightedChecksum(id, GSRN);
}

/**
 * Whether a text is a reference number on a bill (`identifiers.reference`): the Finnish form of 4 to 20 digits with
 * weights 7 3 1 from the right, or the international one, `RF`, two check digits and up to 21 letters and digits.
 * Spaces and lower case are read.
 */
export function isReferenceNumber(text: string): boolean {
  const reference = compact(text);
  if (/^RF[0-9]{2}[0-9A-Z]{1,21}$/.test(reference)) return hasMod97Digits(reference);
  return /^[0-9]{4,20}$/.test(reference) && hasReferenceDigit(reference);
}

/** Zeros in front do not count, and nothing but zeros is no number. */
function hasReferenceDigit(digits: string): boolean {
  const weights = [7, 3, 1];
  const fromTheRight = digits.slice(0, -1).split('').reverse();
  const sum = fromTheRight.reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum > 0 && (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/**
 * Whether a text is a postal code (2 §5, `identifiers.postalCode`): five digits in Finland, Åland included; elsewhere 2
 * to 10 letters and digits, spaces and hyphens between them.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function isPostalCode(text: string, country = 'FI'): boolean {
  if (text.length > 10) return false;
  return (isFinland(country) ? /^[0-9]{5}$/ : /^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$/).test(text);
}

/**
 * Whether a text is a house number, or two of a range, `5-7` (2 §5, `identifiers.houseNumber`): up to 4 digits in
 * Finland, up to 6 elsewhere.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function isHouseNumber(text: string, country = 'FI'): boolean {
  if (text.length > 13) return false;
  return (isFinland(country) ? /^[0-9]{1,4}(?:[-/][0-9]{1,4})?$/ : /^[0-9]{1,6}(?:[-/][0-9]{1,6})?$/).test(text);
}

/**
 * Whether a text is a phone number: 9 to 13 digits, a plus before them or not; no spaces (2 §5, `identifiers.phone`).
 */
export function isPhoneNumber(text: string): boolean {
  return text.length <= 14 && /^\+?[0-9]{9,13}$/.test(text);
}

/** Whether a text is a phone number's prefix: a plus and 1 to 4 digits (2 §5, `identifiers.phonePrefix`). */
export function isPhonePrefix(text: string): boolean {
  return text.length <= 5 && /^\+[0-9]{1,4}$/.test(text);
}

/** Whether a text is a customer number of the retailer (`identifiers.customerNumber`): 6 to 12 digits. */
export function isCustomerNumber(text: string): boolean {
  return text.length <= 12 && /^[0-9]{6,12}$/.test(text);
}
