import type { CustomerRow } from '../store/customers.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';

/**
 * A mail to all who hear of what was done for a customer (`mail.known`): at the address that was given with it, and at the one that
 * the retailer has of the customer where that is another. So whoever acts for a customer, or has got hold of their session, does
 * nothing unheard.
 *
 * @param customer null where there is none yet
 */
export function mailsOfCustomer(
  given: string,
  customer: Pick<CustomerRow, 'email'> | null,
  written: Pick<OutgoingMail, 'mail' | 'documents'>,
): OutgoingMail[] {
  const known = customer?.email ?? '';
  const isOther = known !== '' && known.toLowerCase() !== given.toLowerCase();
  return [given, ...(isOther ? [known] : [])].map((recipient) => ({ recipient, replyTo: null, ...written }));
}
