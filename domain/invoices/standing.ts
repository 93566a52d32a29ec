import type { Day } from '../time/index.ts';
import type { InvoicePostpone, InvoiceStatus } from '../types.ts';
import { postponedDay } from './due.ts';

/** What says how an invoice stands. */
export interface Standing {
  /** In cents, with VAT; below zero: a credit. */
  amountCents: number;
  dueDate: Day | null;
  /** What was paid in all, and when last; a day to come: it has not been yet. */
  paidCents: number;
  paidOn: Day | null;
  /** When another invoice took it back. */
  creditedOn: Day | null;
  inCollectionFrom: Day | null;
}

const hasCome = (day: Day | null, today: Day): boolean => day !== null && day <= today;

/** What is still to be paid on a day, in cents; nothing of a credit (`invoice.open`). */
export function openCents({ amountCents, paidCents, paidOn, creditedOn }: Standing, today: Day): number {
  if (amountCents <= 0 || hasCome(creditedOn, today)) return 0;
  return Math.max(0, amountCents - (hasCome(paidOn, today) ? paidCents : 0));
}

/** Whether its due day is over on a day in Helsinki, and something of it is still to be paid (`invoice.late`). */
export const isLate = (standing: Standing, today: Day): boolean =>
  openCents(standing, today) > 0 && standing.dueDate !== null && standing.dueDate < today;

/** How an invoice stands on a day in Helsinki, by what was paid until then (5 "Invoices", `invoice.status`). */
export function statusOf(standing: Standing, today: Day): InvoiceStatus {
  if (hasCome(standing.creditedOn, today)) return 'credited';
  const open = openCents(standing, today);
  if (open === 0) return 'paid';
  if (hasCome(standing.inCollectionFrom, today)) return 'inCollection';
  if (open < standing.amountCents) return 'partlyPaid';
  return isLate(standing, today) ? 'overdue' : 'open';
}

/** What is to be paid on a day, in cents, and how much of that is late. */
export interface ToPay<Of> {
  count: number;
  openCents: number;
  lateCount: number;
  lateCents: number;
  /** What is to be paid first: what is, or was, due first; what has gone to collection comes after the rest. */
  first: Of;
}

/** What is to be paid of some invoices on a day in Helsinki (`invoice.toPay`); null where nothing is. */
export function toPayOf<Of extends Standing>(invoices: readonly Of[], today: Day): ToPay<Of> | null {
  const unpaid = invoices.filter((one) => openCents(one, today) > 0);
  const late = unpaid.filter((one) => isLate(one, today));
  const sum = (some: readonly Of[]) => some.reduce((total, one) => total + openCents(one, today), 0);
  const turn = (one: Of) => `${hasCome(one.inCollectionFrom, today) ? 1 : 0} ${one.dueDate ?? '9999'}`;
  const [first] = unpaid.toSorted((one, other) => turn(one).localeCompare(turn(other)));
  if (!first) return null;
  return { count: unpaid.length, openCents: sum(unpaid), lateCount: late.length, lateCents: sum(late), first };
}

/** What says whether it may be postponed. */
export interface Postponable extends Standing {
  postponedFrom: Day | null;
  /** The bank has it as an e-invoice. */
  isAtBank: boolean;
}

/**
 * Until when the due day of an invoice may be postponed, or why it may not: once, by up to 14 days, not in collection and not
 * where the bank has it as an e-invoice (5 "Invoices", `invoice.postpone`). It is too late
 * where the new day would be over already.
 */
export function postponement(invoice: Postponable, today: Day): NonNullable<InvoicePostpone> {
  const refused = refusal(invoice, today);
  if (refused !== null || invoice.dueDate === null) return { dueDate: null, refusedFor: refused };
  const dueDate = postponedDay(invoice.dueDate);
  return dueDate > today && dueDate > invoice.dueDate
    ? { dueDate, refusedFor: null }
    : { dueDate: null, refusedFor: 'tooLate' };
}

function refusal(invoice: Postponable, today: Day): NonNullable<InvoicePostpone>['refusedFor'] {
  if (invoice.amountCents <= 0) return 'credit';
  if (openCents(invoice, today) === 0) return 'paid';
  if (hasCome(invoice.inCollectionFrom, today)) return 'inCollection';
  if (invoice.postponedFrom !== null) return 'postponed';
  return invoice.isAtBank ? 'atBank' : null;
}
