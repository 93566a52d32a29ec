export { lockBreakEven, monthsLockPaid, type MonthOfUse } from './comparison.ts';
export { LOCK_TARIFF, LOCKABLE_TARIFFS, whyNoPriceLock, type LockableContract, type NoLock } from './eligible.ts';
export { lockWindow, type LockWindow } from './window.ts';
