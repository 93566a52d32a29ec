import { groupOf, type ContractTerm } from '../contracts/index.ts';
import type { Day } from '../time/index.ts';
import type { EInvoiceStanding } from '../types.ts';

/** What says whether a customer may order e-invoices. */
export interface Payer {
  customerType: 'B2C' | 'B2B';
  isDeceased: boolean;
  contracts: readonly ContractTerm[];
}

/** What was ordered last. */
export interface Ordered {
  bankId: string;
  /** When it was approved in the bank; null while that is awaited. */
  approvedOn: Day | null;
}

/**
 * How a customer stands to e-invoices on a day in Helsinki (spec 2 §5 and §6, `eInvoice.standing`): companies have another
 * way, whom nothing is billed any more or who has died gets none, and one that the bank was told to take is not ordered again.
 */
export function eInvoiceStanding(payer: Payer, last: Ordered | null, today: Day): EInvoiceStanding {
  if (payer.customerType === 'B2B') return 'company';
  if (last !== null && last.approvedOn !== null && last.approvedOn <= today) return 'active';
  const isBilled = payer.contracts.some((contract) => groupOf(contract, today) !== 'ended');
  if (payer.isDeceased || !isBilled) return 'notAllowed';
  return last === null ? 'none' : 'waiting';
}

/**
 * Whether an order for a bank is taken: as long as no bank has approved one, and not where this bank is asked already
 * (`eInvoice.otherBank`).
 */
export const mayOrder = (standing: EInvoiceStanding, last: Ordered | null, bankId: string): boolean =>
  standing === 'none' || (standing === 'waiting' && last?.bankId !== bankId);
