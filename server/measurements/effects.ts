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
  type UsedIntervals,
} from '../../domain/consumption/index.ts';
import { slotLength, spotVatOn, withVat } from '../../domain/spotPrices/index.ts';
import { dayStart, firstDayOf, lastDayOf, type Month, monthOf } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import { readSpotDays } from './spotDays.ts';

/** Prices of the exchange with VAT, c/kWh, of whole months; NaN where one is not known. */
export async function readSpotPrices(context: ServerContext, from: Month, to: Month): Promise<PriceSegment[]> {
  const range = { from: firstDayOf(from), to: lastDayOf(to) };
  const months = new Map<Month, number[]>();
  for (const { day, prices } of await readSpotDays(context, range, context.clock().getTime())) {
    const vat = spotVatOn('consumption', day);
    const known = prices.map((price) => (price === null ? NaN : withVat(price, vat) / 1000));
    months.set(monthOf(day), [...(months.get(monthOf(day)) ?? []), ...known]);
  }
  return [...months].map(([month, values]) => ({
    from: dayStart(firstDayOf(month)),
    step: slotLength(firstDayOf(month)),
    values: Float64Array.from(values),
  }));
}

/** What was bought in a time, interval by interval, and at which prices of the exchange; what is not measured is left out. */
export function usedIntervals(series: Series, span: Span, prices: readonly PriceSegment[]): UsedIntervals {
  const use: number[] = [];
  const known: number[] = [];
  for (const { from, step, values, status } of boughtOf(clip(series, span))) {
    const bounds = Float64Array.from({ length: values.length + 1 }, (_, at) => from + at * step);
    for (const [at, price] of pricesBetween(prices, bounds).entries()) {
      if (!hasValue(status[at] ?? MISSING)) continue;
      use.push(values[at] ?? 0);
      known.push(price);
    }
  }
  return { use: Float64Array.from(use), prices: Float64Array.from(known) };
}

/** The consumption effect of a time, over its intervals as they were measured; null where it cannot be told (`consumption.effect`). */
export function effectIn(series: Series, span: Span, prices: readonly PriceSegment[]): ConsumptionEffect | null {
  const { use, prices: known } = usedIntervals(series, span, prices);
  return consumptionEffect(use, known);
}
