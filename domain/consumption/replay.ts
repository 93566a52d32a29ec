import { consumptionEffect, DUO_TARIFF } from './effect.ts';

/** What is paid for by a tariff, as far as a comparison goes; with VAT. */
export interface ReplayTariff {
  /** Spot: the exchange and a margin. Duo: a fixed price and the consumption effect. */
  kind: 'spot' | 'fixed' | 'duo';
  /** c/kWh: the price, of spot the margin. */
  energyPrice: number;
  /** Euros a month. */
  baseFee: number;
}

/** Their price may be locked month by month, and nobody knows when it would have been. */
const LOCK_TARIFFS = [309, 368, 438, 478];

/** By what a product is paid for; null where that cannot be told of the past (`consumption.replayProducts`). */
export function replayKind(tariffNo: number, isSpot: boolean): ReplayTariff['kind'] | null {
  if (LOCK_TARIFFS.includes(tariffNo)) return null;
  if (tariffNo === DUO_TARIFF) return 'duo';
  return isSpot ? 'spot' : 'fixed';
}

/** Intervals of which the use is known, one after the other. */
export interface UsedIntervals {
  /** Watt-hours. */
  use: Float64Array;
  /** Prices of the exchange, c/kWh with VAT; NaN where one is not known. */
  prices: Float64Array;
}

/** Watt-hours at c/kWh, in euros. */
const EUROS = 1e-5;

/** What some intervals cost at the exchange, in euros; null where the price of one that was used is not known. */
function spotCost({ use, prices }: UsedIntervals): number | null {
  let cost = 0;
  for (const [at, own] of use.entries()) if (own !== 0) cost += own * (prices[at] ?? NaN);
  return Number.isNaN(cost) ? null : cost * EUROS;
}

/**
 * What a month of use would have cost by a tariff, its base fee with it, in euros with VAT (`consumption.replay`). Null where
 * it hangs on prices of the exchange that are not known.
 */
export function replayedCost(month: UsedIntervals, { kind, energyPrice, baseFee }: ReplayTariff): number | null {
  const used = month.use.reduce((sum, own) => sum + own, 0);
  const agreed = baseFee + used * energyPrice * EUROS;
  if (kind === 'fixed' || used === 0) return agreed;
  if (kind === 'spot') {
    const exchange = spotCost(month);
    return exchange === null ? null : exchange + agreed;
  }
  const effect = month.prices.some(Number.isNaN) ? null : consumptionEffect(month.use, month.prices);
  return effect === null ? null : agreed + used * effect.effect * EUROS;
}

/** Of a day's intervals so many are its dearest, and so many its cheapest. */
const SHARE_OF_DAY = 1 / 4;

/**
 * What a day at the exchange costs less where all that was used in its dearest quarter goes to its cheapest one, evenly, in
 * euros with VAT (`consumption.shifted`). A part of it saves its part. Null where a price is not known.
 */
export function shiftSaving({ use, prices }: UsedIntervals): number | null {
  if (prices.some(Number.isNaN)) return null;
  const dearestFirst = [...prices.keys()].sort((one, other) => (prices[other] ?? 0) - (prices[one] ?? 0));
  const count = Math.floor(dearestFirst.length * SHARE_OF_DAY);
  if (count === 0) return 0;
  const cheapest = dearestFirst.slice(-count).reduce((sum, at) => sum + (prices[at] ?? 0), 0) / count;
  return (
    dearestFirst.slice(0, count).reduce((saved, at) => saved + (use[at] ?? 0) * ((prices[at] ?? 0) - cheapest), 0) *
    EUROS
  );
}
