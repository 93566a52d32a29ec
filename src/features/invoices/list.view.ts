import { fromUnits, toUnits } from '../../../domain/prices/decimal.ts';
import { addMonths, firstDayOf, monthOf, type Month } from '../../../domain/time/index.ts';
import type { Invoice } from '../../../domain/types.ts';
import { isUnpaid } from '../../shared/invoices/invoices.view.ts';

/** Which invoices are shown, as the address has it; what is left out chooses nothing. */
export interface InvoiceFilter {
  /** `open` for those to be paid, or a year. */
  show?: string | undefined;
  /** A metering point. */
  site?: string | undefined;
  /** Whose they are, by the customer id. */
  owner?: string | undefined;
}

/** Whether anything is chosen. */
export const isChoice = (filter: InvoiceFilter): boolean => Object.values(filter).some((one) => one !== undefined);

/** The year of what was invoiced. */
export const yearOf = ({ toDate }: Pick<Invoice, 'toDate'>): string => toDate.slice(0, 4);

/** The invoices that are chosen (`invoicesPage.filter`). */
export function chosenInvoices(invoices: readonly Invoice[], { show, site, owner }: InvoiceFilter): Invoice[] {
  return invoices.filter(
    (invoice) =>
      (show === undefined || (show === 'open' ? isUnpaid(invoice) : yearOf(invoice) === show)) &&
      (site === undefined || invoice.meteringPointNos.includes(site)) &&
      (owner === undefined || invoice.owner === owner),
  );
}

/** The years of the invoices, the latest first. */
export const yearsOf = (invoices: readonly Invoice[]): string[] => [...new Set(invoices.map(yearOf))].sort().reverse();

/** Whose invoices there are, in the order in which they come. */
export const ownersOf = (invoices: readonly Invoice[]): string[] => [...new Set(invoices.map(({ owner }) => owner))];

/** The newest invoice that is to be paid (`invoicesPage.newest`); null where none is. */
export function newestUnpaid(invoices: readonly Invoice[]): Invoice | null {
  const [newest = null] = invoices
    .filter(isUnpaid)
    .toSorted((one, other) => other.invoiceDate.localeCompare(one.invoiceDate));
  return newest;
}

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

/** A heading that says whose it is of, where that is to be said (`invoicesPage.owners`). */
export const withOwner = (heading: string, ownerName: string | undefined) =>
  ownerName === undefined ? heading : `${heading} · ${ownerName}`;
