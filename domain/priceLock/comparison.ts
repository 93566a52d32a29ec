import { consumptionEffect } from '../consumption/effect.ts';

/** A month as it was supplied. */
export interface MonthOfUse {
  /** Of each interval, in any unit of energy. */
  use: ArrayLike<number>;
  /** Of the same intervals, c/kWh with VAT; NaN where it is not known. */
  prices: Float64Array;
}

interface Formula {
  /** What comes on top of the exchange, c/kWh with VAT. */
  margin: number;
  /** What would be paid, c/kWh with VAT. */
  locked: number;
}

/**
 * The flat mean of the exchange at which a locked price costs in a year what the running formula does, given the own profile
 * (`priceLock.breakEven`): the lock, less the margin, less what the own hours are dearer than all of them. Null where nothing
 * was used, or no price is known.
 *
 * @returns c/kWh with VAT
 */
export function lockBreakEven(year: readonly MonthOfUse[], { margin, locked }: Formula): number | null {
  const whole = consumptionEffect(
    year.flatMap(({ use }) => Array.from(use)),
    Float64Array.from(year.flatMap(({ prices }) => Array.from(prices))),
  );
  return whole === null ? null : locked - margin - whole.effect;
}

/** In how many of the months the lock would have cost less than the running formula, and of how many that is known (`priceLock.months`). */
export function monthsLockPaid(
  months: readonly MonthOfUse[],
  { margin, locked }: Formula,
): { paid: number; known: number } {
  const own = months.flatMap(({ use, prices }) => consumptionEffect(use, prices)?.ownAverage ?? []);
  return { paid: own.filter((average) => locked < average + margin).length, known: own.length };
}
