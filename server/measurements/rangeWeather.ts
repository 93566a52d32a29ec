import { baseADay, type DayRange, isHeated, type Series, weatherOf } from '../../domain/consumption/index.ts';
import { addDays, addMonths, type Day } from '../../domain/time/index.ts';
import type { ConsumptionTotal } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { isWeatherPlace } from '../store/weatherPlaces.ts';
import { kWhOf } from '../views/consumption.ts';
import { dayMeans, feltDays } from './feltDays.ts';
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
  const means = dayMeans(await readTemperatures(context, placeNo, asked), asked);
  const days = feltDays(series, means, asked);
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
