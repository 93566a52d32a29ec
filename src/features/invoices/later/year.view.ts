import { fromUnits, toUnits } from '../../../../domain/prices/decimal.ts';
import { addMonths, firstDayOf, monthOf, type Month } from '../../../../domain/time/index.ts';
import type { Invoice } from '../../../../domain/types.ts';

export interface MonthSum {
  month: Month;
  /** EUR as a decimal string; null where nothing was invoiced. */
  sum: string | null;
}

/** How many months a picture has. */
const MONTHS = 12;

/**
 * What was invoiced month by month, what was credited among it (`invoicesPage.year`): of the months of a year, or of the
 * last twelve up to the latest that was invoiced. Notices of collection repeat what was invoiced before, and are left out.
 */
export function monthSums(invoices: readonly Invoice[], year: string | null): MonthSum[] {
  const sums = new Map<Month, bigint>();
  for (const { invoiceType: kind, toDate, amount } of invoices) {
    if (kind === 'collection') continue;
    const month = monthOf(toDate);
    sums.set(month, (sums.get(month) ?? 0n) + toUnits(amount));
  }
  const latest = [...sums.keys()].sort().at(-1);
  if (latest === undefined) return [];
  const first = year === null ? addMonths(firstDayOf(latest), 1 - MONTHS) : `${year}-01-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => monthOf(addMonths(first, index)));
  return months.map((month) => {
    const units = sums.get(month);
    return { month, sum: units === undefined ? null : fromUnits(units) };
  });
}

/**
 * Whether the months are known in whole where invoices have come in part, the newest first: what has not come was not made
 * after the oldest that has, and nothing is made more than a month before its period ends.
 */
export function reachesBack(invoices: readonly Invoice[], [first]: readonly MonthSum[]): boolean {
  const oldest = invoices.at(-1);
  return oldest !== undefined && first !== undefined && monthOf(addMonths(oldest.invoiceDate, 1)) < first.month;
}

/** What months come to, as a decimal string of EUR. */
export const totalOf = (months: readonly MonthSum[]): string =>
  fromUnits(months.reduce((total, { sum }) => total + (sum === null ? 0n : toUnits(sum)), 0n));
