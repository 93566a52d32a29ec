/*
 * Decimal numbers as the API writes them: text with at most four decimals. They are counted in ten-thousandths, as whole
 * numbers, so that no cent is lost to binary fractions (`catalogue.exact`).
 */

const DECIMALS = 4;
const form = /^(-?)([0-9]{1,9})(?:\.([0-9]{1,4}))?$/;

/** A decimal number of the API in ten-thousandths. Throws a RangeError on what is none. */
export function toUnits(text: string): bigint {
  const [, minus, whole = '', fraction = ''] = form.exec(text) ?? [];
  if (minus === undefined) throw new RangeError('no decimal number of at most four decimals');
  const units = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  return minus === '' ? units : -units;
}

/** Ten-thousandths as a decimal number, without zeros at its end. */
export function fromUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${fraction && `.${fraction}`}`;
}

/** A quotient to the nearest whole number; a half is rounded away from zero. The divisor is above zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (dividend * 2n + half) / (divisor * 2n);
}
