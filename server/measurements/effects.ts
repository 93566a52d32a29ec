import {
  boughtOf,
  clip,
  type ConsumptionEffect,
  consumptionEffect,
  hasValue,
  MISSING,
  pricesBetween,
  type PriceSegment,
  type Series,
  type Span,
} from '../../domain/consumption/index.ts';
import { slotLength, spotVatOn, withVat } from '../../domain/spotPrices/index.ts';
import { type Day, dayStart, firstDayOf, helsinkiDay, type Month } from '../../domain/time/index.ts';
import type { Queries } from '../store/queries.ts';
import { findSpotMonths } from '../store/spotPrices.ts';

/** Prices of the exchange with VAT, c/kWh; NaN where one is not known. */
export async function readSpotPrices(db: Queries, from: Month, to: Month): Promise<PriceSegment[]> {
  const months = await findSpotMonths(db, from, to);
  return months.map(({ month, prices }) => {
    const first: Day = firstDayOf(month);
    const [start, step] = [dayStart(first), slotLength(first)];
    const vatAt = (at: number) => spotVatOn('consumption', helsinkiDay(start + at * step));
    const values = Float64Array.from(prices, (price, at) => (price === null ? NaN : withVat(price, vatAt(at)) / 1000));
    return { from: start, step, values };
  });
}

/** The consumption effect of a time, over its intervals as they were measured; null where it cannot be told (`consumption.effect`). */
export function effectIn(series: Series, span: Span, prices: readonly PriceSegment[]): ConsumptionEffect | null {
  const use: number[] = [];
  const known: number[] = [];
  for (const { from, step, values, status } of boughtOf(clip(series, span))) {
    const bounds = Float64Array.from({ length: values.length + 1 }, (_, at) => from + at * step);
    for (const [at, price] of pricesBetween(prices, bounds).entries()) {
      use.push(values[at] ?? 0);
      known.push(hasValue(status[at] ?? MISSING) ? price : NaN);
    }
  }
  return consumptionEffect(use, Float64Array.from(known));
}
