import { tidyText } from '../feedback/index.ts';
import { isEmail, isFilled, readText } from '../identifiers/index.ts';
import { lastWithdrawalDay } from '../orders/index.ts';
import { type Day, daysBetween } from '../time/index.ts';
import type { CustomerType, WithdrawableOrder } from '../types.ts';

/** For so many days after the order its link and the list of the customer's orders know of it (`withdrawal.shown`). */
export const WITHDRAWAL_SHOWN_DAYS = 90;

/** What of an order decides whether it may be withdrawn from. */
export interface OrderedFacts {
  customerType: CustomerType;
  confirmedOn: Day;
  isWithdrawn: boolean;
}

/** Whether an order may be withdrawn from, and why not (`withdrawal.time`, `withdrawal.company`, `withdrawal.once`). */
export function withdrawalState(
  { customerType, confirmedOn, isWithdrawn }: OrderedFacts,
  today: Day,
): WithdrawableOrder['state'] {
  if (customerType === 'B2B') return 'company';
  if (isWithdrawn) return 'withdrawn';
  return today <= lastWithdrawalDay(confirmedOn) ? 'open' : 'over';
}

const MONTHS = 12;
const DAYS_OF_YEAR = 365;

/**
 * What is charged of a supply that has begun, in whole cents: its first day and today among the days (`withdrawal.used`). Null:
 * nothing, as it has not begun, or nobody has asked for it to begin within the time of withdrawal.
 *
 * @param monthlyCents as estimated; null where nothing can be
 */
export function usedCents({ startDate, isEarlyStartWished, monthlyCents }: SupplyFacts, today: Day): number | null {
  if (!isEarlyStartWished || startDate === null || monthlyCents === null || startDate > today) return null;
  return Math.round((monthlyCents * MONTHS * (daysBetween(startDate, today) + 1)) / DAYS_OF_YEAR);
}

/** What of a supply decides what is charged of it. */
export interface SupplyFacts {
  startDate: Day | null;
  /** The consumer has asked, in a box of its own, that it begins within the time of withdrawal. */
  isEarlyStartWished: boolean;
  monthlyCents: number | null;
}

/** Who withdraws, in one line: the receipt and the customer service’s mail put it between their own words (`identifiers.line`). */
export const withdrawerName = (typed: string): string => readText(tidyText(typed));

export interface WithdrawalFault {
  field: 'name' | 'email' | 'text';
  rule: 'required' | 'format';
}

/** What a withdrawal lacks: who it is, and where the receipt goes; in one's own words those too (`withdrawal.holds`). */
export function withdrawalFaults(given: { name: string; email: string; text?: string }): WithdrawalFault[] {
  const faults: WithdrawalFault[] = [];
  if (!isFilled(withdrawerName(given.name))) faults.push({ field: 'name', rule: 'required' });
  if (!isFilled(given.email)) faults.push({ field: 'email', rule: 'required' });
  else if (!isEmail(given.email)) faults.push({ field: 'email', rule: 'format' });
  if (given.text !== undefined && !isFilled(tidyText(given.text))) faults.push({ field: 'text', rule: 'required' });
  return faults;
}

/**
 * The number of the receipt, `PR-2026-000418` (`withdrawal.receipt`).
 *
 * @param receivedOn the day in Europe/Helsinki
 */
export const receiptNumber = (receivedOn: Day, serialNo: number): string =>
  `PR-${receivedOn.slice(0, 4)}-${String(serialNo).padStart(6, '0')}`;
