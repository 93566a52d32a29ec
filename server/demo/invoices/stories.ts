import { addDays, type Day } from '../../../domain/time/index.ts';
import { bankingDayFrom } from '../../../domain/invoices/index.ts';
import { chance, seedOf } from '../measurements/chance.ts';

/** What becomes of a bill of the demo that is not simply paid in time. */
export type Story = 'open' | 'overdue' | 'partlyPaid' | 'credited' | 'inCollection' | 'postponed' | 'atBank';

/**
 * Of which customers which bills have a story, counted back from the newest on the day on which they are made, of each
 * that is billed together; what is billed first comes first (`demo.invoices`).
 */
const stories: Record<string, readonly Readonly<Record<number, Story>>[]> = {
  // Aino: one reminded of; the summer house is postponed.
  '40127731': [{ 2: 'overdue' }, { 0: 'postponed' }],
  // Jyrki-Pekka: the newest is in his bank already; of one he has paid a part.
  '40130244': [{ 0: 'atBank', 1: 'partlyPaid' }],
  // Åsa: one was wrong.
  '40141178': [{ 3: 'credited' }],
  // Sari: the newest is unpaid, and may be postponed.
  '40163350': [{ 0: 'open' }],
  // Eeva: one has gone to a collector, the next is late.
  '40185533': [{ 1: 'overdue', 3: 'inCollection' }],
  // The rowing club.
  '70035518': [{ 1: 'overdue' }],
  // The property with forty sites.
  '70028846': [{ 0: 'atBank' }],
};

export const storyOf = (customerId: string, together: number, fromNewest: number): Story | null =>
  stories[customerId]?.[together]?.[fromNewest] ?? null;

/** What is charged beside a bill, in cents: without VAT of reminding and collecting. */
export const demoFees = { reminder: 500, collection: 1400, paperInvoice: 350 };

/** An open bill is sent anew after so many days, so that there is one that may be postponed on every day (`demo.invoices`). */
export const SENT_ANEW_DAYS = 14;
/** One that was wrong is put right after so many days. */
export const CORRECTED_DAYS = 3;

/** When a bill of the demo is paid: within the week before its due day. */
export const paidDay = (invoiceNo: string, dueDate: Day, invoiceDate: Day): Day => {
  const day = addDays(dueDate, -Math.floor(7 * chance(seedOf(invoiceNo), 7)));
  return day > invoiceDate ? day : dueDate;
};

/** So many days after its due day one is reminded of a bill, and it goes to collection. */
export const remindedDay = (dueDate: Day): Day => bankingDayFrom(addDays(dueDate, 14));
export const collectionDay = (dueDate: Day): Day => bankingDayFrom(addDays(dueDate, 28));
