import { groupOf, kindOf, type ContractTerm } from '../contracts/index.ts';
import { statusOf, type Standing } from '../invoices/index.ts';
import { addMonths, type Day, firstDayOf, type Month, monthOf } from '../time/index.ts';
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

/** A change of how often a contract is invoiced. */
export interface FrequencyChange {
  /** In Helsinki. */
  day: Day;
  /** In months between invoices. */
  before: number;
  after: number;
}

/**
 * From how many months an invoice is that is made on a day: by the last change before that day (`billing.changed`).
 *
 * @param changes the oldest first
 * @param frequency of who has changed nothing
 */
export const frequencyOn = (changes: readonly FrequencyChange[], frequency: number, day: Day): number =>
  changes.findLast((change) => change.day < day)?.after ?? changes[0]?.before ?? frequency;

const monthBefore = (month: Month): Month => monthOf(addMonths(firstDayOf(month), -1));

/**
 * Whether an invoice ends with a month: with each second or third month of the year, counted from January, and never with
 * more than three, as by law there are at least four a year (`billing.options`).
 *
 * @param frequencyIn in months, of the invoice that would be made of a month
 */
export function isLastBilled(month: Month, frequencyIn: (month: Month) => number): boolean {
  if (Number(month.slice(5)) % frequencyIn(month) === 0) return true;
  const [before, earlier] = [monthBefore(month), monthBefore(monthBefore(month))];
  return !isLastBilled(before, frequencyIn) && !isLastBilled(earlier, frequencyIn);
}

/** The months of the invoice that ends with one, the oldest first (`billing.options`). */
export function billedMonths(last: Month, frequencyIn: (month: Month) => number): Month[] {
  const months = [last];
  for (let month = monthBefore(last); !isLastBilled(month, frequencyIn); month = monthBefore(month))
    months.unshift(month);
  return months;
}
