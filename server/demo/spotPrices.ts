import { expectedAt, slotLength, slotsOfDay } from '../../domain/spotPrices/index.ts';
import { DAY_MS } from '../../domain/time/calendar.ts';
import { HOUR_MS, QUARTER_MS } from '../../domain/time/helsinki.ts';
import { type Day, dayStart, weekdayOf } from '../../domain/time/index.ts';

/*
 * The exchange of the demo. Its prices are reckoned when they are asked for and never stored: the same on every machine,
 * of every day since the first, and a start has nothing to fill in. They look as they do in Finland: dear on winter
 * mornings and evenings, cheap at night and on Sundays, below zero when the wind blows in a mild season.
 */

const FIRST_DAY: Day = '2016-01-01';
/** A few hours of which the demo has no prices, for whoever wants to see what is missing. */
const MISSING = { day: '2025-10-14', from: 52, to: 60 };

/** Below zero prices level off towards this, in thousandths of a cent. */
const LEAST = -1800;
/** The mean of a year, in thousandths of a cent; of the others the last one. */
const levels: Record<number, number> = {
  2016: 3200, 2017: 3300, 2018: 4700, 2019: 4400, 2020: 2800, 2021: 7200, 2022: 15_400, 2023: 5600, 2024: 4600, 2025: 4100,
}; // prettier-ignore
const LATER = 4500;

/** What a price is to the day's mean, hour by hour. */
const workday = [
  0.62, 0.55, 0.5, 0.48, 0.5, 0.6, 0.85, 1.3, 1.55, 1.4, 1.2, 1.08, 1.0, 0.95, 0.95, 1.05, 1.25, 1.6, 1.75, 1.6, 1.3,
  1.05, 0.85, 0.7,
];
const weekend = [
  0.7, 0.62, 0.56, 0.52, 0.5, 0.52, 0.6, 0.72, 0.88, 1.0, 1.05, 1.0, 0.95, 0.88, 0.85, 0.92, 1.1, 1.35, 1.45, 1.35,
  1.15, 0.98, 0.85, 0.75,
];

/** A number from 0 to 1 that is the same for the same place. */
function chance(place: number, of: number): number {
  let bits = Math.imul(place ^ Math.imul(of, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** A curve through chance, from −1 to 1, that turns about once in so many days. */
function weather(days: number, length: number, of: number): number {
  const place = Math.floor(days / length);
  const share = days / length - place;
  const smooth = share * share * (3 - 2 * share);
  return 2 * (chance(place, of) * (1 - smooth) + chance(place + 1, of) * smooth) - 1;
}

/** What is the same for all prices of a day: its level without the weather, its form, how mild the season is, −1 to 1. */
function factsOf(day: Day, start: number) {
  const year = Number(day.slice(0, 4));
  const cold = Math.cos((2 * Math.PI * (start - Date.UTC(year, 0, 20))) / DAY_MS / 365.25);
  const frost = Math.max(0, cold) * Math.max(0, weather(start / DAY_MS, 9, 3) - 0.35) * 4;
  const level = (levels[year] ?? LATER) * (1 + 0.3 * cold + frost);
  return { level, mild: -cold, shape: weekdayOf(day) > 5 ? weekend : workday };
}

/** @param hours since midnight by the clock on the wall */
function priceAt({ level, mild, shape }: ReturnType<typeof factsOf>, instant: number, hours: number): number {
  const days = instant / DAY_MS;
  const hour = Math.floor(hours);
  const ofHour = shape[hour] ?? 1;
  const form = ofHour + ((shape[(hour + 1) % 24] ?? 1) - ofHour) * (hours - hour);
  const sun = Math.max(0, mild) * Math.exp(-((hours - 14) ** 2) / 8) * 0.45;
  const wind = weather(days, 1.7, 1) * 0.6 + weather(days, 4.3, 2) * 0.4;
  const surplus = Math.max(0, wind - 0.3 + 0.12 * mild) * 7000 * (1.9 - form);
  const ripple = 1 + 0.09 * (chance(Math.floor(instant / QUARTER_MS), 4) - 0.5);
  const price = level * Math.exp(-1.1 * wind) * Math.max(0.05, form - sun) * ripple - surplus;
  const bounded = price < 0 ? LEAST * (1 - Math.exp(-price / LEAST)) : price;
  // Never a negative zero.
  return Math.round(bounded / 10) * 10 + 0;
}

/** When the demo's exchange tells the prices of a day, in epoch milliseconds: up to a quarter after they are expected. */
const publishedAt = (day: Day): number =>
  expectedAt(day) + Math.floor(chance(dayStart(day) / QUARTER_MS, 5) * 15) * 60_000;

/**
 * The prices of a day at the demo's exchange, in thousandths of a cent for a kWh (`spot.demo`); null while it has not told
 * them, and for what was before it.
 */
export function demoPricesOf(day: Day, now: number): (number | null)[] | null {
  if (day < FIRST_DAY || now < publishedAt(day)) return null;
  const [start, length, count] = [dayStart(day), slotLength(day), slotsOfDay(day)];
  const facts = factsOf(day, start);
  // On the two days of daylight saving the clock is an hour off after the change.
  const changed = 24 - (count * length) / HOUR_MS;
  return Array.from({ length: count }, (_, index) => {
    if (day === MISSING.day && index >= MISSING.from && index < MISSING.to) return null;
    const hours = (index * length) / HOUR_MS;
    return priceAt(facts, start + index * length, hours < (changed > 0 ? 3 : 4) ? hours : hours + changed);
  });
}
