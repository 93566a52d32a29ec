import type { WrittenBy } from '../access/writtenBy.ts';
import type { CustomerRow } from '../store/customers.ts';
import { knownLocale, type Locale } from '../texts.ts';

/**
 * The language of a receipt: that in which it was asked for; where an employee has acted for the customer, the customer's own
 * (`billing.mail`, `eInvoice.mail`, `invoice.postponeMail`).
 *
 * @param asked the language of the call
 */
export const mailLocale = (asked: Locale, by: WrittenBy, customer: Pick<CustomerRow, 'language'> | null): Locale =>
  by.employee === null ? asked : (knownLocale(customer?.language) ?? 'fi');
