import type { TokenValidation } from '../../../domain/types.ts';

/** Stands for whichever employee has written a draft who is no customer: the tab cannot tell one from another. */
export const EMPLOYEE = 'staff';

/** By whom a draft is written: the customer that they are themselves, an employee, or nobody who is known (`draft.owner`). */
export const authorBy = (validation: TokenValidation | null): string | null =>
  validation && (validation.customerId ?? (validation.allowedEmployee ? EMPLOYEE : null));
