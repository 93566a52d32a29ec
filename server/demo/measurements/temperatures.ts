import { DAY_MS } from '../../../domain/time/calendar.ts';
import { HOUR_MS } from '../../../domain/time/helsinki.ts';
import { chance, drift, seedOf } from './chance.ts';

/** How much warmer a place is over the year than Tampere, and by how much the sea evens it out. */
const places: Record<string, { warmer: number; sea: number }> = {
  '900341': { warmer: -0.8, sea: 0 },
  '900021': { warmer: 1.4, sea: 0.15 },
  '900401': { warmer: -0.7, sea: 0 },
  '900681': { warmer: -0.4, sea: 0.1 },
  '900221': { warmer: 1.8, sea: 0.3 },
};
const inland = { warmer: 0, sea: 0 };

/** The mean of a year in Tampere, and half of what lies between its summer and its winter, °C. */
const MEAN = 4.9;
const SEASON = 12.3;
/** The coldest time of the year, in days from its beginning. */
const COLDEST = 25;

const ofCountry = ['month', 'front', 'wind', 'hour'].map((name) => seedOf(`weather ${name}`));
const [months = 0, fronts = 0, winds = 0, hours = 0] = ofCountry;

/** Of 1970, in milliseconds: years of the same length do for the weather. */
const YEAR_MS = 365.2425 * DAY_MS;

/** How much of a winter it is at an instant, 0 in July, 1 in January. */
export const winterness = (instant: number): number =>
  (1 + Math.cos(((instant - COLDEST * DAY_MS) / YEAR_MS) * 2 * Math.PI)) / 2;

/** The temperature at a place in an hour, in tenths of °C; the weather of the country, warmer and milder by the place. */
export function temperatureAt(placeNo: string, instant: number): number {
  const { warmer, sea } = places[placeNo] ?? inland;
  const winter = winterness(instant);
  const hour = instant / HOUR_MS;
  const day = hour / 24;
  const weather =
    2.2 * drift(months, day / 40) +
    (3.4 + 4.2 * winter) * drift(fronts, day / 6.5) +
    (1.6 + 1.6 * winter) * drift(winds, day / 1.9);
  // The sun is highest at some half past one.
  const ofDay = (0.7 + 4.1 * (1 - winter)) * Math.cos(((hour + 2 - 15) / 24) * 2 * Math.PI);
  const own = 0.8 * drift(seedOf(placeNo), day / 2.3) + 0.3 * (chance(hours, Math.floor(hour)) - 0.5);
  const celsius = MEAN + warmer + (1 - sea) * (SEASON * (1 - 2 * winter) + weather + ofDay) + own;
  return Math.round(celsius * 10);
}
