import { rowOf } from '../access/objects.ts';
import { askedSeries } from '../measurements/askedRange.ts';
import { readTemperatures, todayOf } from '../measurements/readSeries.ts';
import { ProblemError } from '../problem.ts';
import { findWeatherPlace } from '../store/weatherPlaces.ts';
import { weatherView } from '../views/consumption.ts';
import type { HandlersOf } from './handler.ts';

/** The postal code of an address as a header carries it; null where it has none. */
function postalCodeIn(header: string): string | null {
  try {
    return /(?:^|[^0-9])([0-9]{5})(?![0-9])/.exec(decodeURIComponent(header))?.[1] ?? null;
  } catch {
    return null;
  }
}

export const handlers: HandlersOf<'weather'> = {
  getWeather: async ({ query, locale, raw }, _actor, context) => {
    const { resolution, ...range } = askedSeries(query, todayOf(context));
    const postalCode = postalCodeIn(String(raw.headers['x-delivery-site-address']));
    const place = postalCode && (await findWeatherPlace(context.database.db, postalCode));
    if (!place) throw new ProblemError('resource.notFound');
    const temperatures = await readTemperatures(context, place.placeNo, range);
    return { status: 200, body: { place: place.name[locale], series: weatherView(temperatures, range, resolution) } };
  },
  getWeatherMeteringPoint: async ({ object }) => {
    const supply = rowOf('meteringPoint', object);
    if (!supply) throw new ProblemError('resource.notFound');
    return { status: 200, body: { meteringPointNumber: supply.point.publicWeatherMeteringPointNo } };
  },
};
