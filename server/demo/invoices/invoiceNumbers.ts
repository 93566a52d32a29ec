import { seedOf } from '../measurements/chance.ts';
import type { Month } from '../../../domain/time/index.ts';

/** Whose ids have eight digits have numbers of their own: a multiplier that has no divisor in common with how many there are. */
const [FIRST, COUNT, FACTOR] = [10_000_000, 90_000_000, 48_271];
/** What takes the factor back: their product is one more than a multiple of the count. */
const INVERSE = 31371631;
const FIRST_YEAR = 2015;
/** So many numbers a month: four for each of what is billed together, and a few more. */
const PER_MONTH = 24;
/** What is billed together is at most so much; where it would be more it is billed as one. */
export const MOST_TOGETHER = 5;

export type NumberOf = 'bill' | 'production' | 'credit' | 'corrected' | 'equalising' | 'collection';
const slots: Record<NumberOf, number> = {
  bill: 0,
  production: 1,
  credit: 2,
  corrected: 3,
  equalising: MOST_TOGETHER * 4,
  collection: MOST_TOGETHER * 4 + 1,
};

/**
 * The number of an invoice of the demo: twelve digits, the same on every machine, which say nothing of whose it is to whoever
 * reads them (`demo.invoices`).
 *
 * @param month of what is billed, or in which it is asked for
 * @param together which of what is billed together it is
 */
export function demoInvoiceNo(customerId: string, month: Month, of: NumberOf, together = 0): string {
  const place = customerId.length === 8 ? Number(customerId) - FIRST : (seedOf(customerId) >>> 0) % COUNT;
  const whose = FIRST + Number((BigInt(((place % COUNT) + COUNT) % COUNT) * BigInt(FACTOR)) % BigInt(COUNT));
  const months = (Number(month.slice(0, 4)) - FIRST_YEAR) * 12 + Number(month.slice(5)) - 1;
  const slot = slots[of] + (slots[of] < MOST_TOGETHER * 4 ? together * 4 : 0);
  return `${whose}${String(months * PER_MONTH + slot).padStart(4, '0')}`;
}

/** Which customer of eight digits a number of the demo would be of, whether or not there is one; of another number null. */
export function customerOfDemoNo(invoiceNo: string): string | null {
  const whose = /^([1-9]\d{7})\d{4}$/.exec(invoiceNo)?.[1];
  if (whose === undefined) return null;
  return String(FIRST + Number((BigInt(Number(whose) - FIRST) * BigInt(INVERSE)) % BigInt(COUNT)));
}
