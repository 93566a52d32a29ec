import { groupOf, kindOf } from '../contracts/index.ts';
import { addMonths, type Day, firstDayOf, monthOf } from '../time/index.ts';
import type { Contract } from '../types.ts';

/** What of a contract decides whether, and from when on, something may be added to it. */
export type AddedContract = Pick<Contract, 'contractTypeNo' | 'contractGroupNo' | 'status' | 'startDate' | 'endDate'>;

/**
 * The day on which an add-on begins: the first of the next month, as it is billed by the month; of a contract that begins
 * later, the first day of that (`addition.start`).
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 */
export function additionStart({ startDate }: Pick<AddedContract, 'startDate'>, today: Day): Day {
  const nextMonth = firstDayOf(monthOf(addMonths(firstDayOf(monthOf(today)), 1)));
  return startDate > nextMonth ? startDate : nextMonth;
}

/**
 * Why nothing may be added to a contract on a day; null where something may (`addition.which`): it delivers electricity that is
 * used, is in force or to come, and still runs when the add-on begins.
 */
export function whyNoAddition(contract: AddedContract, today: Day): 'kind' | 'ending' | null {
  if (kindOf(contract) !== 'electricity') return 'kind';
  const group = groupOf(contract, today);
  if (group === 'ending' || group === 'ended') return 'ending';
  return contract.endDate !== null && contract.endDate < additionStart(contract, today) ? 'ending' : null;
}
