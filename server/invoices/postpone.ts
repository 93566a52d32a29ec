import { openCents, postponement } from '../../domain/invoices/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { NewPostponement, Postponement } from '../../domain/types.ts';
import type { WrittenBy } from '../access/writtenBy.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { postponementMail } from '../effects/postponementMail.ts';
import { ProblemError } from '../problem.ts';
import { findCustomer } from '../store/customers.ts';
import { holdInvoice, postponeTo } from '../store/invoices.ts';
import type { Posted } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';

interface Wish extends NewPostponement {
  by: WrittenBy;
  locale: Locale;
  now: Date;
}

/**
 * Postpones the due day of an invoice (`invoice.postpone`): the invoice has the new day from then on, a row waits for the
 * retailer's system, and a receipt goes to the customer's address where there is one. All of it holds, or nothing.
 *
 * @param db of the transaction
 * @throws ProblemError `resource.notFound` where the invoice is not that customer's; `invoices.postponeNotPossible`
 */
export async function postpone(
  db: Queries,
  { invoiceNo, customerId, by, locale, now }: Wish,
): Promise<{ answer: Postponement; mails: Posted[] }> {
  const held = await holdInvoice(db, invoiceNo);
  if (!held || held.customerId !== customerId) throw new ProblemError('resource.notFound');
  const today = helsinkiToday(now.getTime());
  const { dueDate } = postponement(held, today);
  if (dueDate === null || held.dueDate === null) throw new ProblemError('invoices.postponeNotPossible');
  await postponeTo(db, { invoiceNo, postponedFrom: held.dueDate, dueDate, ...by, receivedAt: now });
  const payer = await findCustomer(db, customerId);
  const recipient = payer?.email ?? null;
  const answer = { invoiceNo, postponedFrom: held.dueDate, dueDate, isMailed: recipient !== null };
  const facts = { ...answer, openCents: openCents(held, today) };
  const mail = postponementMail(facts, mailLocale(locale, by, payer));
  return { answer, mails: recipient === null ? [] : [{ recipient, replyTo: null, mail }] };
}
