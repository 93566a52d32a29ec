import type { Invoice } from '../../../../domain/types.ts';
import { isUnpaid } from '../../../shared/invoices/invoices.view.ts';
import type { InvoiceFilter } from '../list.view.ts';

/** The year of what was invoiced. */
const yearOf = ({ toDate }: Pick<Invoice, 'toDate'>): string => toDate.slice(0, 4);

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
