export { lockCalendarFile } from './calendarFile.ts';
export { lockBreakEven, monthsLockPaid, type MonthOfUse } from './comparison.ts';
export { withLock, withoutLock, type Delivery } from './deliveries.ts';
export {
  isLockable,
  isPriceLocked,
  LOCK_TARIFF,
  LOCKABLE_TARIFFS,
  whyNoPriceLock,
  type LockableContract,
  type NoLock,
} from './eligible.ts';
export { pricesWithLock } from './prices.ts';
export { lockDay, lockWindow, type LockWindow } from './window.ts';
