import { weekdayOfNumber } from '../../../domain/time/calendar.ts';
import { addDays, type Day, finnishHolidays, type HolidayName } from '../../../domain/time/index.ts';
import { chance, seedOf } from './chance.ts';
import type { Living } from './sites.ts';
import { winterness } from './temperatures.ts';

/** What an hour is like, for whoever lives through it. */
export interface HourOfDay {
  /** Epoch milliseconds. */
  instant: number;
  /** 0–23, by the clock on the wall. */
  hour: number;
  day: DayOfUse;
  /** °C. */
  outside: number;
}

export interface DayOfUse {
  day: Day;
  /** Of 1970. */
  number: number;
  /** 1 Monday … 7 Sunday. */
  weekday: number;
  isHoliday: boolean;
  /** Christmas Eve, Midsummer Eve, New Year's Eve: everybody is at home, and in the sauna. */
  isEve: boolean;
}

interface DaysOff {
  holidays: ReadonlySet<string>;
  eves: ReadonlySet<string>;
}
const daysOffOfYears = new Map<string, DaysOff>();

function daysOffOf(year: string): DaysOff {
  const known = daysOffOfYears.get(year);
  if (known) return known;
  const holidays = finnishHolidays(Number(year));
  const before = (name: HolidayName) => addDays(holidays.find((holiday) => holiday.name === name)?.day ?? '', -1);
  const found = {
    holidays: new Set(holidays.map(({ day }) => day)),
    eves: new Set([before('midsummerDay'), before('easterSunday'), before('christmasDay'), `${year}-12-31`]),
  };
  daysOffOfYears.set(year, found);
  return found;
}

/** @param number of the day, from 1970-01-01 on */
export function dayOfUse(day: Day, number: number): DayOfUse {
  const { holidays, eves } = daysOffOf(day.slice(0, 4));
  const weekday = weekdayOfNumber(number);
  return { day, number, weekday, isHoliday: weekday > 5 || holidays.has(day), isEve: eves.has(day) };
}

/** Watts by the hour, of those who go to work, and of those who are at home. */
const workday = [
  90, 80, 75, 75, 80, 130, 300, 380, 260, 170, 150, 160, 170, 160, 170, 230, 380, 520, 560, 520, 470, 400, 270, 150,
];
const freeDay = [
  130, 100, 85, 80, 80, 85, 110, 190, 320, 430, 450, 440, 460, 430, 400, 400, 440, 520, 540, 500, 460, 420, 320, 200,
];
const officeDay = [6, 6, 6, 6, 6, 9, 24, 62, 92, 100, 100, 96, 92, 98, 98, 92, 78, 44, 22, 12, 8, 7, 6, 6];
const worksDay = [12, 12, 12, 12, 14, 40, 88, 100, 100, 96, 78, 98, 100, 100, 92, 96, 86, 84, 80, 78, 70, 42, 18, 13];
const propertyDay = [62, 58, 56, 56, 58, 68, 84, 82, 74, 70, 70, 72, 74, 74, 78, 86, 96, 100, 100, 98, 94, 88, 78, 68];

const isIn = (hour: number, from: number, to: number) => hour >= from && hour < to;

/** Away for a weekend now and then, and for two weeks of July. */
function isAway(seed: number, { number, day, isHoliday, isEve }: DayOfUse): boolean {
  if (isEve) return false;
  const holiday = 2 + Math.floor(14 * chance(seed, Number(day.slice(0, 4))));
  const dayOfMonth = Number(day.slice(8));
  if (day.slice(5, 7) === '07' && dayOfMonth >= holiday && dayOfMonth < holiday + 14) return true;
  return isHoliday && chance(seed ^ 0x51, Math.floor((number + 3) / 7)) < 0.16;
}

/** Watts of a stove of 6 kW: it heats up for an hour and keeps warm for half of the next, most Saturdays and some Wednesdays. */
function saunaOf(seed: number, { hour, day: { number, weekday, isEve } }: HourOfDay): number {
  const isToday = isEve || chance(seed ^ 0x5a, number) < (weekday === 6 ? 0.85 : weekday === 3 ? 0.35 : 0.02);
  const begins = isEve ? 16 : 18 + Math.floor(2 * chance(seed ^ 0x5b, number));
  return isToday && hour === begins ? 5400 : isToday && hour === begins + 1 ? 2300 : 0;
}

function homeOf(seed: number, living: Living, of: HourOfDay): number {
  const { instant, hour, day, outside } = of;
  const winter = winterness(instant);
  const size = living === 'flat' ? 0.42 + 0.3 * chance(seed, 11) : 0.95 + 0.4 * chance(seed, 11);
  const standby = living === 'flat' ? 55 : 120;
  const isOut = isAway(seed, day);
  const lived = isOut ? 0 : ((day.isHoliday || day.isEve ? freeDay : workday)[hour] ?? 0);
  // It is dark in the evening, and in the morning.
  const lights = !isOut && (isIn(hour, 6, 9) || isIn(hour, 16, 23)) ? 190 * winter : 0;
  const machine = !isOut && isIn(hour, 8, 22) && chance(seed ^ 0x33, Math.floor(instant / 3_600_000)) > 0.9 ? 900 : 0;
  const sauna = isOut || (living === 'flat' && chance(seed, 12) < 0.5) ? 0 : saunaOf(seed, of);
  const cooking = day.isEve && isIn(hour, 10, 16) ? 1200 : 0;
  const heating = living === 'electricHouse' ? Math.max(0, 17 - outside) * 92 + (isIn(hour, 1, 5) ? 1100 : 120) : 0;
  return standby + size * (lived + lights + machine + cooking) + sauna * (living === 'flat' ? 0.6 : 1) + heating;
}

/** Warm enough not to freeze in the winter, lived in on free days of summer and in July. */
function cottageOf(seed: number, of: HourOfDay): number {
  const { hour, day, outside } = of;
  const month = Number(day.day.slice(5, 7));
  const isSeason = month >= 5 && month <= 9;
  const isThere =
    (month === 7 && chance(seed, day.number) < 0.85) ||
    day.isEve ||
    (isSeason && day.isHoliday && chance(seed ^ 0x77, Math.floor(day.number / 7)) < 0.7);
  const frost = outside < 5 ? (5 - outside) * 34 + 140 : 0;
  if (!isThere) return 35 + frost;
  const sauna = chance(seed ^ 0x5c, day.number) < 0.6 && (hour === 18 || hour === 19) ? 3200 : 0;
  return 60 + frost + 0.8 * (freeDay[hour] ?? 0) + sauna;
}

/** Watts on average in an hour, before chance has had its say. */
function wattsOf(seed: number, living: Living, of: HourOfDay): number {
  const { hour, day, outside, instant } = of;
  const size = 0.6 + 0.9 * chance(seed, 13);
  switch (living) {
    case 'cottage':
      return cottageOf(seed, of);
    case 'office':
      return size * (day.isHoliday ? 900 : 110 * (officeDay[hour] ?? 0)) + Math.max(0, outside - 19) * 260;
    case 'works':
      return size * (day.isHoliday ? 4200 : 480 * (worksDay[hour] ?? 0));
    case 'property': {
      // The engines of cars are warmed on winter mornings.
      const cars = outside < 0 && !day.isHoliday && isIn(hour, 6, 9) ? 4200 : 0;
      const lamps = 900 * winterness(instant) * (isIn(hour, 8, 15) ? 0.2 : 1);
      return size * (46 * (propertyDay[hour] ?? 0) + cars + lamps);
    }
    default:
      return homeOf(seed, living, of);
  }
}

/** Watt-hours of electricity that a site uses in an hour. */
export function electricityOf(no: string, living: Living, of: HourOfDay): number {
  const seed = seedOf(no);
  const noise = 0.82 + 0.36 * chance(seed, Math.floor(of.instant / 3_600_000));
  const wh = wattsOf(seed, living, of) * noise;
  // A meter behind transformers counts by tens.
  return living === 'works' || living === 'office' ? Math.round(wh / 10) * 10 : Math.round(wh);
}

/** How hot water is used over the day. */
const hotWater = [2, 1, 1, 1, 2, 5, 9, 8, 5, 4, 3, 3, 3, 3, 3, 4, 5, 7, 9, 10, 9, 7, 5, 3];

/** Watt-hours of heat in an hour: what the weather takes, and hot water. @param megawattHours in a year */
export function heatIn(no: string, megawattHours: number, { hour, outside, instant }: HourOfDay): number {
  const seed = seedOf(no);
  const noise = 0.93 + 0.14 * chance(seed, Math.floor(instant / 3_600_000));
  const kilowatts = megawattHours * (Math.max(0, 17 - outside) * 0.0074 + (hotWater[hour] ?? 0) * 0.0048);
  return Math.round(kilowatts * noise * 100) * 10;
}
