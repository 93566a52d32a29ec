import { reachedOn } from '../contracts/reached.ts';
import { vatChangeDays, vatPercentageOn } from '../contracts/vat.ts';
import { toUnits } from '../prices/decimal.ts';
import { addDays, type Day, dayEnd, dayStart } from '../time/index.ts';
import { type PriceSegment, pricesBetween } from './effect.ts';
import { clip, endOf, hasValue, MISSING, type Segment, type Series, type Span } from './series.ts';
import { sumBetween, type Sums } from './sums.ts';

/** A price of a contract, as far as costs ask. */
interface AgreedPrice {
  kind: string;
  /** A decimal string, with the VAT of today. */
  amount: string;
  unit: string;
  /** Null: from the first day on. */
  fromDate: Day | null;
}

/** Days of a contract on one tariff, with its prices. */
export interface TariffPeriod {
  from: Day;
  /** The last day; null: until further notice. */
  to: Day | null;
  prices: readonly AgreedPrice[];
}

/** Why a cost is not known: a price of the exchange lacks, or nobody has said any (`consumption.costGap`). */
export type CostGap = 'spotPrice' | 'unknownPrice';

/** What energy costs for a while. */
export interface PriceSpan {
  span: Span;
  /** Ten-thousandths of a cent for a kWh, with the VAT of these days; null where it is not known. */
  price: number | null;
  gap: CostGap | null;
  /** Where the price follows the exchange: what comes on top of it, as `price`, and the exchange's own, c/kWh with VAT. */
  spot: { margin: number; prices: readonly PriceSegment[] } | null;
}

/**
 * What energy has cost from day to day: the price that was agreed on, with the VAT of the day (`consumption.cost`).
 *
 * @param until the last day that is asked about
 * @param today the prices carry the VAT of this day
 */
export function priceSpans(periods: readonly TariffPeriod[], until: Day, today: Day): PriceSpan[] {
  return periods.flatMap(({ from, to, prices }) => {
    const last = to === null || to > until ? until : to;
    const changes = [...vatChangeDays, ...prices.flatMap(({ fromDate }) => fromDate ?? [])];
    const starts = [...new Set([from, ...changes.filter((day) => day > from && day <= last)])].sort();
    return starts.flatMap((start, index): PriceSpan[] => {
      const end = starts[index + 1] ?? addDays(last, 1);
      return start < end
        ? [{ span: [dayStart(start), dayEnd(addDays(end, -1))], ...priceOn(start, prices, today) }]
        : [];
    });
  });
}

function priceOn(day: Day, prices: readonly AgreedPrice[], today: Day): Omit<PriceSpan, 'span'> {
  const reached = reachedOn(prices, day);
  const [then, now] = [day, today].map((of) => 100 + Number(vatPercentageOn(of))) as [number, number];
  const ofKind = (wanted: string) => {
    const found = reached.findLast(({ kind, unit }) => kind === wanted && unit in perKWh);
    return found ? Math.round((Number(toUnits(found.amount)) * (perKWh[found.unit] ?? 1) * then) / now) : null;
  };
  const price = ofKind('energy');
  if (price !== null) return { price, gap: null, spot: null };
  const margin = ofKind('margin');
  return margin === null
    ? { price: null, gap: 'unknownPrice', spot: null }
    : { price: null, gap: 'spotPrice', spot: { margin, prices: [] } };
}

/** The same with the prices of the exchange, where they are followed (`consumption.spotCost`). */
export const withSpotPrices = (spans: readonly PriceSpan[], prices: readonly PriceSegment[]): PriceSpan[] =>
  spans.map((span) => (span.spot ? { ...span, spot: { ...span.spot, prices } } : span));

/** Cents for a kWh in one of a unit. */
const perKWh: Record<string, number> = { 'c/kWh': 1, 'EUR/MWh': 0.1 };

/** What sums have cost, as columns. */
export interface Costs {
  /** Billionths of a euro: whole numbers, so that nothing is lost by summing. */
  cost: Float64Array;
  /** Milliseconds with a value of which the price is known. */
  priced: Float64Array;
  /** What was used in those, in watt-hours. */
  energy: Float64Array;
}

/** What a series has cost between bounds (`consumption.cost`). */
export function costBetween(series: Series, bounds: Float64Array, spans: readonly PriceSpan[]): Costs {
  // A year of hours is large enough to make no columns of it that nothing will stand in.
  const length = spans.length > 0 ? Math.max(0, bounds.length - 1) : 0;
  const costs = { cost: new Float64Array(length), priced: new Float64Array(length), energy: new Float64Array(length) };
  for (const { span, price, spot } of spans) {
    if (spot) {
      for (const prices of spot.prices) {
        const hold = clip(series, [Math.max(span[0], prices.from), Math.min(span[1], endOf(prices))]);
        for (const segment of hold) addSpotCosts(segment, prices, spot.margin, bounds, costs);
      }
      continue;
    }
    if (price === null) continue;
    const sums = sumBetween(clip(series, span), bounds);
    for (let at = 0; at < length; at += 1) {
      costs.cost[at] = (costs.cost[at] ?? 0) + (sums.energy[at] ?? 0) * price;
      costs.energy[at] = (costs.energy[at] ?? 0) + (sums.energy[at] ?? 0);
      costs.priced[at] = (costs.priced[at] ?? 0) + (sums.measured[at] ?? 0) + (sums.estimated[at] ?? 0);
    }
  }
  return costs;
}

/**
 * Adds what the intervals of a segment have cost at the exchange: each its energy by its own price and the margin, an hour by
 * the mean of its quarters; one whose price is not known stays without (`consumption.spotCost`).
 */
function addSpotCosts(
  segment: Segment,
  prices: PriceSegment,
  margin: number,
  bounds: Float64Array,
  costs: Costs,
): void {
  const { from, step, values, status } = segment;
  const own = pricesBetween(
    [prices],
    Float64Array.from({ length: values.length + 1 }, (_, index) => from + index * step),
  );
  let bucket = 0;
  for (const [index, value] of values.entries()) {
    const start = from + index * step;
    const price = own[index] ?? NaN;
    while (bucket < costs.cost.length && (bounds[bucket + 1] ?? 0) <= start) bucket += 1;
    if (bucket >= costs.cost.length) return;
    if (start < (bounds[bucket] ?? 0) || Number.isNaN(price) || !hasValue(status[index] ?? MISSING)) continue;
    costs.cost[bucket] = (costs.cost[bucket] ?? 0) + value * (price * 10_000 + margin);
    costs.priced[bucket] = (costs.priced[bucket] ?? 0) + step;
    costs.energy[bucket] = (costs.energy[bucket] ?? 0) + value;
  }
}

/** What one bucket has cost, in euros; null where nothing is known of it, or the price of a part is not (`consumption.costGap`). */
export function costAt({ cost, priced }: Costs, sums: Sums, at: number): number | null {
  const known = (sums.measured[at] ?? 0) + (sums.estimated[at] ?? 0);
  return known > 0 && (priced[at] ?? 0) >= known ? (cost[at] ?? 0) / 1e9 : null;
}

/** Whether a price of the exchange lacks within a time, before the last one that is known. */
function lacksSpot(prices: readonly PriceSegment[], [from, to]: Span): boolean {
  const known = prices.flatMap((segment) =>
    [...segment.values].flatMap((price, at) => {
      const start = segment.from + at * segment.step;
      return start >= from && start < to ? [price] : [];
    }),
  );
  const last = known.findLastIndex((price) => !Number.isNaN(price));
  return last === -1 || known.slice(0, last).some((price) => Number.isNaN(price));
}

/** Why costs within some spans are not known; null where they are (`consumption.costGap`). */
export function gapOf(spans: readonly PriceSpan[], [from, to]: Span): CostGap | null {
  const lacking = spans.find(({ span, gap, spot }) => {
    const within: Span = [Math.max(span[0], from), Math.min(span[1], to)];
    return gap !== null && within[0] < within[1] && (spot === null || lacksSpot(spot.prices, within));
  });
  return lacking?.gap ?? null;
}
