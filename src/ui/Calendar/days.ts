/*
 * Days `YYYY-MM-DD` and months `YYYY-MM` of the calendar, years 1000–9999, counted in UTC: no time zone touches them.
 * What would lie outside those years is the first or the last day of them.
 */

const DAY_MS = 86_400_000;
const first = Date.UTC(1000, 0, 1) / DAY_MS;
const last = Date.UTC(9999, 11, 31) / DAY_MS;

const partsOf = (text: string) => text.split('-').map(Number);

function numberOf(day: string): number {
  const [year = 0, month = 0, date = 0] = partsOf(day);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

const dayOf = (number: number) => new Date(Math.min(last, Math.max(first, number)) * DAY_MS).toISOString().slice(0, 10);

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether the text is a day that the calendar has. */
export function isDay(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && dayOf(numberOf(text)) === text;
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** The same day so many months later, or earlier; where that month is shorter, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = partsOf(day);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const [targetYear, targetMonth] = [target.getUTCFullYear(), target.getUTCMonth() + 1];
  return dayOf(Date.UTC(targetYear, targetMonth - 1, Math.min(date, daysIn(targetYear, targetMonth))) / DAY_MS);
}

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1;

/** `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** All days of a month, in order. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = partsOf(month);
  return Array.from({ length: daysIn(year, number) }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** The weeks of a month, Monday first; null where a weekday belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month);
  const before = weekdayOf(`${month}-01`) - 1;
  const weeks = Math.ceil((before + days.length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => days[week * 7 + index - before] ?? null),
  );
}

/** Where a key leads from a day, as in the date grid of the ARIA practices; null where it leads nowhere. */
export function dayByKey(day: string, key: string, isShift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, isShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShift ? 12 : 1);
    default:
      return null;
  }
}
