import { addMonths, type Day, firstDayOf, type Month, monthOf } from '../time/index.ts';

/** What a bill has done to an account, in cents. */
export interface AccountEntry {
  chargedCents: number;
  /** What was used in its time, with fees and services; nothing where it equalises. */
  usedCents: number;
}

/**
 * The balance of an account after each of its bills, in cents: above zero the customer has paid ahead, below zero is owed
 * (5 "Invoices", `account.balance`).
 *
 * @param entries the oldest first
 */
export function balancesOf(entries: readonly AccountEntry[]): number[] {
  let balance = 0;
  return entries.map(({ chargedCents, usedCents }) => (balance += chargedCents - usedCents));
}

/**
 * The months from one on in which an account is equalised: every year the same, and not the one in which it begins
 * (`account.equalised`).
 *
 * @param equalisingMonth 1 is January
 * @param through the last one that is looked at
 */
export function equalisingMonths(startsOn: Day, equalisingMonth: number, through: Month): Month[] {
  const months: Month[] = [];
  for (let day = addMonths(firstDayOf(monthOf(startsOn)), 1); monthOf(day) <= through; day = addMonths(day, 1))
    if (Number(day.slice(5, 7)) === equalisingMonth) months.push(monthOf(day));
  return months;
}
