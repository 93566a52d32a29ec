import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';

/** A run of prices, each of which holds for as many minutes; a new one begins where the step or the VAT changes. */
export interface PriceRun {
  /** In epoch milliseconds. */
  start: number;
  step: 15 | 60;
  /** In thousandths of a cent; null: missing. */
  prices: readonly (number | null)[];
}

/** A price and when it holds, in epoch milliseconds. */
export interface Slot {
  start: number;
  end: number;
  price: number | null;
}

/** Consecutive time with what it costs on average. */
export interface Window {
  start: number;
  end: number;
  /** Thousandths of a cent, not rounded. */
  mean: number;
}

const MINUTE_MS = 60_000;

/** The prices one by one, each with its time. */
export const slotsOf = (runs: readonly PriceRun[]): Slot[] =>
  runs.flatMap(({ start, step, prices }) =>
    prices.map((price, index) => ({
      start: start + index * step * MINUTE_MS,
      end: start + (index + 1) * step * MINUTE_MS,
      price,
    })),
  );

/** The price that holds at an instant; null where none is known. */
export const slotNow = (slots: readonly Slot[], now: number): Slot | null =>
  slots.find(({ start, end }) => start <= now && now < end) ?? null;

/** The slots that lie in a time, whole. */
export const within = (slots: readonly Slot[], from: number, to: number): Slot[] =>
  slots.filter(({ start, end }) => start >= from && end <= to);

type Priced = Slot & { price: number };
const priced = (slots: readonly Slot[]) => slots.filter((slot): slot is Priced => slot.price !== null);

/** The cheapest price, the first of several (`spot.extremes`). */
export function cheapestSlot(slots: readonly Slot[]): Priced | null {
  return priced(slots).reduce<Priced | null>(
    (least, slot) => (least && least.price <= slot.price ? least : slot),
    null,
  );
}

/** The dearest price, the first of several (`spot.extremes`). */
export function dearestSlot(slots: readonly Slot[]): Priced | null {
  return priced(slots).reduce<Priced | null>((most, slot) => (most && most.price >= slot.price ? most : slot), null);
}

/** The mean over the time of all that is known, in thousandths of a cent; null where nothing is (`spot.average`). */
export function meanOverTime(slots: readonly Slot[]): number | null {
  let sum = 0;
  let time = 0;
  for (const { start, end, price } of priced(slots)) {
    sum += price * (end - start);
    time += end - start;
  }
  return time === 0 ? null : sum / time;
}

/** Every consecutive time of a length whose prices are all known, by the quarter; an hour counts as four. */
function windowsOf(slots: readonly Slot[], minutes: number): Window[] {
  const quarters = slots.flatMap(({ start, end, price }) =>
    Array.from({ length: (end - start) / QUARTER_MS }, (_, index) => ({ start: start + index * QUARTER_MS, price })),
  );
  const length = (minutes * MINUTE_MS) / QUARTER_MS;
  const found: Window[] = [];
  let sum = 0;
  /** How many quarters before this one are known and follow on each other. */
  let run = 0;
  for (const [index, { start, price }] of quarters.entries()) {
    const before = quarters[index - 1];
    if (price === null) {
      [run, sum] = [0, 0];
      continue;
    }
    if (before && before.start + QUARTER_MS !== start) [run, sum] = [0, 0];
    run += 1;
    sum += price;
    if (run > length) sum -= quarters[index - length]?.price ?? 0;
    if (run < length) continue;
    found.push({ start: start + QUARTER_MS - minutes * MINUTE_MS, end: start + QUARTER_MS, mean: sum / length });
  }
  return found;
}

/** The cheapest consecutive time of a length, the first of several; null where there is none (`spot.window`). */
export function cheapestWindow(slots: readonly Slot[], minutes: number): Window | null {
  return windowsOf(slots, minutes).reduce<Window | null>(
    (least, window) => (least && least.mean <= window.mean ? least : window),
    null,
  );
}

/** The dearest consecutive time of a length, the first of several; null where there is none (`spot.window`). */
export function dearestWindow(slots: readonly Slot[], minutes: number): Window | null {
  return windowsOf(slots, minutes).reduce<Window | null>(
    (most, window) => (most && most.mean >= window.mean ? most : window),
    null,
  );
}

/** What a time of a length costs that begins at an instant; null where a price in it is missing (`spot.window`). */
export const windowFrom = (slots: readonly Slot[], minutes: number, start: number): Window | null =>
  windowsOf(slots, minutes).find((window) => window.start === start) ?? null;

/** How a price stands to what is usual: a third below it, two fifths above it (`spot.level`). */
export type PriceLevel = 'negative' | 'low' | 'middle' | 'high';
const LOW = 0.7;
const HIGH = 1.4;

/** @param usual the mean of the month, in thousandths of a cent */
export function levelOf(price: number, usual: number): PriceLevel {
  if (price < 0) return 'negative';
  if (price <= usual * LOW) return 'low';
  return price >= usual * HIGH ? 'high' : 'middle';
}

/** Times that follow on each other and satisfy the same, each as one (`spot.runs`). */
export function runsWhere(slots: readonly Slot[], holds: (price: number) => boolean): Pick<Slot, 'start' | 'end'>[] {
  const runs: Pick<Slot, 'start' | 'end'>[] = [];
  for (const { start, end, price } of slots) {
    if (price === null || !holds(price)) continue;
    const last = runs.at(-1);
    if (last?.end === start) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

/** So much time may have passed since the server answered, for the device's clock to be believed. */
const BELIEVED_MS = 2 * QUARTER_MS;

/**
 * The beginning of the quarter that runs, in epoch milliseconds: by the device's clock as far as it goes on from what the
 * server has said, else as the server has said (`spot.quarter`).
 *
 * @param told the quarter that ran when the server answered
 * @param device now, by the device's clock
 */
export function runningQuarter(told: number, device: number): number {
  const quarter = Math.floor(device / QUARTER_MS) * QUARTER_MS;
  return quarter >= told && quarter - told <= BELIEVED_MS ? quarter : told;
}

/**
 * The times of an hour or more in which the price is low, the cheapest of them, in the order of the day; where it never is
 * or always, the cheapest three hours (`spot.cheapTimes`).
 *
 * @param usual the mean of the month, in thousandths of a cent
 * @param most how many of them
 */
export function cheapTimes(slots: readonly Slot[], usual: number, most: number): Window[] {
  const low = runsWhere(slots, (price) => levelOf(price, usual) === 'low' || price < 0)
    .filter(({ start, end }) => end - start >= HOUR_MS)
    .map(({ start, end }) => ({ start, end, mean: meanOverTime(within(slots, start, end)) ?? 0 }));
  const [first] = low;
  const isAlways = first !== undefined && first.start === slots[0]?.start && first.end === slots.at(-1)?.end;
  const least = low.length === 0 || isAlways ? cheapestWindow(slots, 180) : null;
  return (least ? [least] : low)
    .toSorted((a, b) => a.mean - b.mean)
    .slice(0, most)
    .toSorted((a, b) => a.start - b.start);
}
