import type { ChartValues } from './chartData.ts';

/** The least and the greatest of some values; of none Infinity and -Infinity. */
export interface Extent {
  least: number;
  most: number;
}

/** What is between two slots of a column, the second one not included. */
export type ExtentOf = (from: number, to: number) => Extent;

/** How many slots between two are of a kind. */
export type CountOf = (from: number, to: number) => number;

/** How many of a level one of the next is made of. */
export const BRANCHES = 8;

interface Level {
  least: Float64Array;
  most: Float64Array;
}

/** What is missing is NaN, which is neither less nor more than anything: it is passed over by itself. */
function widened(extent: Extent, { least, most }: Level, from: number, to: number): void {
  let low = extent.least;
  let high = extent.most;
  for (let at = from; at < to; at += 1) {
    const lower = least[at] ?? Number.NaN;
    const higher = most[at] ?? Number.NaN;
    if (lower < low) low = lower;
    if (higher > high) high = higher;
  }
  extent.least = low;
  extent.most = high;
}

const nothing = (): Extent => ({ least: Infinity, most: -Infinity });

function levelOver({ least, most }: Level): Level {
  const count = Math.ceil(least.length / BRANCHES);
  const level = { least: new Float64Array(count), most: new Float64Array(count) };
  for (let index = 0; index < count; index += 1) {
    let low = Infinity;
    let high = -Infinity;
    const end = Math.min(least.length, (index + 1) * BRANCHES);
    for (let at = index * BRANCHES; at < end; at += 1) {
      const lower = least[at] ?? Number.NaN;
      const higher = most[at] ?? Number.NaN;
      if (lower < low) low = lower;
      if (higher > high) high = higher;
    }
    level.least[index] = low;
    level.most[index] = high;
  }
  return level;
}

/**
 * A pyramid over a column, each level an eighth of the one below: made once, and asked for each pixel of each frame without
 * looking at each value.
 */
export function extentsOf(values: ChartValues): ExtentOf {
  const levels: Level[] = [];
  for (let level: Level = { least: values, most: values }; ; level = levelOver(level)) {
    levels.push(level);
    if (level.least.length <= BRANCHES) break;
  }
  return (from, to) => {
    const extent = nothing();
    let start = from;
    let end = to;
    for (const level of levels) {
      // What whole ones of the next level are made of is left to it.
      const first = Math.ceil(start / BRANCHES);
      const last = Math.floor(end / BRANCHES);
      if (first >= last || level.least.length <= BRANCHES) {
        widened(extent, level, start, end);
        break;
      }
      widened(extent, level, start, first * BRANCHES);
      widened(extent, level, last * BRANCHES, end);
      start = first;
      end = last;
    }
    return extent;
  };
}

/** Sums from the first slot on, so that any stretch is counted by a subtraction; made when the first is asked for. */
export function countsOf(count: number, isOfKind: (index: number) => boolean): CountOf {
  let upTo: Uint32Array | undefined;
  const sums = () => {
    const made = new Uint32Array(count + 1);
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      if (isOfKind(index)) sum += 1;
      made[index + 1] = sum;
    }
    return made;
  };
  return (from, to) => {
    upTo ??= sums();
    return (upTo[to] ?? 0) - (upTo[from] ?? 0);
  };
}
