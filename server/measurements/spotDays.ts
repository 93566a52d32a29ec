import { addDays, firstDayOf, lastDayOf, monthOf } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import { demoPricesOf } from '../demo/spotPrices.ts';
import { dayOfMonth, findSpotMonths, type SpotDay } from '../store/spotPrices.ts';
import { unknownDay, type Range } from '../views/spotPrices.ts';

/** Every day of the months from one day to another: as imported, or as the demo's exchange tells it (`spot.demo`). */
export async function readSpotDays(
  { database, settings }: ServerContext,
  { from, to }: Range,
  now: number,
): Promise<SpotDay[]> {
  const months = new Map(
    (await findSpotMonths(database.db, monthOf(from), monthOf(to))).map(({ month, prices }) => [month, prices]),
  );
  const days: SpotDay[] = [];
  for (let day = firstDayOf(monthOf(from)); day <= lastDayOf(monthOf(to)); day = addDays(day, 1)) {
    const prices = dayOfMonth(day, months.get(monthOf(day)) ?? []);
    const isKnown = prices.some((price) => price !== null);
    const ofDemo = isKnown || !settings.isDemo ? null : demoPricesOf(day, now);
    days.push(isKnown ? { day, prices } : ofDemo ? { day, prices: ofDemo } : unknownDay(day));
  }
  return days;
}
