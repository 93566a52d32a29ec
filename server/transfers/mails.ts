import { mailsOfCustomer } from '../effects/recipients.ts';
import { transferDocuments, transferMail, type TakenOver, type TransferTurn } from '../effects/transferMail.ts';
import { findCustomer } from '../store/customers.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import type { TransferRow } from '../store/transfers.ts';
import { knownLocale } from '../texts.ts';
import type { Context } from './context.ts';

interface Turn {
  what: TransferTurn;
  row: TransferRow;
  handed: ContractAtSite;
  /** Where it is accepted, with the offer alone, as nothing but the digest of its secret is kept. */
  link?: string | null;
  /** The new holder's contract, once they have accepted it. */
  made?: TakenOver | null;
}

/**
 * The mails of a turn, to each of the two (`transfer.mails`); a holder whose address is not known has none. Who has taken it over as
 * a customer hears of it at their own address too (`mail.known`).
 */
export async function mailsOf(
  { db, now }: Context,
  { what, row, handed, link = null, made = null }: Turn,
): Promise<OutgoingMail[]> {
  const holder = await findCustomer(db, row.customerId);
  const holderLocale = knownLocale(row.language) ?? 'fi';
  const newLocale = knownLocale(row.newLanguage ?? row.language) ?? 'fi';
  const common = { what, row, handed, now, made };
  const newHolder = await findCustomer(db, row.newCustomerId);
  const toNewHolder = mailsOfCustomer(row.form?.contact.email ?? row.email, newHolder, {
    mail: transferMail({ ...common, to: 'newHolder', locale: newLocale, link }),
    ...(made && { documents: transferDocuments({ ...common, made, locale: newLocale }) }),
  });
  if (!holder?.email) return toNewHolder;
  const mail = transferMail({ ...common, to: 'holder', locale: holderLocale, link: null });
  return [...toNewHolder, { recipient: holder.email, replyTo: null, mail }];
}
