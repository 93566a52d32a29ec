import { addDays, addMonths, type Day } from '../time/index.ts';
import type { DayRange } from './ranges.ts';

/** How many months of history an estimate needs, and how many it looks at at most. */
const LEAST_MONTHS = 3;
const MOST_MONTHS = 12;

/** Why a year's consumption cannot be estimated (`consumption.estimate`). */
export type EstimateFailure = 'latestMeasurementNotFound' | 'notEnoughData' | 'unableToCalculate';

/** The days that an estimate looks at: whole months up to the latest measurement. */
export interface EstimateWindow extends DayRange {
  /** 3–12. */
  months: number;
}

/**
 * The days of which a year is estimated: the last twelve months up to the latest measurement, or the whole months since the
 * supply began, if they are three at least (`consumption.estimate`).
 *
 * @param supplyStart the first day of the contract
 * @param latestMeasurement the last day that is measured; null where there is none
 */
export function estimateWindow(supplyStart: Day, latestMeasurement: Day | null): EstimateWindow | EstimateFailure {
  if (latestMeasurement === null) return 'latestMeasurementNotFound';
  const end = addDays(latestMeasurement, 1);
  let months = MOST_MONTHS;
  while (months > 0 && addMonths(end, -months) < supplyStart) months -= 1;
  if (months < LEAST_MONTHS) return 'notEnoughData';
  return { from: addMonths(end, -months), to: latestMeasurement, months };
}

/** A year's kWh by those of the window: scaled by 12 ÷ months (`consumption.estimate`). @param kWh null where they are not known */
export function annualEstimate({ months }: EstimateWindow, kWh: number | null): number | EstimateFailure {
  return kWh === null ? 'unableToCalculate' : (kWh * MOST_MONTHS) / months;
}
