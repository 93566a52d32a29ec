import { QUARTERS_SINCE, type SpotType } from '../../domain/spotPrices/index.ts';
import { addDays, daysBetween, firstDayOf, helsinkiToday, isDay, monthOf } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import { readSpotDays } from '../measurements/spotDays.ts';
import { ProblemError } from '../problem.ts';
import { monthAverages, priceNow, quarterOf, spotPricesView, type Range } from '../views/spotPrices.ts';
import type { HandlersOf } from './handler.ts';

/** Days of hours, and of quarters, in one answer (`spot.range`). */
const MOST_DAYS = { hours: 366, quarters: 31 };
const MOST_MONTHS = 36;
/** Beyond it nothing is asked for, and the calendar ends. */
const LAST_YEAR = '2999';
/** Browsers keep such an answer and ask each time whether it still holds. */
const askAgain = { 'Cache-Control': 'no-cache' };

/** Other types are none (`spot.types`). */
function typeOf(type: string): SpotType {
  if (type !== 'consumption' && type !== 'production') throw new ProblemError('resource.notFound');
  return type;
}

/** What is not given is today and tomorrow (`spot.range`). */
function rangeOf({ from, to }: Partial<Range>, now: number): Range {
  const today = helsinkiToday(now);
  const first = from ?? to ?? today;
  const range = { from: first, to: to ?? (from === undefined ? addDays(today, 1) : from) };
  if (!isDay(range.from) || !isDay(range.to) || range.to < range.from || range.to > `${LAST_YEAR}-12-31`)
    throw new ProblemError('spotPrices.range');
  const most = range.to < QUARTERS_SINCE ? MOST_DAYS.hours : MOST_DAYS.quarters;
  if (daysBetween(range.from, range.to) >= most) throw new ProblemError('spotPrices.range');
  return range;
}

/** The days of a range and, where they are others, those of this month, by themselves. */
async function daysAndNow(context: ServerContext, range: Range, now: number) {
  const today = helsinkiToday(now);
  const days = await readSpotDays(context, range, now);
  const hasToday = monthOf(range.from) <= monthOf(today) && monthOf(today) <= monthOf(range.to);
  return { days, current: hasToday ? days : await readSpotDays(context, { from: today, to: today }, now) };
}

export const handlers: HandlersOf<'spotPrices'> = {
  getSpotPrices: async ({ params, query }, _actor, context) => {
    const type = typeOf(params.type);
    const now = context.clock().getTime();
    const range = rangeOf(query, now);
    const { days, current } = await daysAndNow(context, range, now);
    const body = { ...spotPricesView(days, range, type, now), price: priceNow(current, type, now) };
    return { status: 200, headers: askAgain, body };
  },

  getSpotMonths: async ({ params, query: { from, to } }, _actor, context) => {
    const type = typeOf(params.type);
    const now = context.clock().getTime();
    const [years, months] = [
      Number(to.slice(0, 4)) - Number(from.slice(0, 4)),
      Number(to.slice(5)) - Number(from.slice(5)),
    ];
    const count = years * 12 + months + 1;
    if (count < 1 || count > MOST_MONTHS || to > `${LAST_YEAR}-12`) throw new ProblemError('spotPrices.range');
    const { days, current } = await daysAndNow(context, { from: firstDayOf(from), to: firstDayOf(to) }, now);
    const body = {
      type,
      now: quarterOf(now),
      months: monthAverages(days, type, now),
      price: priceNow(current, type, now),
    };
    return { status: 200, headers: askAgain, body };
  },
};
