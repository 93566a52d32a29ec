import { dayStart } from '../../../domain/time/index.ts';

/** What both charts draw, a value a slot; null is missing. */
export interface Points {
  /** When each begins, in epoch milliseconds. */
  starts: Float64Array;
  energy: (number | null)[];
  yearBefore: (number | null)[];
  temperature: (number | null)[];
  /** From which slot up to which the energy is an estimate. */
  estimated: { from: number; to: number }[];
}

const HOUR = 3_600_000;
const DAY_HOURS = 24;
const YEAR_HOURS = 8760;
/** From so many points on they are quarters of an hour. */
const QUARTERS_FROM = 100_000;

const wave = (hour: number, period: number) => Math.cos((hour / period) * 2 * Math.PI);

/** The same number for the same place, from 0 to 1. */
const noise = (place: number) => {
  const sine = Math.sin(place * 12.9898) * 43_758.5453;
  return sine - Math.floor(sine);
};

/** Days of each year that lack, and days of each month that are estimated. */
const isMissing = (hour: number) =>
  Math.floor(hour / DAY_HOURS) % 365 >= 267 && Math.floor(hour / DAY_HOURS) % 365 < 270;
const isEstimated = (hour: number) => Math.floor(hour / DAY_HOURS) % 30 >= 28;

function runsOf(count: number, step: number): Points['estimated'] {
  const runs: Points['estimated'] = [];
  for (let index = 0; index < count; index += 1) {
    if (!isEstimated((index * step) / HOUR)) continue;
    const last = runs.at(-1);
    if (last?.to === index) last.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  }
  return runs;
}

/** Hours, or quarters where there are many, from the first of January 2017 of Helsinki on: energy, that of the year before, and the temperature. */
export function pointsOf(count: number): Points {
  const step = count >= QUARTERS_FROM ? HOUR / 4 : HOUR;
  const begin = dayStart('2017-01-01');
  const hours = Array.from({ length: count }, (_, index) => (index * step) / HOUR);
  const use = (hour: number, seed: number) =>
    1.4 + 0.8 * wave(hour, YEAR_HOURS) - 0.5 * wave(hour, DAY_HOURS) + noise(hour + seed);
  return {
    starts: Float64Array.from(hours, (hour) => begin + hour * HOUR),
    energy: hours.map((hour) => (isMissing(hour) ? null : use(hour, 0))),
    yearBefore: hours.map((hour) => use(hour, 0.5)),
    temperature: hours.map((hour) => 4 - 14 * wave(hour, YEAR_HOURS) - 3 * wave(hour, DAY_HOURS) + 4 * noise(hour)),
    estimated: runsOf(count, step),
  };
}
