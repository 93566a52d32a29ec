import {
  type DayRange,
  historyEnd,
  historyStart,
  isAnswered,
  type Resolution,
} from '../../domain/consumption/index.ts';
import { type Day, isDay } from '../../domain/time/index.ts';
import { ProblemError } from '../problem.ts';

/** @throws ProblemError `consumption.rangeInvalid` where the days are none, or lie outside of the history (`consumption.history`) */
export function askedRange({ from, to }: DayRange, today: Day): DayRange {
  const fault = (field: string, rule: string) =>
    new ProblemError('consumption.rangeInvalid', { errors: [{ field: `query.${field}`, rule }] });
  if (!isDay(from)) throw fault('from', 'day');
  if (!isDay(to)) throw fault('to', 'day');
  if (to < from) throw fault('to', 'order');
  if (from < historyStart(today)) throw fault('from', 'history');
  if (to > historyEnd(today)) throw fault('to', 'history');
  return { from, to };
}

/** @throws ProblemError as `askedRange`; `consumption.rangeTooLong` where it is too long for its resolution (`consumption.answered`) */
export function askedSeries(
  asked: DayRange & { resolution: Resolution },
  today: Day,
): DayRange & { resolution: Resolution } {
  const range = askedRange(asked, today);
  if (!isAnswered(range, asked.resolution))
    throw new ProblemError('consumption.rangeTooLong', { errors: [{ field: 'query.resolution', rule: 'length' }] });
  return { ...range, resolution: asked.resolution };
}
