import { findInvoice, type InvoiceRow } from '../../store/invoices.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    invoice: InvoiceRow;
  }
}

/** An invoice, by its number: whose it was sent to. */
export const resolver: Resolver<InvoiceRow> = async ({ database }, invoiceNo) => {
  const row = await findInvoice(database.db, invoiceNo);
  return row ? { customerId: row.customerId, row } : null;
};
