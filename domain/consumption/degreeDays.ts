import type { Day } from '../time/index.ts';

/** The temperature up to which the sun and those who live there are not enough: S17 of the Finnish Meteorological Institute. */
const INDOOR = 17;
/** The mean of a day above which nobody heats, in spring and in autumn, °C. */
const SPRING_LIMIT = 10;
const AUTUMN_LIMIT = 12;

/**
 * The degree days of a day: 17 °C less its mean, but none where the mean is over +10 °C from January to June, or over
 * +12 °C from July to December (`consumption.degreeDays`).
 *
 * @param mean of the day in Helsinki, °C
 */
export function degreeDaysOf(day: Day, mean: number): number {
  const limit = Number(day.slice(5, 7)) <= 6 ? SPRING_LIMIT : AUTUMN_LIMIT;
  return mean > limit ? 0 : INDOOR - mean;
}

/**
 * Heat as it would have been in normal weather: hot water as it is, the rest by normal ÷ actual degree days
 * (`consumption.normalised`). Null where there were no degree days to go by.
 *
 * @param heat of the period, hot water included, in any unit of energy
 * @param hotWater of the period, in the same unit
 */
export function normalisedHeat(
  { heat, hotWater }: { heat: number; hotWater: number },
  degreeDays: { actual: number; normal: number },
): number | null {
  if (degreeDays.actual <= 0) return null;
  return hotWater + (heat - hotWater) * (degreeDays.normal / degreeDays.actual);
}
