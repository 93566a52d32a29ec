import { baseADay, isHeated, type Series, weatherOf } from '../../domain/consumption/index.ts';
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  type Month,
} from '../../domain/time/index.ts';
import { feltDays } from '../measurements/feltDays.ts';

/** The weather of a month, as far as use went by it. */
export interface UseWeather {
  /** Null where nothing is heated by it, or the temperatures are not known. */
  degreeDays: number | null;
  /** Watt-hours that a day takes besides heating. */
  baseADay: number;
}

/**
 * Tells of months how far what was used went by the weather: heat always, electricity where it heats the home by the
 * twelve months up to then (`invoice.difference`, `consumption.heated`, `consumption.base`).
 *
 * @param range whole days, from the first month's first to the last month's last
 */
export function weatherOfMonths(
  series: Series,
  means: ReadonlyMap<Day, number>,
  { range, isHeat }: { range: { from: Day; to: Day }; isHeat: boolean },
): (month: Month) => UseWeather {
  const days = feltDays(series, means, range);
  return (month) => {
    const [first, last] = [firstDayOf(month), lastDayOf(month)];
    const yearEarlier = addDays(addMonths(last, -12), 1);
    const at = daysBetween(range.from, yearEarlier);
    const ofYear = days.slice(Math.max(0, at), Math.max(0, daysBetween(range.from, last) + 1));
    if (!isHeat && !isHeated(ofYear)) return { degreeDays: null, baseADay: 0 };
    const weather = weatherOf(ofYear.filter(({ day, kWh }) => day >= first && kWh !== null));
    return {
      degreeDays: weather && Math.round(weather.degreeDays * 10) / 10,
      baseADay: Math.round((baseADay(ofYear) ?? 0) * 1000),
    };
  };
}
