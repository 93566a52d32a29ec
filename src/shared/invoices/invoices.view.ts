import { monthOf, type Day, type Month } from '../../../domain/time/index.ts';
import type { Invoice, InvoiceContent, InvoiceDetails } from '../../../domain/types.ts';

/** How an invoice stands, as it is shown: one that waits for a later day says so. */
export type InvoiceStanding = Invoice['invoiceStatus'] | 'postponed';

/** Those of which something is still to be paid. */
const unpaid: readonly Invoice['invoiceStatus'][] = ['open', 'overdue', 'partlyPaid', 'inCollection'];

export const isUnpaid = ({ invoiceStatus }: Pick<Invoice, 'invoiceStatus'>): boolean => unpaid.includes(invoiceStatus);

/** Whether its due day is over on a day in Helsinki; what has gone to collection is another's matter (`invoicePage.late`). */
export const isPayableLate = (
  { invoiceStatus, dueDate }: Pick<Invoice, 'invoiceStatus' | 'dueDate'>,
  today: Day,
): boolean => invoiceStatus === 'overdue' || (invoiceStatus === 'partlyPaid' && dueDate !== null && dueDate < today);

export const standingOfInvoice = ({
  invoiceStatus,
  postponedFrom,
}: Pick<Invoice, 'invoiceStatus' | 'postponedFrom'>): InvoiceStanding =>
  invoiceStatus === 'open' && postponedFrom !== null ? 'postponed' : invoiceStatus;

/** An invoice that cannot be postponed (again), with what else has changed of it (`postpone.done`, `postpone.outdated`). */
export const withFixedDetails = (
  details: InvoiceDetails,
  changed: Partial<Pick<Invoice, 'dueDate' | 'postponedFrom'>>,
): InvoiceDetails => ({
  ...details,
  invoice: { ...details.invoice, ...changed, postponeDueDatePossible: false, postpone: null },
});

/** The month that is invoiced; null where it is not one month. */
export function monthOfInvoice({ fromDate, toDate }: Pick<Invoice, 'fromDate' | 'toDate'>): Month | null {
  const month = monthOf(toDate);
  return monthOf(fromDate) === month ? month : null;
}

/** A reference as it is written on paper: in groups of four, RF from the beginning, a national one from the end. */
export function groupReference(reference: string): string {
  const groups = reference.startsWith('RF') ? /(.{4})(?=.)/g : /(.)(?=(.{5})+$)/g;
  return reference.replace(groups, '$1\u00A0');
}

/** The order in which contents are named. */
const order: readonly InvoiceContent[] = ['electricity', 'districtHeat', 'production', 'service'];
export const inOrder = (contents: readonly InvoiceContent[]): InvoiceContent[] =>
  order.filter((content) => contents.includes(content));
