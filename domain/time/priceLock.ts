import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  formatFinnishDay,
  lastDayOf,
  type Month,
  monthOf,
  weekdayOf,
} from './calendar.ts';

/** Days from the first to the last, both included. */
export interface Period {
  from: Day;
  to: Day;
}

const windowDays = 3;
const tuesday = 2;

/**
 * The days of a month on which a price can be locked: three from the month's first Tuesday (`time.priceLockWindow`).
 */
export function priceLockWindow(month: Month): Period {
  const first = firstDayOf(month);
  const from = addDays(first, (tuesday - weekdayOf(first) + 7) % 7);
  return { from, to: addDays(from, windowDays - 1) };
}

/** Whether a price can be locked today, by the calendar alone (`time.priceLockWindow`). */
export function isPriceLockWindowOpen(today: Day): boolean {
  const { from, to } = priceLockWindow(monthOf(today));
  return from <= today && today <= to;
}

/** The window that is open today, else the next one to come (`time.nextPriceLockWindow`). */
export function nextPriceLockWindow(today: Day): Period {
  const window = priceLockWindow(monthOf(today));
  return today <= window.to ? window : priceLockWindow(nextMonth(today));
}

/** The period that a lock made today is for: the whole of the next calendar month (`time.priceLockPeriod`). */
export function priceLockPeriod(today: Day): Period {
  const month = nextMonth(today);
  return { from: firstDayOf(month), to: lastDayOf(month) };
}

/** `01.12.–31.12.2026`: the form of the price-lock period, in every language (`time.form`). */
export function formatPriceLockPeriod({ from, to }: Period): string {
  return `${formatFinnishDay(from).slice(0, 6)}–${formatFinnishDay(to)}`;
}

function nextMonth(day: Day): Month {
  return monthOf(addMonths(day, 1));
}
