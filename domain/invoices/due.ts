import { addDays, type Day, finnishHolidays, weekdayOf } from '../time/index.ts';

/** Days from an invoice to its due day, and at most so many more where it is postponed. */
const TERM_DAYS = 14;
export const POSTPONE_DAYS = 14;

const holidaysOfYears = new Map<string, ReadonlySet<Day>>();
function freeDaysOf(year: string): ReadonlySet<Day> {
  const known = holidaysOfYears.get(year);
  if (known) return known;
  const holidays = finnishHolidays(Number(year));
  const midsummer = holidays.find(({ name }) => name === 'midsummerDay')?.day ?? `${year}-06-20`;
  const days = new Set([...holidays.map(({ day }) => day), addDays(midsummer, -1), `${year}-12-24`]);
  holidaysOfYears.set(year, days);
  return days;
}

/** Whether a day is one on which a debt falls due: no weekend, no holiday, neither Midsummer Eve nor Christmas Eve (`invoice.bankingDay`). */
export const isBankingDay = (day: Day): boolean => weekdayOf(day) <= 5 && !freeDaysOf(day.slice(0, 4)).has(day);

/** The day, or the first banking day after it. */
export function bankingDayFrom(day: Day): Day {
  let found = day;
  while (!isBankingDay(found)) found = addDays(found, 1);
  return found;
}

/** The due day of an invoice: 14 days after it, or the first banking day from then on (`invoice.due`). */
export const dueDateOf = (invoiceDate: Day): Day => bankingDayFrom(addDays(invoiceDate, TERM_DAYS));

/** The last banking day within the 14 days by which a due day may be postponed (`invoice.postponed`). */
export function postponedDay(dueDate: Day): Day {
  let day = addDays(dueDate, POSTPONE_DAYS);
  while (!isBankingDay(day)) day = addDays(day, -1);
  return day;
}
