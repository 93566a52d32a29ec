import type { CustomerRow } from '../store/customers.ts';

/**
 * Who hears of what was done for a customer (`mail.known`): the address that was given with it, and the one that the retailer has
 * of the customer where that is another. So whoever acts for a customer, or has got hold of their session, does nothing unheard.
 *
 * @param customer null where there is none yet
 */
export function recipientsOf(given: string, customer: Pick<CustomerRow, 'email'> | null): string[] {
  const known = customer?.email ?? '';
  return known === '' || known.toLowerCase() === given.toLowerCase() ? [given] : [given, known];
}
