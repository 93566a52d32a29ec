import type { Extent } from './minMax.ts';

/** A linear axis: its ends, and the values that have a line. */
export interface Axis {
  least: number;
  most: number;
  /** From one line to the next. */
  step: number;
  ticks: number[];
}

const MOST_TICKS = 6;

/** What hangs below zero keeps a little room under it. */
const ROOM_BELOW = 1.06;

/** Round steps that grow: 1, 2, 5, 10, 20, … from the size of the span on. */
function* roundSteps(span: number): Generator<number> {
  const start = Math.floor(Math.log10(span)) - 1;
  for (let power = start; ; power++) for (const digit of [1, 2, 5]) yield digit * 10 ** power;
}

function firstStep(span: number, fits: (step: number) => boolean): number {
  for (const step of roundSteps(span)) if (fits(step)) return step;
  return span;
}

/** Binary fractions leave 0.30000000000000004 behind. */
const exact = (value: number) => Number(value.toPrecision(12)) + 0;

const ticksFrom = (first: number, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => exact((first + index) * step));

/** The axis of bars: from zero, or from the least value below it, to the first round value above all, in 4–6 lines. */
export function barAxis({ least: low, most: high }: Extent): Axis {
  const [smallest, greatest] = [Math.min(0, low), Math.max(0, high)];
  const top = greatest === 0 && smallest === 0 ? 1 : greatest;
  const least = smallest * ROOM_BELOW;
  const first = (step: number) => Math.ceil(exact(least / step));
  const last = (step: number) => Math.ceil(exact(top / step));
  const step = firstStep(top - least, (size) => last(size) - first(size) < MOST_TICKS);
  const ticks = ticksFrom(first(step), last(step) - first(step) + 1, step);
  return { least, most: exact(last(step) * step), step, ticks };
}

/** The axis of another quantity on the lines of the bars' axis: as many ticks, each at the same height. */
export function overlayAxis({ least, most }: Extent, bars: Axis): Axis {
  const [smallest, greatest] = [Math.min(0, least), Math.max(0, most)];
  const count = bars.ticks.length;
  const first = (step: number) => Math.floor(exact(smallest / step));
  const step = firstStep(greatest - smallest || 1, (size) => (first(size) + count - 1) * size >= greatest);
  const ticks = ticksFrom(first(step), count, step);
  // Above the highest line and below the lowest the bars may have room; this axis has the same.
  const [start = 0] = bars.ticks;
  const at = (barValue: number) => (first(step) + (barValue - start) / bars.step) * step;
  return { least: at(bars.least), most: at(bars.most), step, ticks };
}

/** How far up a value stands, from 0 at the foot of the plot to 1 at its top. */
export const heightOf = (value: number, { least, most }: Axis): number => (value - least) / (most - least);
