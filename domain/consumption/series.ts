import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';

/*
 * What a meter has told, as columns. A value belongs to an interval of an hour or a quarter of an hour, which begins on the
 * instant, so that days of 23 and 25 hours need nothing special. A metering point goes from hours to quarters one day, and
 * a series is then two segments (`consumption.steps`).
 */

/** How far the value of an interval can be relied on, by the code that columns keep (`consumption.status`). */
export const intervalStatuses = ['measured', 'estimated', 'late', 'missing'] as const;
export type IntervalStatus = (typeof intervalStatuses)[number];
export const [MEASURED, ESTIMATED, LATE, MISSING] = [0, 1, 2, 3] as const;

/** Whether there is a value: what is late or missing has none, and is never taken for zero. */
export const hasValue = (status: number): boolean => status < LATE;

export interface Segment {
  /** When the first interval begins, epoch milliseconds. */
  from: number;
  /** Milliseconds of each interval. */
  step: number;
  /** Watt-hours, or tenths of a degree; 0 where there is no value. */
  values: Int32Array;
  /** A code of `intervalStatuses` for each value. */
  status: Uint8Array;
}

/** Segments that rise and do not overlap; between them nothing is known. */
export type Series = readonly Segment[];

/** Instants in epoch milliseconds, the second one excluded. */
export type Span = readonly [from: number, to: number];

/** The instant after the last interval, epoch milliseconds. */
export const endOf = ({ from, step, values }: Pick<Segment, 'from' | 'step'> & { values: ArrayLike<number> }): number =>
  from + step * values.length;

/** How late values may come before they are missing, in days: the settlement of a day is closed by then (`consumption.late`). */
export const LATE_DAYS = 12;

/** What of a series lies wholly between two instants. The columns are views of the same. */
export function clip(series: Series, [from, to]: Span): Segment[] {
  return series.flatMap((segment) => {
    const { step, values, status } = segment;
    const first = Math.max(0, Math.ceil((from - segment.from) / step));
    const last = Math.min(values.length, Math.floor((to - segment.from) / step));
    if (first >= last) return [];
    return [
      {
        from: segment.from + first * step,
        step,
        values: values.subarray(first, last),
        status: status.subarray(first, last),
      },
    ];
  });
}

/** What of some spans is not covered by a series. */
function gapsOf(series: Series, spans: readonly Span[]): Span[] {
  return spans.flatMap(([from, to]) => {
    const gaps: Span[] = [];
    let known = from;
    for (const segment of series) {
      if (segment.from >= to) break;
      if (segment.from > known) gaps.push([known, segment.from]);
      known = Math.max(known, endOf(segment));
    }
    if (known < to) gaps.push([known, to]);
    return gaps;
  });
}

const rising = (a: Segment, b: Segment) => a.from - b.from;

/** One series over another: where both say something, the upper one holds. */
export function overlay(upper: Series, lower: Series): Segment[] {
  const first = lower[0];
  const last = lower.at(-1);
  if (!first || !last) return [...upper];
  const left = gapsOf(upper, [[first.from, endOf(last)]]).flatMap((gap) => clip(lower, gap));
  return [...upper, ...left].sort(rising);
}

/**
 * A series in which every interval of the spans stands: what nobody has told is missing, and late where it may still come
 * (`consumption.late`).
 *
 * @param spans each begins and ends on an hour
 * @param lateFrom epoch milliseconds, on an hour: what begins there or later may still come
 */
export function complete(series: Series, spans: readonly Span[], lateFrom: number): Segment[] {
  const within = spans.flatMap((span) => clip(series, span));
  const gaps = gapsOf(within, spans).flatMap(([from, to]): Span[] =>
    from < lateFrom && lateFrom < to
      ? [
          [from, lateFrom],
          [lateFrom, to],
        ]
      : [[from, to]],
  );
  const filled = gaps.map(([from, to]): Segment => {
    const step = stepAt(series, from, to);
    const length = Math.round((to - from) / step);
    const status = new Uint8Array(length).fill(from < lateFrom ? MISSING : LATE);
    return { from, step, values: new Int32Array(length), status };
  });
  return joined([...within, ...filled].sort(rising));
}

/** The step of a gap: that of what comes before it, else of what comes after it, where it fits. */
function stepAt(series: Series, from: number, to: number): number {
  const step = (series.findLast((segment) => segment.from < from) ?? series[0])?.step ?? HOUR_MS;
  return (to - from) % step === 0 ? step : QUARTER_MS;
}

/** The same with as few segments as can be: those of the same step that follow on each other become one. */
export function joined(series: Series): Segment[] {
  const groups: Segment[][] = [];
  for (const segment of series) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && last.step === segment.step && endOf(last) === segment.from) group?.push(segment);
    else groups.push([segment]);
  }
  return groups.map((group) => {
    const [first] = group;
    if (group.length === 1 && first) return first;
    const length = group.reduce((sum, { values }) => sum + values.length, 0);
    const values = new Int32Array(length);
    const status = new Uint8Array(length);
    let at = 0;
    for (const part of group) {
      values.set(part.values, at);
      status.set(part.status, at);
      at += part.values.length;
    }
    return { from: first?.from ?? 0, step: first?.step ?? HOUR_MS, values, status };
  });
}

/** The statuses of a column as runs, each with its length. */
export function statusRuns(status: Uint8Array): { status: IntervalStatus; count: number }[] {
  const runs: { status: IntervalStatus; count: number }[] = [];
  let begun = 0;
  for (let at = 1; at <= status.length; at += 1) {
    if (at < status.length && status[at] === status[begun]) continue;
    runs.push({ status: intervalStatuses[status[begun] ?? MISSING] ?? 'missing', count: at - begun });
    begun = at;
  }
  return runs;
}

/** The instant after the last interval with a value, epoch milliseconds; null where there is none (`consumption.latest`). */
export function latestValue(series: Series): number | null {
  for (const { from, step, status } of series.toReversed()) {
    for (let at = status.length - 1; at >= 0; at -= 1) {
      if (hasValue(status[at] ?? MISSING)) return from + (at + 1) * step;
    }
  }
  return null;
}
