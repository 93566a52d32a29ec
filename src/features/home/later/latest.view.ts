import { daysBetween, type Day } from '../../../../domain/time/index.ts';
import type { Invoice } from '../../../../domain/types.ts';
import { isUnpaid } from '../../../shared/invoices/invoices.view.ts';
import type { ToPay } from '../toPay.query.ts';

/** What is told of an invoice beside its sum. */
export type ToldDay =
  /** Days until it is due, below zero where that day is over; null of what has gone to collection. */
  { kind: 'due'; day: Day; daysLeft: number | null } | { kind: 'paid'; day: Day } | { kind: 'dated'; day: Day };

/** The invoice that is to be paid first, else the newest; null where there is none (`home.invoice`). */
export function shownInvoice({ toPay, newest }: ToPay): Invoice | null {
  return toPay[0]?.first ?? newest;
}

/** The day that matters of an invoice: when it is due, was paid, or was made, as it stands (`home.invoice`). */
export function toldDay(invoice: Invoice, today: Day): ToldDay {
  const { dueDate, paidOn, invoiceDate, invoiceStatus } = invoice;
  if (isUnpaid(invoice) && dueDate !== null)
    return {
      kind: 'due',
      day: dueDate,
      daysLeft: invoiceStatus === 'inCollection' ? null : daysBetween(today, dueDate),
    };
  return invoiceStatus === 'paid' && paidOn !== null
    ? { kind: 'paid', day: paidOn }
    : { kind: 'dated', day: invoiceDate };
}
