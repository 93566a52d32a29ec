import { vatPercentageOn } from '../contracts/vat.ts';
import { divideRounded } from '../prices/decimal.ts';
import type { Day } from '../time/index.ts';

/*
 * A price of the exchange is a whole number of thousandths of a cent for a kWh, without VAT: the exchange has euros for a
 * MWh with two decimals, so that none of it is lost. Null where it is missing, which is never zero.
 */

/** `consumption`: what is paid for power, with VAT; `production`: what is paid for one's own, without (`spot.types`). */
export type SpotType = 'consumption' | 'production';

/** The VAT percentage in a price of a day, as a decimal string; none in what the customer earns (`spot.vat`). */
export const spotVatOn = (type: SpotType, day: Day): string => (type === 'production' ? '0' : vatPercentageOn(day));

/** A price with its VAT, in thousandths of a cent; of a negative price the VAT is negative too (`spot.vat`). */
export function withVat(price: number, percentage: string): number {
  const permille = BigInt(Math.round(Number(percentage) * 10));
  return Number(divideRounded(BigInt(price) * (1000n + permille), 1000n));
}

/** Thousandths of a cent as cents, a decimal string as the API writes it: `5.691`. */
export function toCents(price: number): string {
  const digits = String(Math.abs(price)).padStart(4, '0');
  const fraction = digits.slice(-3).replace(/0+$/, '');
  return `${price < 0 ? '-' : ''}${digits.slice(0, -3)}${fraction && `.${fraction}`}`;
}

/** The mean of prices that hold equally long, in whole thousandths of a cent; null where none is known (`spot.average`). */
export function meanOf(prices: Iterable<number | null>): number | null {
  let sum = 0;
  let count = 0;
  for (const price of prices) {
    if (price === null) continue;
    sum += price;
    count += 1;
  }
  return count === 0 ? null : Number(divideRounded(BigInt(sum), BigInt(count)));
}

/** Thousandths of a cent for a kWh in one of a unit. */
const units = { 'EUR/MWh': 100, 'c/kWh': 1000 } as const;
export type SpotUnit = keyof typeof units;

const decimalForm = /^([-+\u2212]?)(\d{1,6})(?:[.,](\d{1,9}))?$/;

/**
 * A price as somebody wrote it, with a decimal point or comma, to the nearest thousandth of a cent; null where it is no
 * number (`import.spotCsv`).
 */
export function readPrice(text: string, unit: SpotUnit): number | null {
  const [, sign, whole = '', fraction = ''] = decimalForm.exec(text.trim()) ?? [];
  if (sign === undefined) return null;
  const units9 = BigInt(whole + fraction.padEnd(9, '0')) * BigInt(units[unit]);
  const price = Number(divideRounded(units9, 1_000_000_000n));
  return sign === '' || sign === '+' || price === 0 ? price : -price;
}
