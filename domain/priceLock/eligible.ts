import { groupOf, kindOf } from '../contracts/index.ts';
import { addMonths, type Day, monthOf, priceLockPeriod } from '../time/index.ts';
import type { Contract } from '../types.ts';

/** The tariffs whose price may be locked (`priceLock.tariffs`). */
export const LOCKABLE_TARIFFS: readonly number[] = [309, 368, 438];
/** The tariff of a locked month (`priceLock.tariffs`). */
export const LOCK_TARIFF = 478;

/** What of a contract decides whether its price may be locked. */
export type LockableContract = Pick<
  Contract,
  'contractTypeNo' | 'contractGroupNo' | 'status' | 'startDate' | 'endDate' | 'deliveryDetails'
>;

/** Whether a contract has, has had or is to have a price that may be locked (`priceLock.tariffs`). */
export const isLockable = ({ deliveryDetails }: Pick<Contract, 'deliveryDetails'>): boolean =>
  deliveryDetails.some(({ tariffNo }) => LOCKABLE_TARIFFS.includes(tariffNo));

/** Whether the price of a contract is locked on a day, as the API tells it (`priceLock.shown`). */
export const isPriceLocked = ({ lockedPrices = [] }: Pick<Contract, 'lockedPrices'>, day: Day): boolean =>
  lockedPrices.some(({ fromDate, toDate }) => fromDate <= day && (toDate === null || day <= toDate));

export type NoLock = 'notActive' | 'tariff' | 'locked' | 'ends';

/** From a month before it begins to its end. */
const isWithin = ({ tariffFromDate, tariffToDate }: LockableContract['deliveryDetails'][number], today: Day): boolean =>
  today >= addMonths(tariffFromDate, -1) && (tariffToDate === null || today <= tariffToDate);

/**
 * Why the price of a contract cannot be locked on a day, whether the window is open or not; null where it can
 * (`priceLock.eligible`): it is in force and not ended, has a tariff that may be locked, from a month before that begins to its
 * end, is supplied in the month that would be locked, and a lock that it has is in its last month with none to follow.
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 */
export function whyNoPriceLock(contract: LockableContract, today: Day): NoLock | null {
  // What never was of such a product is told so first: waiting would not help.
  if (kindOf(contract) !== 'electricity' || !isLockable(contract)) return 'tariff';
  if (groupOf(contract, today) !== 'active') return 'notActive';
  const { deliveryDetails, endDate } = contract;
  const locks = deliveryDetails.filter(({ tariffNo }) => tariffNo === LOCK_TARIFF);
  const isTaken = ({ tariffFromDate, tariffToDate }: (typeof locks)[number]) =>
    tariffFromDate > today || tariffToDate === null || monthOf(tariffToDate) > monthOf(today);
  if (locks.some(isTaken)) return 'locked';
  const lockable = deliveryDetails.filter(({ tariffNo }) => LOCKABLE_TARIFFS.includes(tariffNo));
  if (!lockable.some((delivery) => isWithin(delivery, today))) return 'tariff';
  return endDate !== null && endDate < priceLockPeriod(today).from ? 'ends' : null;
}
