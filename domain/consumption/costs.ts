import { vatChangeDays, vatPercentageOn } from '../contracts/vat.ts';
import { toUnits } from '../prices/decimal.ts';
import { addDays, type Day, dayEnd, dayStart } from '../time/index.ts';
import { clip, type Series, type Span } from './series.ts';
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

/** Why a cost is not known: the price follows the exchange, or nobody has said it (`consumption.costGap`). */
export type CostGap = 'spotPrice' | 'unknownPrice';

/** What energy costs for a while. */
export interface PriceSpan {
  span: Span;
  /** Ten-thousandths of a cent for a kWh, with the VAT of these days; null where it is not known. */
  price: number | null;
  gap: CostGap | null;
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

function priceOn(day: Day, prices: readonly AgreedPrice[], today: Day): Pick<PriceSpan, 'price' | 'gap'> {
  const reached = prices.filter(({ fromDate }) => fromDate === null || fromDate <= day);
  const energy = reached.findLast(({ kind }) => kind === 'energy');
  if (!energy || !(energy.unit in perKWh))
    return { price: null, gap: reached.some(({ kind }) => kind === 'margin') ? 'spotPrice' : 'unknownPrice' };
  const [then, now] = [day, today].map((of) => 100 + Number(vatPercentageOn(of))) as [number, number];
  const cents = Number(toUnits(energy.amount)) * (perKWh[energy.unit] ?? 1);
  return { price: Math.round((cents * then) / now), gap: null };
}

/** Cents for a kWh in one of a unit. */
const perKWh: Record<string, number> = { 'c/kWh': 1, 'EUR/MWh': 0.1 };

/** What sums have cost, as columns. */
export interface Costs {
  /** Billionths of a euro: whole numbers, so that nothing is lost by summing. */
  cost: Float64Array;
  /** Milliseconds with a value of which the price is known. */
  priced: Float64Array;
}

/** What a series has cost between bounds (`consumption.cost`). */
export function costBetween(series: Series, bounds: Float64Array, spans: readonly PriceSpan[]): Costs {
  const length = Math.max(0, bounds.length - 1);
  const costs = { cost: new Float64Array(length), priced: new Float64Array(length) };
  for (const { span, price } of spans) {
    if (price === null) continue;
    const sums = sumBetween(clip(series, span), bounds);
    for (let at = 0; at < length; at += 1) {
      costs.cost[at] = (costs.cost[at] ?? 0) + (sums.energy[at] ?? 0) * price;
      costs.priced[at] = (costs.priced[at] ?? 0) + (sums.measured[at] ?? 0) + (sums.estimated[at] ?? 0);
    }
  }
  return costs;
}

/** What one bucket has cost, in euros; null where nothing is known of it, or the price of a part is not (`consumption.costGap`). */
export function costAt({ cost, priced }: Costs, sums: Sums, at: number): number | null {
  const known = (sums.measured[at] ?? 0) + (sums.estimated[at] ?? 0);
  return known > 0 && (priced[at] ?? 0) >= known ? (cost[at] ?? 0) / 1e9 : null;
}

/** Why costs within some spans are not known; null where they are (`consumption.costGap`). */
export const gapOf = (spans: readonly PriceSpan[], [from, to]: Span): CostGap | null =>
  spans.find(({ span, gap }) => gap !== null && span[0] < to && span[1] > from)?.gap ?? null;
