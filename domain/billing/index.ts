import { groupOf, kindOf, type ContractTerm } from '../contracts/index.ts';
import { statusOf, type Standing } from '../invoices/index.ts';
import type { Day } from '../time/index.ts';
import type { BillingBlock, Contract } from '../types.ts';

/** From how many months an invoice may be: by law there are at least four a year (`billing.options`). */
export const billingFrequencies = [1, 2, 3] as const;
export type BillingFrequency = (typeof billingFrequencies)[number];

/** How many invoices a year come of it. */
export const invoicesAYear = (months: BillingFrequency): number => 12 / months;

/**
 * Why nothing of how often a customer is invoiced may be changed on a day in Helsinki: the customer has died, or an invoice is
 * in collection. Null where nothing stands in the way (spec 2 §7, `billing.blocked`).
 */
export function billingBlock(
  { isDeceased, invoices }: { isDeceased: boolean; invoices: readonly Standing[] },
  today: Day,
): BillingBlock | null {
  if (isDeceased) return 'deceased';
  return invoices.some((invoice) => statusOf(invoice, today) === 'inCollection') ? 'inCollection' : null;
}

/**
 * Whether a contract is one that is invoiced every so many months on a day: it is in force or about to be, and the customer pays for
 * something there (`billing.contracts`).
 */
export function isBilled(contract: ContractTerm & Pick<Contract, 'contractTypeNo' | 'contractGroupNo'>, today: Day) {
  const group = groupOf(contract, today);
  return (group === 'active' || group === 'starting') && kindOf(contract) !== 'smallProduction';
}

/** Whether how often it comes may be another: district heat is invoiced every month (`billing.heat`). */
export const isChangeable = (contract: Pick<Contract, 'contractTypeNo' | 'contractGroupNo'>): boolean =>
  kindOf(contract) === 'electricity';
