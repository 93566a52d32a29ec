import type { CustomerRow } from '../store/customers.ts';
import { knownLocale, type Locale } from '../texts.ts';

/**
 * The language of a receipt: that in which it was asked for; where an employee has acted for the customer, the customer's own
 * (`mail.language`).
 *
 * @param asked the language of the call
 * @param by `actingReason` is an employee's alone
 */
export const mailLocale = (
  asked: Locale,
  by: { actingReason: string | null },
  customer: Pick<CustomerRow, 'language'> | null,
): Locale => (by.actingReason === null ? asked : (knownLocale(customer?.language) ?? 'fi'));
