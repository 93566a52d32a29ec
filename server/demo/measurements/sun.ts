import { DAY_MS } from '../../../domain/time/calendar.ts';
import { HOUR_MS } from '../../../domain/time/helsinki.ts';
import { chance, drift, seedOf } from './chance.ts';

/** Where the demo's panels stand, in degrees. */
const LATITUDE = 61.5;
const LONGITUDE = 23.8;
const radians = Math.PI / 180;
const [weeks, days, hours] = ['week', 'day', 'hour'].map((name) => seedOf(`clouds ${name}`)) as [
  number,
  number,
  number,
];

/** How high the sun stands at an instant, as the sine of its height; below zero at night. */
function heightOfSun(instant: number): number {
  const year = Date.UTC(new Date(instant).getUTCFullYear(), 0, 1);
  const dayOfYear = (instant - year) / DAY_MS;
  const declination = -23.44 * radians * Math.cos(((dayOfYear + 10) * 2 * Math.PI) / 365.25);
  const solarHour = ((instant / HOUR_MS) % 24) + LONGITUDE / 15;
  const angle = (solarHour - 12) * 15 * radians;
  const latitude = LATITUDE * radians;
  return Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
}

/** What a kilowatt of panels makes on average from an instant on, in watts: sun, clouds, and snow in the darkest months. */
export function sunOf(from: number, length: number): number {
  const instant = from + length / 2;
  const height = heightOfSun(instant);
  if (height <= 0.01) return 0;
  const day = instant / DAY_MS;
  const clouds = 0.62 + 0.22 * drift(weeks, day / 5) + 0.24 * drift(days, day * 1.7);
  const passing = 1 - 0.3 * chance(hours, Math.floor(instant / HOUR_MS));
  const month = new Date(instant).getUTCMonth();
  const snow = month === 11 || month < 2 ? 0.25 : 1;
  return 1000 * height ** 1.15 * Math.min(1, Math.max(0.08, clouds)) * passing * snow;
}
