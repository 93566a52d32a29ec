import { type Slot, slotsOf, within, withVat } from '../../../domain/spotPrices/index.ts';
import { dayEnd, dayStart, helsinkiClock, helsinkiDay, type Day } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';

/** The prices as they are shown, with VAT or without, in thousandths of a cent (`spotPage.vat`). */
export function shownSlots({ series }: Pick<SpotPrices, 'series'>, isWithVat: boolean): Slot[] {
  return slotsOf(
    series.map(({ startDate, step, vatPercentage, values }) => ({
      start: Date.parse(startDate),
      step,
      prices: values.map((value) => {
        const price = value === null ? null : Math.round(value * 1000);
        return price !== null && isWithVat ? withVat(price, vatPercentage) : price;
      }),
    })),
  );
}

export const ofDay = (slots: readonly Slot[], day: Day): Slot[] => within(slots, dayStart(day), dayEnd(day));

/** A price of the API, which has both, in thousandths of a cent. */
export const shownPrice = (price: { priceInclVat: string; priceExclVat: string }, isWithVat: boolean): number =>
  Math.round(Number(isWithVat ? price.priceInclVat : price.priceExclVat) * 1000);

/** The mean of the month of a day, by which a price is cheap or dear; 0 where nothing is known of it. */
export function usualOf({ monthAverages }: SpotPrices, day: Day, isWithVat: boolean): number {
  const average = monthAverages.find(({ month }) => day.startsWith(month)) ?? monthAverages.at(-1);
  return average ? shownPrice(average, isWithVat) : 0;
}

/** A row of the table: an hour with its four prices, or with its one. */
export interface HourRow {
  /** In epoch milliseconds. */
  start: number;
  prices: (number | null)[];
  mean: number | null;
}

/** The hours of a day; one that comes twice has two rows, one that is left out none (`spotPage.table`). */
export function hoursOf(slots: readonly Slot[]): HourRow[] {
  const hours = new Map<number, Slot[]>();
  for (const slot of slots) {
    const hour = Math.floor(slot.start / 3_600_000) * 3_600_000;
    hours.set(hour, [...(hours.get(hour) ?? []), slot]);
  }
  return [...hours].map(([start, all]) => {
    const prices = all.map(({ price }) => price);
    const known = prices.filter((price) => price !== null);
    const sum = known.reduce((whole, price) => whole + price, 0);
    return { start, prices, mean: known.length === prices.length ? Math.round(sum / known.length) : null };
  });
}

const two = (number: number) => String(number).padStart(2, '0');

/** The hour as it stands at the axis: of the two that are called 03 the second has a star (`spotPage.daylight`). */
export function axisHour(instant: number): { text: string; isMarked: boolean } | null {
  const { hour, minute, repeated } = helsinkiClock(instant);
  if (minute !== 0) return null;
  if (repeated === 'B') return { text: `${two(hour)}*`, isMarked: true };
  return hour % 3 === 0 ? { text: two(hour), isMarked: false } : null;
}

/** Keeps the two hours together. */
const DASH = '\u2060–\u2060';

/** `00–01`; of the hour that comes twice `03–04 A`. */
export function hourName(instant: number): string {
  const { hour, repeated } = helsinkiClock(instant);
  return `${two(hour)}${DASH}${two(hour + 1)}${repeated === null ? '' : ` ${repeated}`}`;
}

/** The days that slots are of, in their order. */
export const daysIn = (slots: readonly Slot[]): Day[] => [...new Set(slots.map(({ start }) => helsinkiDay(start)))];
