/*
 * Europe/Helsinki by the rule of the European Union: two hours ahead of UTC, three from the last Sunday of March to the
 * last Sunday of October, both changes at 01.00 UTC (`time.zone`). It holds from 1996-01-01 on and for the future until
 * the rule is changed by law; the autumn change was in September in 1981–1995, and there was none before, so instants
 * before 1996 may be an hour off. Own arithmetic because a chart of nine years asks for 315,648 quarters: a library
 * takes seconds for what takes a millisecond here. A test proves it against Luxon.
 */
import { DAY_MS, type Day, dayNumber, dayOf, weekdayOfNumber } from './calendar.ts';

/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000;

/** Milliseconds of a quarter of an hour. */
export const QUARTER_MS = 900_000;

const winterOffset = 2 * HOUR_MS;
const summerOffset = 3 * HOUR_MS;
/** Both changes are at 01.00 UTC. */
const changeTime = HOUR_MS;

/** Which of the two of an hour that comes twice in the autumn night: `A` in summer time, `B` after it. */
export type RepeatedHour = 'A' | 'B';

/** What the clock on the wall in Helsinki shows. */
export interface WallClock {
  day: Day;
  hour: number;
  minute: number;
  /** Null for every hour that comes once. */
  repeated: RepeatedHour | null;
}

/** The day in Helsinki of an instant in epoch milliseconds (`time.today`). */
export function helsinkiDay(instant: number): Day {
  return dayOf(Math.floor((instant + offsetAt(instant)) / DAY_MS));
}

/** Today in Helsinki; `now` in epoch milliseconds, the caller's clock (`time.today`). */
export function helsinkiToday(now: number): Day {
  return helsinkiDay(now);
}

/** Day, hour and minute in Helsinki of an instant in epoch milliseconds; seconds are dropped (`time.repeatedHour`). */
export function helsinkiClock(instant: number): WallClock {
  const local = instant + offsetAt(instant);
  const number = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - number * DAY_MS) / 60_000);
  return {
    day: dayOf(number),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    repeated: repeatedHour(instant),
  };
}

/**
 * Whether the instant is in the hour that comes twice, 03.00–03.59 of the autumn night, and in which
 * (`time.repeatedHour`).
 */
export function repeatedHour(instant: number): RepeatedHour | null {
  const { autumn } = changesOf(new Date(instant).getUTCFullYear());
  const autumnInstant = autumn * DAY_MS + changeTime;
  if (instant < autumnInstant - HOUR_MS || instant >= autumnInstant + HOUR_MS) return null;
  return instant < autumnInstant ? 'A' : 'B';
}

/**
 * The first instant of the day in Helsinki, epoch milliseconds. Throws a RangeError on what is no day
 * (`time.dayBounds`).
 */
export function dayStart(day: Day): number {
  return startOfNumber(dayNumber(day));
}

/**
 * The first instant after the day in Helsinki, epoch milliseconds: the day is `[dayStart, dayEnd)` (`time.dayBounds`).
 */
export function dayEnd(day: Day): number {
  return startOfNumber(dayNumber(day) + 1);
}

/** 24; 23 on the day on which summer time begins, 25 on the one on which it ends (`time.dayLength`). */
export function hoursOfDay(day: Day): number {
  return (dayEnd(day) - dayStart(day)) / HOUR_MS;
}

/** 96, 92 or 100: the quarters of an hour of the day (`time.dayLength`). */
export function quartersOfDay(day: Day): number {
  return hoursOfDay(day) * 4;
}

/** The bounds of the day's hours in epoch milliseconds: hour `i` is `[bounds[i], bounds[i + 1])` (`time.bounds`). */
export function hourBounds(day: Day): Float64Array {
  return evenBounds(dayStart(day), HOUR_MS, hoursOfDay(day));
}

/**
 * The bounds of the day's quarters in epoch milliseconds: quarter `i` is `[bounds[i], bounds[i + 1])` (`time.bounds`).
 */
export function quarterBounds(day: Day): Float64Array {
  return evenBounds(dayStart(day), QUARTER_MS, quartersOfDay(day));
}

/**
 * The bounds of every day from `from` to `to`, both included, in epoch milliseconds: day `i` is
 * `[bounds[i], bounds[i + 1])`, and `bounds.length - 1` is the number of days (`time.bounds`). Made for ranges of many
 * years: no text and no object a day. Throws a RangeError where `to` is before `from`.
 */
export function dayBounds(from: Day, to: Day): Float64Array {
  const first = dayNumber(from);
  const last = dayNumber(to);
  if (last < first) throw new RangeError('the range ends before it begins');
  const bounds = new Float64Array(last - first + 2);
  let changes = changesOf(yearOfNumber(first));
  for (let number = first; number <= last + 1; number += 1) {
    if (number >= changes.nextYear) changes = changesOf(yearOfNumber(number));
    bounds[number - first] = number * DAY_MS - midnightOffset(number, changes);
  }
  return bounds;
}

/** The day numbers of a year's changes of clocks, and of its end. */
interface Changes {
  spring: number;
  autumn: number;
  nextYear: number;
}

function changesOf(year: number): Changes {
  return {
    spring: sundayUntil(Date.UTC(year, 2, 31) / DAY_MS),
    autumn: sundayUntil(Date.UTC(year, 9, 31) / DAY_MS),
    nextYear: Date.UTC(year + 1, 0, 1) / DAY_MS,
  };
}

function sundayUntil(number: number): number {
  return number - (weekdayOfNumber(number) % 7);
}

function yearOfNumber(number: number): number {
  return new Date(number * DAY_MS).getUTCFullYear();
}

function offsetAt(instant: number): number {
  const { spring, autumn } = changesOf(new Date(instant).getUTCFullYear());
  const isSummer = instant >= spring * DAY_MS + changeTime && instant < autumn * DAY_MS + changeTime;
  return isSummer ? summerOffset : winterOffset;
}

/** The offset at the midnight with which a day begins: on the day of a change the old one still holds. */
function midnightOffset(number: number, { spring, autumn }: Changes): number {
  return number > spring && number <= autumn ? summerOffset : winterOffset;
}

function startOfNumber(number: number): number {
  return number * DAY_MS - midnightOffset(number, changesOf(yearOfNumber(number)));
}

function evenBounds(start: number, step: number, count: number): Float64Array {
  return Float64Array.from({ length: count + 1 }, (_, index) => start + index * step);
}
