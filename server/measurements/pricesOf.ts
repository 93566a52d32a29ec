import { type PriceSpan, priceSpans, type TariffPeriod } from '../../domain/consumption/index.ts';
import type { Day } from '../../domain/time/index.ts';
import type { Supply, SupplyContract } from '../store/supplies.ts';
import { daysOf } from './readSeries.ts';

/**
 * What energy has cost at a supply from day to day: as it was agreed on, else at the price of the tariff of those days
 * (`consumption.cost`, `contract.agreedPrices`).
 */
export const pricesOf = ({ contracts }: Supply, until: Day, today: Day): PriceSpan[] =>
  priceSpans(contracts.flatMap(periodsOf), until, today);

function periodsOf(row: SupplyContract): TariffPeriod[] {
  const { contract, deliveries, products } = row;
  const days = daysOf(row);
  if (!days) return [];
  if (contract.prices !== null) return [{ ...days, prices: contract.prices }];
  const tariffs = deliveries.length > 0 ? deliveries : [{ tariffNo: contract.tariffNo, ...days }];
  return tariffs.map(({ tariffNo, from, to }) => ({
    from,
    to: to ?? days.to,
    prices: (products[tariffNo] ?? []).map((price) => ({ ...price, fromDate: null })),
  }));
}
