import {
  baseADay,
  bucketAt,
  type FeltDay,
  isHeated,
  type Series,
  sumBetween,
  weatherOf,
} from '../../domain/consumption/index.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayBounds,
  daysBetween,
  firstDayOf,
  helsinkiDay,
  lastDayOf,
  type Month,
} from '../../domain/time/index.ts';
import { kWhOf, weatherView } from '../views/consumption.ts';

/** The weather of a month, as far as use went by it. */
export interface UseWeather {
  /** Null where nothing is heated by it, or the temperatures are not known. */
  degreeDays: number | null;
  /** Watt-hours that a day takes besides heating. */
  baseADay: number;
}

/** The mean temperature of each day of a range, °C; a day of which none is known is not there. */
export function dayMeans(temperatures: Series, range: { from: Day; to: Day }): Map<Day, number> {
  const known = weatherView(temperatures, range, 'day').flatMap(({ from, values }) =>
    values.map((mean, at) => [addDays(helsinkiDay(Date.parse(from)), at), mean] as const),
  );
  return new Map(known.flatMap(([day, mean]) => (mean === null ? [] : [[day, mean]])));
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
  const bounds = dayBounds(range.from, range.to);
  const sums = sumBetween(series, bounds);
  const days = Array.from(sums.energy, (_, at): FeltDay => {
    const day = addDays(range.from, at);
    const energy = bucketAt(sums, at)?.energy ?? null;
    return { day, kWh: energy === null ? null : kWhOf(energy), temperature: means.get(day) ?? null };
  });
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
