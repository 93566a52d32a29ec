import type { Resolution } from '../../../domain/consumption/index.ts';
import { HOUR_MS } from '../../../domain/time/helsinki.ts';
import type { Interval } from '../../shared/consumption/intervals.ts';

/** The steps that have come: what was asked for by the quarter may have been measured by the hour (`consumptionPage.intervals`). */
export function stepsOf(intervals: readonly Pick<Interval, 'start' | 'end'>[], asked: Resolution): Resolution {
  const isByHour = intervals.length > 0 && intervals.every(({ start, end }) => end - start >= HOUR_MS);
  return asked === 'minute' && isByHour ? 'hour' : asked;
}
