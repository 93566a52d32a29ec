import { hasValue, joined, type Segment } from '../../domain/consumption/index.ts';
import { helsinkiDay, monthOf, type Month } from '../../domain/time/index.ts';
import type { Refuse } from './format.ts';

/** A value of a file. */
export interface MeasuredPoint {
  line: number;
  /** What it was measured by, as the file says it. */
  name: string;
  /** When its interval begins, epoch milliseconds. */
  instant: number;
  /** Milliseconds of its interval. */
  step: number;
  /** Watt-hours, or tenths of a degree. */
  value: number;
  /** A code of `intervalStatuses`. */
  status: number;
}

/** What a file has of a month of one meter, in Helsinki. */
export interface MeasuredMonth {
  name: string;
  month: Month;
  series: Segment[];
  /** Its lines, for where the meter is not known. */
  lines: number[];
}

/** The months of values that come one after the other, each once another one begins; within it they may come in any order. */
export async function* measuredMonths(
  points: AsyncIterable<MeasuredPoint>,
  refuse: Refuse,
): AsyncGenerator<MeasuredMonth> {
  let ofMonth: MeasuredPoint[] = [];
  let current: { name: string; month: Month } | null = null;
  for await (const point of points) {
    const month = monthOf(helsinkiDay(point.instant));
    if (current && (current.name !== point.name || current.month !== month)) {
      yield monthFrom(current, ofMonth, refuse);
      ofMonth = [];
    }
    current = { name: point.name, month };
    ofMonth.push(point);
  }
  if (current) yield monthFrom(current, ofMonth, refuse);
}

function monthFrom(of: { name: string; month: Month }, points: MeasuredPoint[], refuse: Refuse): MeasuredMonth {
  const taken: MeasuredPoint[] = [];
  for (const point of points.toSorted((a, b) => a.instant - b.instant || a.line - b.line)) {
    const last = taken.at(-1);
    if (last && point.instant < last.instant + last.step) refuse(point.line, 'the time has a value already');
    else taken.push(point);
  }
  const series = joined(
    taken.map(({ instant, step, value, status }) => ({
      from: instant,
      step,
      values: Int32Array.of(hasValue(status) ? value : 0),
      status: Uint8Array.of(status),
    })),
  );
  return { ...of, series, lines: taken.map(({ line }) => line) };
}

const decimalForm = /^([-+\u2212]?)([0-9]{1,7})(?:[.,]([0-9]{1,9}))?$/;

/** A decimal number with a point or a comma, times a power of ten, to the nearest whole; null where the text is none. */
export function readScaled(text: string, times: number): number | null {
  const [, sign, whole = '', fraction = '0'] = decimalForm.exec(text) ?? [];
  if (sign === undefined) return null;
  const value = Math.round(Number(`${whole}.${fraction}`) * times);
  if (value > 2 ** 31 - 1) return null;
  return sign === '-' || sign === '\u2212' ? 0 - value : value;
}

/** Refuses all lines of a month, as nobody knows the meter. */
export function refuseMonth({ lines }: MeasuredMonth, refuse: Refuse, why: string): void {
  for (const line of lines) refuse(line, why);
}
