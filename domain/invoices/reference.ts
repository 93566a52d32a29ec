import { isDigits, upperCase } from '../identifiers/checksum.ts';
import { remainderOf } from '../identifiers/checksum.ts';

const WEIGHTS = [7, 3, 1];
/** The longest number without its check digit. */
const LONGEST = 19;

/**
 * The Finnish reference number of a number: itself and a check digit, by the weights 7, 3 and 1 from the right
 * (3 "Identifiers", `invoice.reference`). Zeros in front are left out.
 *
 * @param base of 3 to 19 digits, not of zeros alone
 * @throws RangeError where it is none
 */
export function nationalReference(base: string): string {
  const digits = base.replace(/^0+/, '');
  if (!isDigits(digits) || digits.length < 3 || digits.length > LONGEST)
    throw new RangeError('no number of 3 to 19 digits');
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A reference by ISO 11649, of a national one or of other letters and digits, at most 21 (`invoice.rfReference`). */
export function rfReference(reference: string): string {
  const body = upperCase(reference);
  if (!/^[0-9A-Z]{1,21}$/.test(body)) throw new RangeError('no reference of at most 21 letters and digits');
  const values = [...body, ...'RF00'].map((character) => Number.parseInt(character, 36)).join('');
  return `RF${String(98 - remainderOf(values, 97)).padStart(2, '0')}${body}`;
}

/** As it is written on a bill: a national one in groups of five from the right, an RF in groups of four from the left. */
export function formatReference(reference: string): string {
  return reference.startsWith('RF')
    ? reference.replaceAll(/(.{4})(?=.)/g, '$1 ')
    : reference.replaceAll(/(?=(?:.{5})+$)(?!^)/g, ' ');
}
