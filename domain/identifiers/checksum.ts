export interface ChecksumRule {
  /** Digits in all, the check digit last. */
  length: number;
  /** For the digits before the check digit, from the left. */
  weights: readonly number[];
  modulus: number;
}

/**
 * The rule for the specification's nine-digit number, which does not say what it is: that of the Norwegian organisation
 * number (`identifiers.weighted`, an assumption).
 */
export const ORGANISATION_NUMBER: ChecksumRule = { length: 9, weights: [3, 2, 7, 6, 5, 4, 3, 2], modulus: 11 };

/**
 * Whether a number's last digit is what the weighted sum of the others asks for: modulus minus the remainder, 0 where
 * there is none. A number whose check would need two digits does not exist (2 §5, `identifiers.weighted`).
 */
export function weightedChecksum(
  text: string,
  { length, weights, modulus }: ChecksumRule = ORGANISATION_NUMBER,
): boolean {
  if (text.length !== length || !isDigits(text)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  const check = (modulus - (sum % modulus)) % modulus;
  return check === Number(text.at(-1));
}

/** Whether a text is made of the digits 0–9 alone, at least one and at most a thousand (2 §5, `identifiers.digits`). */
export function isDigits(text: string): boolean {
  return text.length <= 1000 && /^[0-9]+$/.test(text);
}

/**
 * Upper case for the letters a–z alone. `toUpperCase` would make letters of an identifier out of others: `ß` → `SS`,
 * `ı` → `I`, `ſ` → `S`.
 */
export function upperCase(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * The check of IBANs and international references (ISO 7064, mod 97-10) over `AA99…` in upper case. The two digits are
 * what the rule gives, 02 to 98: 00, 01 and 99 leave the same remainder, and are wrong.
 */
export function hasMod97Digits(code: string): boolean {
  const values = [...code.slice(4), ...code.slice(0, 2), '0', '0'].map((character) => Number.parseInt(character, 36));
  return 98 - remainderOf(values.join(''), 97) === Number(code.slice(2, 4));
}

/** Remainder of a long decimal number, digit by digit. */
export function remainderOf(digits: string, modulus: number): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % modulus;
  return remainder;
}

/** Whether the last digit makes the Luhn sum a multiple of ten. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.at(-1 - index));
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
