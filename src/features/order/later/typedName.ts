import type { OrderValues } from '../../../../domain/orders/index.ts';

/** Who was typed in as the person; null where nobody was. */
export const typedPerson = (typed: OrderValues['person'] | undefined): string | null =>
  typed?.person ? `${typed.person.firstName} ${typed.person.lastName}` : null;

/** Who was typed in: the company, or the person; null where nobody was. */
export const typedName = (typed: OrderValues['person'] | undefined): string | null =>
  typed?.company?.companyName ?? typedPerson(typed);
