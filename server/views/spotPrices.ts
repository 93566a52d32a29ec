import {
  isComplete,
  meanOverTime,
  type PriceRun,
  slotNow,
  slotsOf,
  slotsOfDay,
  expectedAt,
  spotVatOn,
  type SpotType,
  stepOf,
  toCents,
  withVat,
} from '../../domain/spotPrices/index.ts';
import { QUARTER_MS } from '../../domain/time/helsinki.ts';
import {
  addDays,
  dayStart,
  firstDayOf,
  helsinkiToday,
  lastDayOf,
  monthOf,
  type Day,
  type Month,
} from '../../domain/time/index.ts';
import type { SpotMonthAverage, SpotPrices, SpotSeries } from '../../domain/types.ts';
import type { SpotDay } from '../store/spotPrices.ts';

/** A run of prices with the VAT that goes with them. */
interface RunOfVat extends PriceRun {
  vatPercentage: string;
}

export interface Range {
  from: Day;
  to: Day;
}

const iso = (instant: number) => new Date(instant).toISOString();

/** The days as runs; a new one begins where the step or the VAT changes (`spot.series`). */
function runsOf(days: readonly SpotDay[], type: SpotType): RunOfVat[] {
  const runs: (RunOfVat & { prices: (number | null)[] })[] = [];
  let end: Day | null = null;
  for (const { day, prices } of days) {
    const [step, vatPercentage] = [stepOf(day), spotVatOn(type, day)];
    const last = runs.at(-1);
    if (last && end === addDays(day, -1) && last.step === step && last.vatPercentage === vatPercentage)
      last.prices.push(...prices);
    else runs.push({ start: dayStart(day), step, vatPercentage, prices: [...prices] });
    end = day;
  }
  return runs;
}

const inclVat = ({ prices, vatPercentage, ...run }: RunOfVat): PriceRun => ({
  ...run,
  prices: prices.map((price) => price && withVat(price, vatPercentage)),
});

/** The mean of the days, with VAT and without; null where nothing is known (`spot.average`). */
function averageOf(days: readonly SpotDay[], type: SpotType): SpotPrices['average'] {
  const runs = runsOf(days, type);
  const without = meanOverTime(slotsOf(runs));
  const mean = meanOverTime(slotsOf(runs.map(inclVat)));
  if (without === null || mean === null) return null;
  return { priceExclVat: toCents(Math.round(without)), priceInclVat: toCents(Math.round(mean)) };
}

/**
 * The means of months, each up to today; those of which nothing is known are left out (`spot.months`).
 *
 * @param days of the months, whole
 */
export function monthAverages(days: readonly SpotDay[], type: SpotType, now: number): SpotMonthAverage[] {
  const today = helsinkiToday(now);
  const ofMonth = new Map<Month, SpotDay[]>();
  for (const each of days)
    if (each.day <= today) ofMonth.set(monthOf(each.day), [...(ofMonth.get(monthOf(each.day)) ?? []), each]);
  return [...ofMonth].flatMap(([month, all]) => {
    const average = averageOf(all, type);
    const to = lastDayOf(month) < today ? lastDayOf(month) : today;
    return average ? [{ month, from: firstDayOf(month), to, ...average }] : [];
  });
}

/** The beginning of the quarter that runs: within it an answer is the same. */
export const quarterOf = (now: number): string => iso(Math.floor(now / QUARTER_MS) * QUARTER_MS);

/** What holds now; null where it is missing (`spot.now`). */
export function priceNow(days: readonly SpotDay[], type: SpotType, now: number): SpotPrices['price'] {
  const today = helsinkiToday(now);
  const found = slotNow(
    slotsOf(
      runsOf(
        days.filter(({ day }) => day === today),
        type,
      ),
    ),
    now,
  );
  if (found === null || found.price === null) return null;
  return {
    startDate: iso(found.start),
    endDate: iso(found.end),
    priceExclVat: toCents(found.price),
    priceInclVat: toCents(withVat(found.price, spotVatOn(type, today))),
  };
}

/**
 * What the exchange has not told of a day that is past counts as missing; one that is to come is left out until it is
 * complete, as its first hour belongs to the exchange's day before (`spot.series`).
 */
function toldOf(days: readonly SpotDay[], today: Day): SpotDay[] {
  return days.filter(({ day, prices }) => day <= today || isComplete(day, prices));
}

/**
 * Prices of a range of days, as the API shows them (`spot.series`).
 *
 * @param days of all months that the range touches, whole
 */
export function spotPricesView(
  days: readonly SpotDay[],
  { from, to }: Range,
  type: SpotType,
  now: number,
): Omit<SpotPrices, 'price'> {
  const today = helsinkiToday(now);
  const tomorrow = addDays(today, 1);
  const inRange = toldOf(
    days.filter(({ day }) => from <= day && day <= to),
    today,
  );
  const runs = runsOf(inRange, type);
  const isWaiting = !days.some(({ day, prices }) => day === tomorrow && isComplete(day, prices));
  return {
    type,
    now: quarterOf(now),
    from,
    to,
    series: runs.map(({ start, step, vatPercentage, prices }): SpotSeries => ({
      startDate: iso(start),
      step,
      vatPercentage,
      values: prices.map((each) => each && Number(toCents(each))),
    })),
    average: averageOf(inRange, type),
    monthAverages: monthAverages(days, type, now),
    expectedAt: to >= tomorrow && isWaiting ? iso(expectedAt(tomorrow)) : null,
  };
}

/** How long a day of which nothing is known would be. */
export const unknownDay = (day: Day): SpotDay => ({ day, prices: Array<null>(slotsOfDay(day)).fill(null) });
