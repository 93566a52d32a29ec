import {
  type DayRange,
  type PriceSpan,
  priceSpans,
  type TariffPeriod,
  withSpotPrices,
} from '../../domain/consumption/index.ts';
import { pricesWithLock } from '../../domain/priceLock/index.ts';
import { dayEnd, dayStart, monthOf, helsinkiDay } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import type { AgreedPrice } from '../store/schema.ts';
import type { Supply, SupplyContract } from '../store/supplies.ts';
import { readSpotPrices } from './effects.ts';
import { daysOf, todayOf } from './readSeries.ts';

/**
 * What energy has cost at a supply in a range: as it was agreed on, else at the price of the tariff of those days; where it
 * follows the exchange, with the exchange's prices (`consumption.cost`, `consumption.spotCost`, `contract.agreedPrices`).
 *
 * @param read reads those: whoever asks for many supplies reads them once
 */
export async function pricesOf(
  context: ServerContext,
  { contracts }: Supply,
  range: DayRange,
  read: typeof readSpotPrices = readSpotPrices,
): Promise<PriceSpan[]> {
  const spans = priceSpans(contracts.flatMap(periodsOf), range.to, todayOf(context));
  const [from, to] = [dayStart(range.from), dayEnd(range.to)];
  const following = spans.filter(({ span, spot }) => spot !== null && span[0] < to && span[1] > from);
  if (following.length === 0) return spans;
  const first = Math.max(from, Math.min(...following.map(({ span }) => span[0])));
  const last = Math.min(to, Math.max(...following.map(({ span }) => span[1])));
  const prices = await read(context, monthOf(helsinkiDay(first)), monthOf(helsinkiDay(last - 1)));
  return withSpotPrices(spans, prices);
}

function periodsOf(row: SupplyContract): TariffPeriod[] {
  const { contract, deliveries, products } = row;
  const days = daysOf(row);
  if (!days) return [];
  const isLocked = deliveries.some(({ energyPrice }) => energyPrice !== null);
  if (contract.prices !== null && !isLocked) return [{ ...days, prices: contract.prices }];
  const tariffs = deliveries.length > 0 ? deliveries : [{ tariffNo: contract.tariffNo, ...days, energyPrice: null }];
  return tariffs.map(({ tariffNo, from, to, energyPrice }) => ({
    from,
    to: to ?? days.to,
    prices: pricesWithLock<AgreedPrice>(
      contract.prices ?? ((products[tariffNo] ?? []) as AgreedPrice[]).map((price) => ({ ...price, fromDate: null })),
      energyPrice,
    ),
  }));
}
