import { addMonths, type Day, dayBounds, dayEnd, dayStart } from '../time/index.ts';
import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';
import {
  ESTIMATED,
  type IntervalStatus,
  intervalStatuses,
  LATE,
  MEASURED,
  MISSING,
  type Segment,
  type Series,
} from './series.ts';
import type { Resolution } from './ranges.ts';

/**
 * Sums of a series between bounds, as columns: bucket `i` is `[bounds[i], bounds[i + 1])`. What is late or missing is in no
 * sum, and each says how much of it there is (`consumption.sums`).
 */
export interface Sums {
  /** Epoch milliseconds, one more than there are buckets. */
  bounds: Float64Array;
  /** Watt-hours of what is measured or estimated. */
  energy: Float64Array;
  /** Milliseconds with a measured value, with an estimated one, and with none yet or at all. */
  measured: Float64Array;
  estimated: Float64Array;
  late: Float64Array;
  missing: Float64Array;
}

/**
 * The bounds of the hours, days, months or years of Helsinki from the first to the last day, both included, in epoch
 * milliseconds; the first and the last month or year end with the range. Made once for a range, so that summing asks no
 * calendar (`consumption.buckets`).
 */
export function bucketBounds(from: Day, to: Day, resolution: Resolution): Float64Array {
  if (resolution === 'day') return dayBounds(from, to);
  if (resolution === 'hour' || resolution === 'minute') {
    const step = resolution === 'hour' ? HOUR_MS : QUARTER_MS;
    const start = dayStart(from);
    const bounds = new Float64Array((dayEnd(to) - start) / step + 1);
    for (let index = 0; index < bounds.length; index += 1) bounds[index] = start + index * step;
    return bounds;
  }
  const months = resolution === 'month' ? 1 : 12;
  const bounds = [dayStart(from)];
  const first = resolution === 'month' ? `${from.slice(0, 7)}-01` : `${from.slice(0, 4)}-01-01`;
  for (let day = addMonths(first, months); day <= to; day = addMonths(day, months)) bounds.push(dayStart(day));
  return Float64Array.from([...bounds, dayEnd(to)]);
}

/** Sums of a series between bounds that rise. An interval counts where it begins. */
export function sumBetween(series: Series, bounds: Float64Array): Sums {
  const length = Math.max(0, bounds.length - 1);
  const column = () => new Float64Array(length);
  const sums = { bounds, energy: column(), measured: column(), estimated: column(), late: column(), missing: column() };
  for (const segment of series) addSegment(segment, sums);
  return sums;
}

function addSegment({ from, step, values, status }: Segment, { bounds, energy, ...times }: Sums): void {
  const count = values.length;
  let at = Math.max(0, Math.ceil(((bounds[0] ?? 0) - from) / step));
  let bucket = 0;
  while (at < count) {
    const start = from + at * step;
    while (bucket < energy.length && (bounds[bucket + 1] ?? 0) <= start) bucket += 1;
    if (bucket >= energy.length) return;
    const end = Math.min(count, Math.ceil(((bounds[bucket + 1] ?? 0) - from) / step));
    let sum = 0;
    let estimated = 0;
    let late = 0;
    let missing = 0;
    const begun = at;
    for (; at < end; at += 1) {
      const code = status[at];
      if (code === MEASURED) sum += values[at] ?? 0;
      else if (code === ESTIMATED) {
        sum += values[at] ?? 0;
        estimated += 1;
      } else if (code === LATE) late += 1;
      else missing += 1;
    }
    add(energy, bucket, sum);
    add(times.measured, bucket, (end - begun - estimated - late - missing) * step);
    if (estimated > 0) add(times.estimated, bucket, estimated * step);
    if (late > 0) add(times.late, bucket, late * step);
    if (missing > 0) add(times.missing, bucket, missing * step);
  }
}

function add(column: Float64Array, at: number, more: number): void {
  column[at] = (column[at] ?? 0) + more;
}

/** One bucket, read out. */
export interface Bucket {
  /** Epoch milliseconds, the end excluded. */
  from: number;
  to: number;
  /** Watt-hours; null where nothing is known of it. */
  energy: number | null;
  /** That of its least certain part. */
  status: IntervalStatus;
  estimatedHours: number;
  lateHours: number;
  missingHours: number;
}

/** The code of a bucket's least certain part; null of one in which nothing should have been measured (`consumption.sums`). */
export function codeAt({ measured, estimated, late, missing }: Sums, at: number): number | null {
  if ((missing[at] ?? 0) > 0) return MISSING;
  if ((late[at] ?? 0) > 0) return LATE;
  if ((estimated[at] ?? 0) > 0) return ESTIMATED;
  return (measured[at] ?? 0) > 0 ? MEASURED : null;
}

/** Whether anything is known of what was measured in a bucket. */
export const isKnown = ({ measured, estimated }: Sums, at: number): boolean =>
  (measured[at] ?? 0) + (estimated[at] ?? 0) > 0;

/** One bucket of the sums; null where nothing should have been measured in it. */
export function bucketAt(sums: Sums, at: number): Bucket | null {
  const code = codeAt(sums, at);
  if (code === null) return null;
  const hours = (column: Float64Array) => (column[at] ?? 0) / HOUR_MS;
  return {
    from: sums.bounds[at] ?? 0,
    to: sums.bounds[at + 1] ?? 0,
    energy: isKnown(sums, at) ? (sums.energy[at] ?? 0) : null,
    status: intervalStatuses[code] ?? 'missing',
    estimatedHours: hours(sums.estimated),
    lateHours: hours(sums.late),
    missingHours: hours(sums.missing),
  };
}
