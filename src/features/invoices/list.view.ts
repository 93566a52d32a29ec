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

/** A heading that says whose it is of, where that is to be said (`invoicesPage.owners`). */
export const withOwner = (heading: string, ownerName: string | undefined) =>
  ownerName === undefined ? heading : `${heading} · ${ownerName}`;
