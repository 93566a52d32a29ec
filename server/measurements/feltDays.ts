import {
  boughtOf,
  bucketAt,
  type DayRange,
  type FeltDay,
  type Series,
  sumBetween,
} from '../../domain/consumption/index.ts';
import { addDays, type Day, dayBounds, helsinkiDay } from '../../domain/time/index.ts';
import { kWhOf, weatherView } from '../views/consumption.ts';

/** The mean temperature of each day of a range, °C; a day of which none is known is not there. */
export function dayMeans(temperatures: Series, range: DayRange): Map<Day, number> {
  const known = weatherView(temperatures, range, 'day').flatMap(({ from, values }) =>
    values.map((mean, at) => [addDays(helsinkiDay(Date.parse(from)), at), mean] as const),
  );
  return new Map(known.flatMap(([day, mean]) => (mean === null ? [] : [[day, mean]])));
}

/** What was bought on each day of a range, and how warm it was; null where either is not known (`consumption.bought`). */
export function feltDays(series: Series, means: ReadonlyMap<Day, number>, range: DayRange): FeltDay[] {
  const sums = sumBetween(boughtOf(series), dayBounds(range.from, range.to));
  return Array.from(sums.energy, (_, at): FeltDay => {
    const day = addDays(range.from, at);
    const energy = bucketAt(sums, at)?.energy ?? null;
    return { day, kWh: energy === null ? null : kWhOf(energy), temperature: means.get(day) ?? null };
  });
}
