import { addDays, addMonths, type Day, daysBetween, firstDayOf, lastDayOf, monthOf, weekdayOf } from '../time/index.ts';
import type { DayRange } from './ranges.ts';
import { LATE_DAYS } from './series.ts';

/** How long a range is, as somebody chooses it: a day, a week from Monday, a month, twelve months, or days of their own. */
export const periods = ['day', 'week', 'month', 'year', 'own'] as const;
export type Period = (typeof periods)[number];

/** The last day of twelve months that begin on a day. */
const yearFrom = (from: Day): Day => addDays(addMonths(from, 12), -1);

/** What a range is (`consumption.periods`). */
export function periodOf({ from, to }: DayRange): Period {
  if (from === to) return 'day';
  if (weekdayOf(from) === 1 && to === addDays(from, 6)) return 'week';
  if (from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(from))) return 'month';
  return to === yearFrom(from) ? 'year' : 'own';
}

/** The range of a period in which a day lies; of twelve months those that end with it (`consumption.periods`). */
export function rangeOf(period: Exclude<Period, 'own'>, day: Day): DayRange {
  switch (period) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const from = addDays(day, 1 - weekdayOf(day));
      return { from, to: addDays(from, 6) };
    }
    case 'month':
      return { from: firstDayOf(monthOf(day)), to: lastDayOf(monthOf(day)) };
    case 'year':
      return { from: addDays(addMonths(day, -12), 1), to: day };
  }
}

/** The range as long as this one that follows it, or goes before it (`consumption.periods`). */
export function besideRange(range: DayRange, direction: 1 | -1): DayRange {
  const { from, to } = range;
  switch (periodOf(range)) {
    case 'month': {
      const month = monthOf(addMonths(from, direction));
      return { from: firstDayOf(month), to: lastDayOf(month) };
    }
    case 'year': {
      const beside = addMonths(from, 12 * direction);
      return { from: beside, to: yearFrom(beside) };
    }
    default: {
      const days = (daysBetween(from, to) + 1) * direction;
      return { from: addDays(from, days), to: addDays(to, days) };
    }
  }
}

/** The same days of the year before; the last day of February meets that of a shorter one (`consumption.yearBefore`). */
export const yearBefore = ({ from, to }: DayRange): DayRange => ({
  from: addMonths(from, -12),
  to: addMonths(to, -12),
});

/** Whether values of a range may still come: it reaches days that are late until then (`consumption.late`). */
export const mayBeLate = ({ to }: DayRange, today: Day): boolean => to >= addDays(today, -LATE_DAYS);

/**
 * The days of a range that have been measured, up to yesterday: the others would look like savings (`consumption.yearBefore`).
 * All of them where none has.
 *
 * @param latest the last day that has a value; null where that makes no difference, or there is none
 */
export function measuredDays({ from, to }: DayRange, today: Day, latest: Day | null): DayRange {
  const yesterday = addDays(today, -1);
  const last = latest !== null && latest < yesterday ? latest : yesterday;
  return { from, to: to <= last || last < from ? to : last };
}

/** The share of a range that may lack where it is compared, and a day at most. */
const LACKING_SHARE = 0.05;
const MOST_LACK_HOURS = 24;

/** Whether so few hours of a range lack that its sum may be compared with another (`consumption.yearBefore`). */
export const isComparable = ({ from, to }: DayRange, lackingHours: number): boolean =>
  lackingHours <= Math.min(MOST_LACK_HOURS, (daysBetween(from, to) + 1) * 24 * LACKING_SHARE);
