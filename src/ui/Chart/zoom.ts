import type { ChartRun } from './chartData.ts';

/** How one goes into a stretch of a chart, out of it, and to what lies beside it. */
export interface ChartZoom {
  /** Which keys do so: said of the drawing to who cannot see it. */
  hint: string;
  /** Undefined where nothing is finer. */
  onIn: ((stretch: ChartRun) => void) | undefined;
  /** Undefined where nothing is wider. */
  onOut: (() => void) | undefined;
  /** To as much before it, or after it. */
  onBeside(direction: 1 | -1): void;
}

/** The slots from one to another, in whichever order they were picked. */
export const stretchOf = (one: number, other: number): ChartRun => ({
  from: Math.min(one, other),
  to: Math.max(one, other) + 1,
});

/** So large a share of the slots that are shown around a place, within them; one of them at least, and never all. */
export function stretchAround(place: number, share: number, shown: ChartRun): ChartRun {
  const count = shown.to - shown.from;
  const length = Math.max(1, Math.min(count - 1, Math.round(count * share)));
  const from = shown.from + Math.max(0, Math.min(count - length, Math.round(place * count - length / 2)));
  return { from, to: from + length };
}
