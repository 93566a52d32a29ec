import { banksIn, eInvoiceStanding, mayOrder } from '../../domain/eInvoice/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { EInvoiceOrder, NewEInvoiceOrder } from '../../domain/types.ts';
import type { WrittenBy } from '../access/writtenBy.ts';
import type { ContentSettings } from '../content/shapes.ts';
import { eInvoiceMail } from '../effects/eInvoiceMail.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { ProblemError } from '../problem.ts';
import { addEInvoiceOrder, type EInvoiceOrderRow, holdEInvoicePayer } from '../store/eInvoices.ts';
import type { Posted } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';

/** When an order is received: never before the last one, which it has waited for, so that the one that was taken last holds. */
const afterLast = (last: Pick<EInvoiceOrderRow, 'receivedAt'> | null, now: Date): Date =>
  last === null ? now : new Date(Math.max(now.getTime(), last.receivedAt.getTime() + 1));

interface Wish extends NewEInvoiceOrder {
  by: WrittenBy;
  locale: Locale;
  now: Date;
  settings: Pick<ContentSettings, 'eInvoiceBanks'>;
}

/**
 * Orders e-invoices into a bank (`eInvoice.ordered`): a row waits for the retailer's system, which proposes it to the bank, and
 * a receipt goes to the customer's address where there is one. All of it holds, or nothing.
 *
 * @param db of the transaction
 * @throws ProblemError `request.invalid` where the bank is none of those that take e-invoices; `eInvoice.notPossible`
 */
export async function orderEInvoice(
  db: Queries,
  { customerId, bankId, by, locale, now, settings }: Wish,
): Promise<{ answer: EInvoiceOrder; mails: Posted[] }> {
  const bank = banksIn(settings.eInvoiceBanks, locale).find(({ id }) => id === bankId);
  if (!bank) throw new ProblemError('request.invalid', { errors: [{ field: 'body.bankId', rule: 'unknown' }] });
  const held = await holdEInvoicePayer(db, customerId);
  if (!held) throw new ProblemError('resource.notFound');
  const { payer, contracts, last } = held;
  const standing = eInvoiceStanding({ ...payer, contracts }, last, helsinkiToday(now.getTime()));
  if (!mayOrder(standing, last, bankId)) throw new ProblemError('eInvoice.notPossible');
  await addEInvoiceOrder(db, { customerId, bankId, ...by, receivedAt: afterLast(last, now) });
  const recipient = payer.email;
  const answer = { customerId, bank, isMailed: recipient !== null };
  const language = mailLocale(locale, by, payer);
  const named = banksIn(settings.eInvoiceBanks, language).find(({ id }) => id === bankId) ?? bank;
  const mail = eInvoiceMail({ customerId, bank: named }, language);
  return { answer, mails: recipient === null ? [] : [{ recipient, replyTo: null, mail }] };
}
