import { addDays, type Day } from '../time/index.ts';
import { LOCK_TARIFF } from './eligible.ts';

/** Days of a contract on one tariff. */
export interface Delivery {
  tariffNo: number;
  tariffFromDate: Day;
  /** The last day; null until further notice. */
  tariffToDate: Day | null;
}

const isBefore = (day: Day, end: Day | null): boolean => end === null || day <= end;

/**
 * The tariffs of a contract with some days of it locked: what ran on them goes on afterwards (`priceLock.made`).
 *
 * @param deliveries the oldest first, none of which overlaps another
 */
export function withLock<Held extends Delivery>(deliveries: readonly Held[], lock: Held): Held[] {
  const { tariffFromDate: from, tariffToDate: to } = lock;
  const around = deliveries.flatMap((held): Held[] => {
    const isTouched = isBefore(from, held.tariffToDate) && isBefore(held.tariffFromDate, to);
    if (!isTouched) return [held];
    return [
      ...(held.tariffFromDate < from ? [{ ...held, tariffToDate: addDays(from, -1) }] : []),
      ...(to !== null && isBefore(addDays(to, 1), held.tariffToDate)
        ? [{ ...held, tariffFromDate: addDays(to, 1) }]
        : []),
    ];
  });
  return sorted([...around, lock]);
}

/**
 * The tariffs of a contract without a lock that was withdrawn from: what ran beside it fills its days (`priceLock.withdrawn`).
 * One that has begun ends with a day.
 *
 * @param lockFrom the first day of the lock; where there is none from then on, nothing changes
 * @param running what runs on its days where nothing stands beside it
 * @param today the last day of one that has begun
 */
export function withoutLock<Held extends Delivery>(
  deliveries: readonly Held[],
  { lockFrom, running, today }: { lockFrom: Day; running: Held; today: Day },
): Held[] {
  const lock = deliveries.find((one) => one.tariffNo === LOCK_TARIFF && one.tariffFromDate === lockFrom);
  if (!lock || !isBefore(addDays(today, 1), lock.tariffToDate)) return [...deliveries];
  const hasBegun = lock.tariffFromDate <= today;
  const [from, to] = [hasBegun ? addDays(today, 1) : lock.tariffFromDate, lock.tariffToDate];
  const kept = deliveries.flatMap((one): Held[] => {
    if (one !== lock) return [one];
    return hasBegun ? [{ ...one, tariffToDate: today }] : [];
  });
  const isRunning = ({ tariffNo }: Held) => tariffNo !== LOCK_TARIFF;
  const before = kept.find((one) => isRunning(one) && one.tariffToDate === addDays(from, -1));
  const after = to === null ? undefined : kept.find((one) => isRunning(one) && one.tariffFromDate === addDays(to, 1));
  if (before && after && before.tariffNo === after.tariffNo)
    return sorted([
      ...kept.filter((one) => one !== before && one !== after),
      { ...before, tariffToDate: after.tariffToDate },
    ]);
  if (after) return sorted(kept.map((one) => (one === after ? { ...one, tariffFromDate: from } : one)));
  if (before) return sorted(kept.map((one) => (one === before ? { ...one, tariffToDate: to } : one)));
  return sorted([...kept, { ...running, tariffFromDate: from, tariffToDate: to }]);
}

const sorted = <Held extends Delivery>(deliveries: readonly Held[]): Held[] =>
  [...deliveries].sort((one, other) => (one.tariffFromDate < other.tariffFromDate ? -1 : 1));
