import { boughtOf, consumptionEffect, sumBetween } from '../../domain/consumption/index.ts';
import { lockBreakEven, monthsLockPaid } from '../../domain/priceLock/index.ts';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../../domain/time/index.ts';
import type { ContractPriceLock } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { readSpotPrices, usedIntervals } from '../measurements/effects.ts';
import { readSupply } from '../measurements/readSeries.ts';
import { findSupply } from '../store/supplies.ts';
import { kWhOf, spanOf } from '../views/consumption.ts';

/** Whole months that are looked back at. */
const MONTHS = 12;

interface Asked {
  meteringPointNo: string;
  customerId: string;
  /** c/kWh with VAT; null where the formula follows no exchange. */
  margin: string | null;
  /** c/kWh with VAT. */
  locked: string;
  today: string;
}

const toFour = (price: number) => Math.round(price * 10_000) / 10_000;

/**
 * What the running formula came to by the own hours of the last twelve whole months, and how the lock compares
 * (`priceLock.profile`, `priceLock.breakEven`, `priceLock.months`). To be called once access is decided.
 */
export async function lockComparison(
  context: ServerContext,
  { meteringPointNo, customerId, margin, locked, today }: Asked,
): Promise<NonNullable<ContractPriceLock['comparison']>> {
  const thisMonth = firstDayOf(monthOf(today));
  const first = addMonths(thisMonth, -MONTHS);
  const range = { from: first, to: addDays(thisMonth, -1) };
  const supply = await findSupply(context.database.db, { meteringPointNo, customerId });
  const series = supply ? await readSupply(context, supply, range, true) : [];
  const prices = await readSpotPrices(context, monthOf(range.from), monthOf(range.to));
  const months = Array.from({ length: MONTHS }, (_, at) => {
    const month = monthOf(addMonths(first, at));
    const span = spanOf({ from: firstDayOf(month), to: lastDayOf(month) });
    const used = usedIntervals(
      series,
      span,
      prices.filter(({ from }) => from === span[0]),
    );
    const sums = sumBetween(boughtOf(series), Float64Array.from(span));
    const isKnown = (sums.measured[0] ?? 0) + (sums.estimated[0] ?? 0) > 0;
    return { month, used, energy: isKnown ? kWhOf(sums.energy[0] ?? 0) : null };
  });
  const formula = margin === null ? null : { margin: Number(margin), locked: Number(locked) };
  const used = months.map((one) => one.used);
  const breakEven = formula && lockBreakEven(used, formula);
  return {
    months: months.map(({ month, energy, used: { use, prices: own } }) => {
      const average = consumptionEffect(use, own)?.ownAverage ?? null;
      return { month, energy, ownPrice: formula && average !== null ? toFour(average + formula.margin) : null };
    }),
    breakEven: breakEven === null ? null : toFour(breakEven),
    ...(formula ? monthsLockPaid(used, formula) : { paid: 0, known: 0 }),
  };
}
