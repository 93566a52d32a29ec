import { desc, eq, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { weatherPlace } from './schema.ts';

export type WeatherPlaceRow = typeof weatherPlace.$inferSelect;

const placeOf = prepared((db) => {
  const fitting = sql`(select max(length(prefix)) from unnest(${weatherPlace.postalPrefixes}) prefix
    where starts_with(${sql.placeholder('postalCode')}, prefix))`;
  return db
    .select()
    .from(weatherPlace)
    .where(sql`${fitting} is not null`)
    .orderBy(desc(fitting), weatherPlace.placeNo)
    .limit(1)
    .prepare('weather_place_of');
});

/** The weather place of a postal code; null where none is near (`consumption.weather`). */
export async function findWeatherPlace(db: Queries, postalCode: string): Promise<WeatherPlaceRow | null> {
  const [found] = await placeOf(db).execute({ postalCode });
  return found ?? null;
}

const knownPlace = prepared((db) =>
  db
    .select()
    .from(weatherPlace)
    .where(eq(weatherPlace.placeNo, sql.placeholder('placeNo')))
    .prepare('weather_place'),
);

/** Whether there is a weather place of the number. */
export const isWeatherPlace = async (db: Queries, placeNo: string): Promise<boolean> =>
  (await knownPlace(db).execute({ placeNo })).length > 0;
