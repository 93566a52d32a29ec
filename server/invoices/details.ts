import { openCents } from '../../domain/invoices/index.ts';
import type { InvoiceDetails, InvoicePayment } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { todayOf } from '../measurements/readSeries.ts';
import { ProblemError } from '../problem.ts';
import { findCustomer, type CustomerRow } from '../store/customers.ts';
import type { InvoiceRow } from '../store/invoices.ts';
import type { Locale } from '../texts.ts';
import { energyView, invoiceView, linesView, ownerName, referenceOf } from '../views/invoices.ts';
import { codesOf } from './codes.ts';
import { comparisonOf } from './comparison.ts';
import { payees } from './payee.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'settings'>;

/** Whom an invoice was sent to. @throws ProblemError `resource.notFound` where there is nobody */
export async function ownerOf({ database }: Context, row: InvoiceRow): Promise<CustomerRow> {
  const owner = await findCustomer(database.db, row.customerId);
  if (!owner) throw new ProblemError('resource.notFound');
  return owner;
}

/** How what is open of an invoice is paid; null where nothing is (`invoice.payment`). */
export async function paymentOf(context: Context, row: InvoiceRow, isCompany: boolean): Promise<InvoicePayment> {
  const cents = openCents(row, todayOf(context));
  if (cents <= 0) return null;
  const payee = payees[context.settings.brand];
  const reference = referenceOf(row, isCompany);
  const codes = await codesOf({ ...payee, cents, reference, dueDate: row.dueDate });
  return { ...payee, reference, ...codes };
}

/** An invoice with all that stands in it, how it is paid, and why it is what it is. */
export async function detailsOf(context: Context, row: InvoiceRow, locale: Locale): Promise<InvoiceDetails> {
  const owner = await ownerOf(context, row);
  return {
    invoice: invoiceView(row, todayOf(context), true),
    ownerName: ownerName(owner),
    energy: energyView(row),
    ...linesView(row, locale),
    payment: await paymentOf(context, row, owner.isCompany),
    comparison: await comparisonOf(context.database.db, row),
  };
}
