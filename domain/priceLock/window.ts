import { dayEnd, dayStart, helsinkiToday, nextPriceLockWindow, type Day, type Period } from '../time/index.ts';

/** When a price may be locked. */
export interface LockWindow {
  isOpen: boolean;
  /** The days of the window that is open, or of the next one to come; null while it is always open. */
  days: Period | null;
  /** In epoch milliseconds: its first day's 00.00 and its last day's 24.00 in Europe/Helsinki. */
  opensAt: number | null;
  closesAt: number | null;
}

/**
 * The window in which a price may be locked (`priceLock.window`). Without the new logic it is always open
 * (`priceLock.oldLogic`).
 *
 * @param now epoch milliseconds
 */
export function lockWindow(now: number, isNewLogic: boolean): LockWindow {
  if (!isNewLogic) return { isOpen: true, days: null, opensAt: null, closesAt: null };
  const days = nextPriceLockWindow(helsinkiToday(now));
  const [opensAt, closesAt] = [dayStart(days.from), dayEnd(days.to)];
  return { isOpen: opensAt <= now && now < closesAt, days, opensAt, closesAt };
}

/**
 * The day on which it is judged whether a price may be locked, and after whose month the locked one comes: today while that is
 * possible, else the first day of the next window, on which it will be (`priceLock.day`).
 *
 * @param now epoch milliseconds
 * @returns in Europe/Helsinki
 */
export function lockDay(now: number, isNewLogic: boolean): Day {
  const { isOpen, days } = lockWindow(now, isNewLogic);
  return isOpen || days === null ? helsinkiToday(now) : days.from;
}
