/**
 * A day of the calendar, `YYYY-MM-DD`, years 1000–9999. It has no clock and no time zone; which day an instant
 * belongs to is a matter of `helsinki.ts`. Days of this form sort like text.
 */
export type Day = string;

/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

/** Milliseconds of a day without a change of clocks. */
export const DAY_MS = 86_400_000;

const dayForm = /^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$/;
const monthForm = /^[1-9][0-9]{3}-(?:0[1-9]|1[0-2])$/;
const firstDayNumber = Date.UTC(1000, 0, 1) / DAY_MS;
const lastDayNumber = Date.UTC(9999, 11, 31) / DAY_MS;

/** Whether the text is a day that the calendar has: `2024-02-29` is one, `2026-02-29` is not (`time.day`). */
export function isDay(text: string): text is Day {
  if (text.length !== 10 || !dayForm.test(text)) return false;
  const [month, day] = [Number(text.slice(5, 7)), dayOfMonth(text)];
  // Each month has 28 days; which is longer is asked for the rest alone, as lists ask for hundreds of days.
  return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(text.slice(0, 7)));
}

/** The days from 1970-01-01 to the day. Throws a RangeError on what is no day. */
export function dayNumber(day: Day): number {
  if (!isDay(day)) throw new RangeError('not a day of the form YYYY-MM-DD');
  return dayNumberUnchecked(day);
}

function dayNumberUnchecked(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
}

/** The day that is so many days after 1970-01-01. Throws a RangeError outside the years 1000–9999. */
export function dayOf(number: number): Day {
  if (!Number.isInteger(number) || number < firstDayNumber || number > lastDayNumber) {
    throw new RangeError('outside the years 1000–9999');
  }
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The day so many days later, or earlier where the number is negative (`time.addDays`). */
export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}

/**
 * The same day so many months later, or earlier; where that month is shorter, its last day: a month after
 * `2027-01-31` is `2027-02-28` (`time.addMonths`).
 */
export function addMonths(day: Day, months: number): Day {
  const firstDay = shiftMonth(monthOf(day), months);
  return dayOf(dayNumber(firstDay) + Math.min(dayOfMonth(day), daysInMonth(firstDay.slice(0, 7))) - 1);
}

/** Below zero where `a` is the earlier, above where it is the later, 0 where they are the same. For `sort`. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** How many days `to` is after `from`; negative where it is before. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(day: Day): number {
  return weekdayOfNumber(dayNumber(day));
}

/** 1 Monday … 7 Sunday, of a day number; 1970-01-01 was a Thursday. */
export function weekdayOfNumber(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

/** The month of a day. */
export function monthOf(day: Day): Month {
  dayNumber(day);
  return day.slice(0, 7);
}

/** The first day of a month. Throws a RangeError on what is no month. */
export function firstDayOf(month: Month): Day {
  if (!monthForm.test(month)) throw new RangeError('not a month of the form YYYY-MM');
  return `${month}-01`;
}

/** The last day of a month. */
export function lastDayOf(month: Month): Day {
  return dayOf(dayNumber(firstDayOf(month)) + daysInMonth(month) - 1);
}

/**
 * `DD.MM.YYYY`: the form of holidays and of the price-lock period alone, elsewhere the language decides (`time.form`).
 */
export function formatFinnishDay(day: Day): string {
  dayNumber(day);
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10));
}

function daysInMonth(month: Month): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The first day of the month that is so many months later. */
function shiftMonth(month: Month, months: number): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return dayOf(Date.UTC(year, number - 1 + months, 1) / DAY_MS);
}
