import type { ChartRun, ChartTone } from './chartData.ts';
import { BRANCHES } from './minMax.ts';
import type { BarGroup, BarTone } from './paths.ts';
import type { Plot, Prepared } from './plot.ts';
import { heightOf, type Axis } from './scale.ts';

/*
 * More slots than pixels: each column of pixels shows what is between its slots, so that no peak is lost and a frame costs the
 * same however many slots there are (`consumptionPage.merged`). Whole pixels and relative steps keep the paths short.
 */

const LEAST_HEIGHT = 2;
const CAP = 2;
/** From this share of its slots on a column is drawn as an estimate. */
const MUCH = 0.1;

/** Whether there is less than a pixel for a slot. */
export const isMerged = ({ from, to, width }: Plot): boolean => to - from > width;

/** The columns of pixels of a plot, each with its slots: each slot is of one. */
export interface Columns {
  slots: readonly ChartRun[];
  height: number;
}

/**
 * The columns of a plot. Where many slots are in each, they are parted between whole ones of the next level of the pyramid,
 * less than half a pixel aside: its lowest level, the largest, need not be looked at then.
 */
export function columnsOf({ from, to, width, height }: Plot): Columns {
  const count = to - from;
  const whole = count / width < 2 * BRANCHES ? 1 : BRANCHES;
  const slots: ChartRun[] = [];
  let begin = from;
  for (let pixel = 1; pixel <= width; pixel += 1) {
    const end = pixel === width ? to : Math.floor((from + (pixel * count) / width) / whole) * whole;
    slots.push({ from: begin, to: end });
    begin = end;
  }
  return { slots, height };
}

const yOf = (value: number, axis: Axis, height: number) => Math.round((1 - heightOf(value, axis)) * height);

/** Columns side by side from a foot to their tips; what is level goes on in one stroke, and null leaves a gap. */
function columnsPath(tips: readonly (number | null)[], foot: number): string {
  let path = '';
  let last: number | null = null;
  let begun = 0;
  for (let pixel = 0; pixel <= tips.length; pixel += 1) {
    const tip = tips[pixel] ?? null;
    if (tip === last) continue;
    if (last === null) path += `M${pixel} ${foot}V${tip}`;
    else path += `h${pixel - begun}${tip === null ? `V${foot}z` : `v${tip - last}`}`;
    last = tip;
    begun = pixel;
  }
  return path;
}

/** The tops of columns, `CAP` pixels of each. */
function capsPath(tips: readonly (number | null)[], foot: number): string {
  let path = '';
  let last: number | null = null;
  let begun = 0;
  for (let pixel = 0; pixel <= tips.length; pixel += 1) {
    const tip = tips[pixel] ?? null;
    if (tip === last) continue;
    const length = pixel - begun;
    if (last !== null) path += `M${begun} ${last}h${length}v${Math.min(CAP, foot - last)}h${-length}z`;
    last = tip;
    begun = pixel;
  }
  return path;
}

interface MergedInput {
  prepared: Prepared;
  tone: ChartTone;
  /** Of a slot, where it is not that of the chart: a column has that of its first. */
  toneAt: ((index: number) => ChartTone | undefined) | undefined;
}

type Tips = (number | null)[];

/** The bars, a path for each look that they have. */
export function mergedBars(
  { prepared, tone, toneAt }: MergedInput,
  axis: Axis,
  { slots, height }: Columns,
): BarGroup[] {
  const foot = yOf(0, axis, height);
  const measured = new Map<BarTone, Tips>();
  const estimated = new Map<BarTone, Tips>();
  const tipsOf = (looks: Map<BarTone, Tips>, of: BarTone): Tips => {
    const tips = looks.get(of) ?? Array<null>(slots.length).fill(null);
    looks.set(of, tips);
    return tips;
  };
  for (const [pixel, { from, to }] of slots.entries()) {
    const { least, most } = prepared.values(from, to);
    if (least > most) continue;
    const looks = (prepared.estimated?.(from, to) ?? 0) >= (to - from) * MUCH ? estimated : measured;
    if (most >= 0)
      tipsOf(looks, toneAt?.(from) ?? tone)[pixel] = Math.min(foot - LEAST_HEIGHT, yOf(most, axis, height));
    if (least < 0) tipsOf(looks, 'negative')[pixel] = Math.max(foot + LEAST_HEIGHT, yOf(least, axis, height));
  }
  return [measured, estimated].flatMap((looks) =>
    Array.from(looks, ([of, tips]) => ({ tone: of, isEstimated: looks === estimated, path: columnsPath(tips, foot) })),
  );
}

/** Where anything is missing, from foot to top. */
export const mergedMissing = ({ missing }: Prepared, { slots, height }: Columns): string =>
  columnsPath(
    slots.map(({ from, to }) => (missing(from, to) > 0 ? 0 : null)),
    height,
  );

/** What hangs below zero, told from zero up. */
export const mergedHanging = (below: NonNullable<Prepared['below']>, axis: Axis, { slots, height }: Columns): string =>
  columnsPath(
    slots.map(({ from, to }) => {
      const { most } = below(from, to);
      return most > 0 ? yOf(-most, axis, height) : null;
    }),
    yOf(0, axis, height),
  );

/** The pale columns behind, and the lines on top of them. */
export function mergedCompared(compared: NonNullable<Prepared['compared']>, axis: Axis, { slots, height }: Columns) {
  const foot = yOf(0, axis, height);
  const tips = slots.map(({ from, to }) => {
    const { least, most } = compared(from, to);
    return least > most ? null : yOf(most, axis, height);
  });
  return { bars: columnsPath(tips, foot), caps: capsPath(tips, foot) };
}

/** From the least to the greatest of a column, in pixels from the top. */
interface Reach {
  high: number;
  low: number;
}

/** Round the line of a run of columns, over its highs there and along its lows back: by its steps, which are those of its halo too. */
function aroundPath(start: number, reaches: readonly Reach[]): (out: number) => string {
  let over = '';
  let along = '';
  let before: Reach | undefined;
  for (const reach of reaches) {
    const { high, low } = reach;
    over += `${!before || high === before.high ? '' : `v${high - before.high}`}h1`;
    along = `h-1${!before || low === before.low ? '' : `v${before.low - low}`}${along}`;
    before = reach;
  }
  const [first, last] = [reaches[0], before];
  return (out) => (first && last ? `M${start} ${first.high - out}${over}V${last.low + out}${along}z` : '');
}

/** A line that goes up and down within each pixel is an area; how thick it is at least. */
const THIN = 2;
const HALO = 2;

/**
 * The line above the bars, and its halo: from the least to the greatest of each column, on to where the one before ends; it
 * breaks where a value is missing. They are areas, as to draw a line to and fro costs a browser many times as much.
 */
export function mergedLine(
  line: NonNullable<Prepared['line']>,
  axis: Axis,
  { slots, height }: Columns,
): { path: string; halo: string } {
  const of = { path: '', halo: '' };
  let run: Reach[] = [];
  // Beyond the last there is nothing, which ends the last run.
  for (const [pixel, { from, to }] of [...slots, { from: 0, to: 0 }].entries()) {
    const { least, most } = line(from, to);
    if (least > most) {
      const around = aroundPath(pixel - run.length, run);
      of.path += around(0);
      of.halo += around(HALO);
      run = [];
      continue;
    }
    const before = run.at(-1);
    const high = Math.min(yOf(most, axis, height) - THIN / 2, before?.low ?? Infinity);
    const low = Math.max(yOf(least, axis, height) + THIN / 2, before?.high ?? -Infinity);
    run.push({ high, low });
  }
  return of;
}
