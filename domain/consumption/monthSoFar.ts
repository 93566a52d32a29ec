import { type Day, daysBetween, firstDayOf, monthOf } from '../time/index.ts';
import { isComparable, yearBefore } from './periods.ts';
import type { DayRange } from './ranges.ts';

/** What is known of a day. */
export interface DayUse {
  day: Day;
  /** What was bought, or used where production is not netted; null where nothing is known (`consumption.bought`). */
  kWh: number | null;
  /** What was sold; null where production is not netted. */
  sold: number | null;
  /** Hours of it that have not come yet, or never will. */
  lackingHours: number;
}

export interface MonthSoFar extends DayRange {
  kWh: number;
  sold: number | null;
  /** The same days of the year before, or why there is nothing to compare with. */
  before: { kWh: number; change: number } | 'noSupply' | 'lacking';
}

const HOURS = 24;

/** What days come to, as far as they are there; those that are not lack whole. */
function sumOf(days: readonly DayUse[], { from, to }: DayRange) {
  const within = days.filter(({ day }) => day >= from && day <= to);
  const absent = daysBetween(from, to) + 1 - within.length;
  const sold = within.flatMap((one) => one.sold ?? []);
  return {
    absent,
    sold: sold.length > 0 ? sold.reduce((sum, one) => sum + one, 0) : null,
    kWh: within.reduce((sum, { kWh }) => sum + (kWh ?? 0), 0),
    lackingHours: within.reduce((sum, { lackingHours }) => sum + lackingHours, absent * HOURS),
  };
}

/**
 * The month of the last day that is known whole, from the first day of the supply up to it, beside the same days of the year
 * before: nothing late or missing counts as zero, and of who had no supply then there is nothing to compare with
 * (`consumption.monthSoFar`, spec 2 §3). Null where no day is whole yet.
 *
 * @param days of this month and the one before, rising
 * @param daysBefore those of a year before
 */
export function monthSoFar(days: readonly DayUse[], daysBefore: readonly DayUse[]): MonthSoFar | null {
  const to = days.findLast(({ kWh, lackingHours }) => kWh !== null && lackingHours === 0)?.day;
  if (to === undefined) return null;
  const first = firstDayOf(monthOf(to));
  const range = { from: days.find(({ day }) => day >= first)?.day ?? first, to };
  const [now, then] = [sumOf(days, range), sumOf(daysBefore, yearBefore(range))];
  const known = { ...range, kWh: now.kWh, sold: now.sold };
  if (then.absent > 0) return { ...known, before: 'noSupply' };
  const isKnown = [now, then].every(({ lackingHours }) => isComparable(range, lackingHours));
  if (!isKnown || then.kWh <= 0) return { ...known, before: 'lacking' };
  return { ...known, before: { kWh: then.kWh, change: (now.kWh / then.kWh - 1) * 100 } };
}
