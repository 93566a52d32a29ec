import type { Resolution } from '../../../domain/consumption/index.ts';
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  dayStart,
  firstDayOf,
  helsinkiClock,
  helsinkiDay,
  monthOf,
} from '../../../domain/time/index.ts';
import { dayOfMonth } from '../../i18n/dayOfMonth.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { AxisLabel } from '../../ui/Chart/chartData.ts';

/** So many days may each have their number below the axis, and of so many their months. */
const MANY_DAYS = 62;
const MANY_MONTHS_DAYS = 4 * 366;

const monthText = (day: Day) => `${Number(day.slice(5, 7))}/${day.slice(2, 4)}`;
/** The first slot that begins at an instant or after it. */
function firstFrom(starts: Float64Array, instant: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first day of each month, or of each year, in a range. */
function* firstsOf(range: { from: Day; to: Day }, months: 1 | 12): Generator<Day> {
  const begun = months === 1 ? firstDayOf(monthOf(range.from)) : `${range.from.slice(0, 4)}-01-01`;
  for (let day = begun; day <= range.to; day = addMonths(day, months)) if (day >= range.from) yield day;
}

/**
 * What may stand below the axis at slots from one up to another: of one day its hours, of some their numbers, of more the
 * months, and of many the years, each where it begins (`consumptionPage.labels`). No slot is looked at but those that get one.
 *
 * @param starts when each begins, in epoch milliseconds, in their order
 * @param shown their steps, and in which language, with what writes its days
 */
export function timeLabels(
  starts: Float64Array,
  { resolution, locale, dayAndMonth }: { resolution: Resolution; locale: Locale } & Pick<Formats, 'dayAndMonth'>,
  from: number,
  to: number,
): AxisLabel[] {
  const dayOf = (slot: number) => helsinkiDay(starts[slot] ?? 0);
  const slots = () => Array.from({ length: to - from }, (_, index) => from + index);
  if (to <= from) return [];
  if (resolution === 'year') return slots().map((at) => ({ at, text: dayOf(at).slice(0, 4) }));
  if (resolution === 'month') return slots().map((at) => ({ at, text: monthText(dayOf(at)) }));
  const range = { from: dayOf(from), to: dayOf(to - 1) };
  if (range.from === range.to && resolution !== 'day')
    return slots().flatMap((at) => {
      const { hour, minute } = helsinkiClock(starts[at] ?? 0);
      return minute === 0 ? [{ at, text: String(hour).padStart(2, '0') }] : [];
    });
  const days = daysBetween(range.from, range.to) + 1;
  if (days > MANY_DAYS) {
    const isOfYears = days > MANY_MONTHS_DAYS;
    return [...firstsOf(range, isOfYears ? 12 : 1)].flatMap((day) => {
      const at = firstFrom(starts, dayStart(day));
      return dayOf(at) === day ? [{ at, text: isOfYears ? day.slice(0, 4) : monthText(day) }] : [];
    });
  }
  return Array.from({ length: days }, (_, index) => addDays(range.from, index)).flatMap((day) => {
    const at = Math.max(from, firstFrom(starts, dayStart(day)));
    if (dayOf(at) !== day) return [];
    const isFull = resolution !== 'day' || day.endsWith('-01') || at === from;
    return [{ at, text: isFull ? dayAndMonth(day) : dayOfMonth(day, locale) }];
  });
}
