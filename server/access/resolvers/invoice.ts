import { findOrMakeInvoice } from '../../invoices/makeInvoices.ts';
import type { InvoiceRow } from '../../store/invoices.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    invoice: InvoiceRow;
  }
}

/** An invoice, by its number: whose it was sent to. */
export const resolver: Resolver<InvoiceRow> = async (context, invoiceNo) => {
  const row = await findOrMakeInvoice(context, invoiceNo);
  return row ? { customerId: row.customerId, row } : null;
};
