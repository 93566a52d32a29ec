import { calendarFile } from '../time/calendarFile.ts';
import type { Day } from '../time/index.ts';
import { openCents, type Standing, statusOf } from './standing.ts';

/** Of some invoices those whose due day stands in a calendar: something is to be paid, and to the retailer (`dueCalendar.what`). */
export const dueInvoices = <Invoice extends Standing>(
  invoices: readonly Invoice[],
  today: Day,
): (Invoice & { dueDate: Day })[] =>
  invoices
    .filter((one): one is Invoice & { dueDate: Day } => one.dueDate !== null)
    .filter((one) => openCents(one, today) > 0 && statusOf(one, today) !== 'inCollection')
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));

/** A due day in a calendar. */
export interface DueEntry {
  /** The same for the same invoice, and says nothing of it to whoever reads it. */
  uid: string;
  dueDate: Day;
  /** The amount, in words of the reader's language. */
  summary: string;
}

interface DueCalendar {
  name: string;
  entries: readonly DueEntry[];
  /** When it was made, epoch milliseconds. */
  madeAt: number;
}

/**
 * Due days as a calendar (RFC 5545), each a whole day of which one is reminded on the morning before; a calendar that
 * subscribes to it asks again once a day (`dueCalendar.file`).
 */
export const dueCalendarFile = ({ name, entries, madeAt }: DueCalendar): string =>
  calendarFile(
    entries.map(({ uid, dueDate, summary }) => ({ uid, when: { day: dueDate }, summary, reminder: '-PT15H' })),
    madeAt,
    name,
  );
