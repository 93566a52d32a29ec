import {
  baseADay,
  bucketAt,
  bucketBounds,
  type DayRange,
  type FeltDay,
  isHeated,
  type Series,
  sumBetween,
  weatherOf,
} from '../../domain/consumption/index.ts';
import { addDays, addMonths, type Day, helsinkiDay } from '../../domain/time/index.ts';
import type { ConsumptionTotal } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { isWeatherPlace } from '../store/weatherPlaces.ts';
import { kWhOf, weatherView } from '../views/consumption.ts';
import { readTemperatures, todayOf } from './readSeries.ts';

/** The days that the weather of a range goes by: the range and the twelve months up to its end, as far as they are over. */
export function weatherDays(range: DayRange, today: Day): DayRange {
  const yesterday = addDays(today, -1);
  const to = range.to < yesterday ? range.to : yesterday;
  const yearEarlier = addDays(addMonths(to, -12), 1);
  return { from: range.from < yearEarlier ? range.from : yearEarlier, to };
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

/**
 * How warm a range was, and what of a year's use went by that (`consumption.weatherCompared`).
 *
 * @param series what was used on the days that the weather goes by
 */
export async function rangeWeather(
  context: ServerContext,
  placeNo: string,
  range: DayRange,
  series: Series,
): Promise<ConsumptionTotal['weather']> {
  if (!(await isWeatherPlace(context.database.db, placeNo))) return null;
  const asked = weatherDays(range, todayOf(context));
  const used = sumBetween(series, bucketBounds(asked.from, asked.to, 'day'));
  const means = weatherView(await readTemperatures(context, placeNo, asked), asked, 'day').flatMap((run) =>
    run.values.map((mean, index) => [addDays(helsinkiDay(Date.parse(run.from)), index), mean] as const),
  );
  const known = new Map(means);
  const days = Array.from(used.energy, (_, at): FeltDay => {
    const day = addDays(asked.from, at);
    const energy = bucketAt(used, at)?.energy ?? null;
    return { day, kWh: energy === null ? null : kWhOf(energy), temperature: known.get(day) ?? null };
  });
  const weather = weatherOf(days.filter(({ day }) => day >= range.from));
  const base = baseADay(days);
  return (
    weather && {
      meanTemperature: toTenth(weather.meanTemperature),
      degreeDays: toTenth(weather.degreeDays),
      baseADay: base === null ? null : kWhOf(base * 1000),
      isHeated: isHeated(days),
    }
  );
}
