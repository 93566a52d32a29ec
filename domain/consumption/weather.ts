import type { Day } from '../time/index.ts';
import { degreeDaysOf, normalisedHeat } from './degreeDays.ts';

/** A day: what was used, and its mean temperature in °C; null where it is not known. */
export interface FeltDay {
  day: Day;
  kWh: number | null;
  temperature: number | null;
}

/** Of so large a share of the days the temperature may lack. */
const LACKING_SHARE = 0.05;
/** So many days without heating tell what is used besides it. */
const LEAST_DAYS = 14;
/** On a day of so many degree days everybody heats: its mean is 0 °C or less. */
const COLD = 17;
/** How much more a home takes on cold days that is heated by what is measured. */
const HEATED = 1.5;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean temperature and the degree days of days; null where the temperature lacks of more than a twentieth (`consumption.weatherCompared`). */
export function weatherOf(days: readonly FeltDay[]): { meanTemperature: number; degreeDays: number } | null {
  const known = days.flatMap(({ day, temperature }) => (temperature === null ? [] : [{ day, temperature }]));
  if (known.length === 0 || known.length < days.length * (1 - LACKING_SHARE)) return null;
  return {
    meanTemperature: meanOf(known.map(({ temperature }) => temperature)),
    degreeDays: meanOf(known.map(({ day, temperature }) => degreeDaysOf(day, temperature))) * days.length,
  };
}

/** What is used on a day besides heating, hot water too, by the days without degree days; null where they are fewer than 14 (`consumption.base`). */
export function baseADay(days: readonly FeltDay[]): number | null {
  const used = usedWhere(days, (degreeDays) => degreeDays === 0);
  return used.length < LEAST_DAYS ? null : meanOf(used);
}

/** Whether a home is heated by what is measured: it takes half as much again on days of 0 °C and less as without heating (`consumption.heated`). */
export function isHeated(days: readonly FeltDay[]): boolean {
  const base = baseADay(days);
  const cold = usedWhere(days, (degreeDays) => degreeDays >= COLD);
  return base !== null && base > 0 && cold.length >= LEAST_DAYS && meanOf(cold) >= base * HEATED;
}

const usedWhere = (days: readonly FeltDay[], fits: (degreeDays: number) => boolean): number[] =>
  days.flatMap(({ day, kWh, temperature }) =>
    kWh !== null && temperature !== null && fits(degreeDaysOf(day, temperature)) ? [kWh] : [],
  );

/** What was used in days of some weather. */
interface Felt {
  kWh: number;
  degreeDays: number;
}

/** By which share more was used than before, had the weather of both been the same; null where it cannot be told (`consumption.sameWeather`). @param base what is used besides heating, within as long a time */
export function changeInSameWeather(now: Felt, then: Felt, base: number): number | null {
  const expected = normalisedHeat(
    { heat: then.kWh, hotWater: Math.min(base, then.kWh) },
    { actual: then.degreeDays, normal: now.degreeDays },
  );
  return expected === null || expected <= 0 ? null : now.kWh / expected - 1;
}
