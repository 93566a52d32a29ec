import { addDays, addMonths, type Day, daysBetween, firstDayOf, lastDayOf, monthOf, weekdayOf } from '../time/index.ts';
import { LATE_DAYS } from './series.ts';

/** Days of Helsinki, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** In which steps consumption is shown, the coarsest first; `minute` is what is measured, quarters at the finest. */
export const resolutions = ['year', 'month', 'day', 'hour', 'minute'] as const;
export type Resolution = (typeof resolutions)[number];

/** Days, and in which steps they are shown. */
interface View extends DayRange {
  resolution: Resolution;
}

/** How far back there is history: full years before this one (`consumption.history`). */
export const HISTORY_YEARS = 9;
/** How many years are compared, this one included (`consumption.comparison`). */
export const COMPARED_YEARS = 5;
/** For how many months at most hours are shown (`consumption.resolutions`). */
const HOUR_MONTHS = 6;
/** What the server answers at once: days of quarters and days of hours (`consumption.answered`). */
const ANSWERED_DAYS: Partial<Record<Resolution, number>> = { minute: 31, hour: 366 };

const yearOf = (day: Day) => Number(day.slice(0, 4));
const lengthOf = ({ from, to }: DayRange) => daysBetween(from, to) + 1;

/** Whether the years of days are over, and nothing of them is waited for any more (`consumption.keptByServer`). */
export const isSettled = ({ to }: DayRange, today: Day): boolean => yearOf(to) < yearOf(addDays(today, -LATE_DAYS));

/** The first day of the history: the first of January nine years before this year (`consumption.history`). */
export const historyStart = (today: Day): Day => `${yearOf(today) - HISTORY_YEARS}-01-01`;

/** The last day that may be asked for: that of this year (`consumption.history`). */
export const historyEnd = (today: Day): Day => `${yearOf(today)}-12-31`;

/** The years that are compared, the latest last (`consumption.comparison`). */
export const comparedYears = (today: Day): number[] =>
  Array.from({ length: COMPARED_YEARS }, (_, index) => yearOf(today) - COMPARED_YEARS + 1 + index);

/** What is shown first: the last twelve months by day (`consumption.defaultView`). */
export const defaultView = (today: Day): View => ({
  from: addDays(addMonths(today, -12), 1),
  to: today,
  resolution: 'day',
});

/**
 * The resolutions that a range may be shown in, the coarsest first: quarters of one day alone, hours of six months at most,
 * days of more than one day, months and years of more than one of them (`consumption.resolutions`).
 */
export function resolutionsFor(range: DayRange): Resolution[] {
  const { from, to } = range;
  const isMany: Record<Resolution, boolean> = {
    year: from.slice(0, 4) !== to.slice(0, 4),
    month: from.slice(0, 7) !== to.slice(0, 7),
    day: from !== to,
    hour: to < addMonths(from, HOUR_MONTHS),
    minute: from === to,
  };
  return resolutions.filter((resolution) => isMany[resolution]);
}

/** The wanted resolution where the range may be shown in it, else the nearest to it that it may (`consumption.resolutions`). */
export function fittingResolution(range: DayRange, wanted: Resolution): Resolution {
  const allowed = resolutionsFor(range);
  const far = (resolution: Resolution) => Math.abs(resolutions.indexOf(resolution) - resolutions.indexOf(wanted));
  return allowed.toSorted((a, b) => far(a) - far(b))[0] ?? 'day';
}

/** Whether the server answers so many intervals at once: a year of hours, 31 days of quarters (`consumption.answered`). */
export const isAnswered = (range: DayRange, resolution: Resolution): boolean =>
  lengthOf(range) <= (ANSWERED_DAYS[resolution] ?? Infinity);

/** Up to how many days are gone into by hour. */
const HOURS_UP_TO = 7;

/** In which steps days are gone into: up to a week by hour, less than a year by day, more by month. */
function stepsInto({ from, to }: DayRange): Resolution {
  if (lengthOf({ from, to }) <= HOURS_UP_TO) return 'hour';
  return to < addDays(addMonths(from, 12), -1) ? 'day' : 'month';
}

/**
 * The view of days that were picked of those shown: up to a week by hour, less than a year by day, more by month, never in
 * coarser steps than before; of months and years whole ones. All of the days come in the next finer steps. Null where they
 * cannot be shown so (`consumption.zoomIn`).
 */
export function zoomIn(shown: View, picked: DayRange): View | null {
  const isAll = picked.from <= shown.from && picked.to >= shown.to;
  const range = isAll ? { from: shown.from, to: shown.to } : wholeOf(picked, shown.resolution);
  const before = resolutions.indexOf(shown.resolution);
  const wanted = resolutions[isAll ? before + 1 : Math.max(before, resolutions.indexOf(stepsInto(range)))];
  return wanted !== undefined && resolutionsFor(range).includes(wanted) ? { ...range, resolution: wanted } : null;
}

/** Days out to the bounds of the steps in which they were shown. */
function wholeOf({ from, to }: DayRange, shown: Resolution): DayRange {
  if (shown === 'year') return { from: `${yearOf(from)}-01-01`, to: `${yearOf(to)}-12-31` };
  return shown === 'month' ? { from: firstDayOf(monthOf(from)), to: lastDayOf(monthOf(to)) } : { from, to };
}

/**
 * The next wider view: under a week whole weeks by day, under a month the whole month by day, under a year the whole year
 * by month, else five years by year, up to the end of this one at most (`consumption.zoomOut`).
 */
export function zoomOut(range: DayRange, today: Day): View {
  const { from, to } = range;
  if (lengthOf(range) < 7)
    return { from: addDays(from, 1 - weekdayOf(from)), to: addDays(to, 7 - weekdayOf(to)), resolution: 'day' };
  if (to < addDays(addMonths(from, 1), -1))
    return { from: firstDayOf(monthOf(from)), to: lastDayOf(monthOf(to)), resolution: 'day' };
  if (to < addDays(addMonths(from, 12), -1))
    return { from: `${yearOf(from)}-01-01`, to: `${yearOf(to)}-12-31`, resolution: 'month' };
  const last = Math.min(yearOf(from) + COMPARED_YEARS - 1, yearOf(today));
  return { from: `${last - COMPARED_YEARS + 1}-01-01`, to: `${last}-12-31`, resolution: 'year' };
}
