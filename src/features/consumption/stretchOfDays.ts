import type { DayRange } from '../../../domain/consumption/index.ts';
import { dayEnd, dayStart } from '../../../domain/time/index.ts';
import type { Interval } from '../../shared/consumption/intervals.ts';
import type { ChartRun } from '../../ui/Chart/chartData.ts';

/**
 * Which of the intervals that are shown are of days that have been chosen, so that they can be looked at until those come
 * (`consumptionPage.old`); undefined where they are not among them, or are one alone.
 */
export function stretchOfDays(intervals: readonly Interval[], shown: DayRange, chosen: DayRange): ChartRun | undefined {
  if (chosen.from < shown.from || chosen.to > shown.to) return undefined;
  const [begin, end] = [dayStart(chosen.from), dayEnd(chosen.to)];
  const from = intervals.findIndex((interval) => interval.start >= begin);
  const to = intervals.findLastIndex((interval) => interval.end <= end) + 1;
  return from !== -1 && to - from > 1 ? { from, to } : undefined;
}
