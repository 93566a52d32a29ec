import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';
import { addDays, dayEnd, dayStart, type Day, hoursOfDay } from '../time/index.ts';

/** Minutes for which one price holds. */
export type Step = 15 | 60;

/** The first day in Helsinki with a price for each quarter (`spot.slots`). */
export const QUARTERS_SINCE: Day = '2025-10-01';

/** What the exchange can come to, −500 and 4,000 €/MWh, in thousandths of a cent for a kWh (`spot.bounds`). */
const LEAST = -50_000;
const MOST = 400_000;

/**
 * For how long a price of the day holds. The exchange's day begins an hour later than Helsinki's, so that the first hour of
 * the first day of quarters has one price, four times (`spot.slots`).
 */
export const stepOf = (day: Day): Step => (day < QUARTERS_SINCE ? 60 : 15);

/** Milliseconds for which a price of the day holds. */
export const slotLength = (day: Day): number => (stepOf(day) === 60 ? HOUR_MS : QUARTER_MS);

/** How many prices the day has: 23, 24 or 25, or 92, 96 or 100 (`spot.complete`). */
export const slotsOfDay = (day: Day): number => hoursOfDay(day) * (60 / stepOf(day));

/** Every price of the day is there (`spot.complete`). */
export const isComplete = (day: Day, prices: readonly (number | null)[]): boolean =>
  prices.length === slotsOfDay(day) && prices.every((price) => price !== null);

/** The place of an instant, in epoch milliseconds, among the prices of its day. */
export const slotAt = (day: Day, instant: number): number => Math.floor((instant - dayStart(day)) / slotLength(day));

/** What the exchange can come to, in thousandths of a cent for a kWh (`spot.bounds`). */
export const isPossible = (price: number): boolean => Number.isInteger(price) && price >= LEAST && price <= MOST;

const HOURS_BEFORE_MIDNIGHT = 10;

/** When the prices of a day are expected, in epoch milliseconds: at 14.00 in Helsinki on the day before (`spot.expected`). */
export const expectedAt = (day: Day): number => dayEnd(addDays(day, -1)) - HOURS_BEFORE_MIDNIGHT * HOUR_MS;
