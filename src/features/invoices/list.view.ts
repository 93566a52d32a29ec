import type { Invoice } from '../../../domain/types.ts';

/** Which invoices are shown, as the address has it; what is left out chooses nothing. */
export interface InvoiceFilter {
  /** `open` for those to be paid, or a year. */
  show?: string | undefined;
  /** A metering point. */
  site?: string | undefined;
  /** Whose they are, by the customer id. */
  owner?: string | undefined;
}

/** Whether anything is chosen. */
export const isChoice = (filter: InvoiceFilter): boolean => Object.values(filter).some((one) => one !== undefined);

/** Whose invoices there are, in the order in which they come. */
export const ownersOf = (invoices: readonly Invoice[]): string[] => [...new Set(invoices.map(({ owner }) => owner))];

/** A heading that says whose it is of, where that is to be said (`invoicesPage.owners`). */
export const withOwner = (heading: string, ownerName: string | undefined) =>
  ownerName === undefined ? heading : `${heading} · ${ownerName}`;
