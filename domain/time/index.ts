export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  daysBetween,
  firstDayOf,
  formatFinnishDay,
  isDay,
  lastDayOf,
  type Month,
  monthOf,
  weekdayOf,
} from './calendar.ts';
export {
  dayBounds,
  dayEnd,
  dayStart,
  helsinkiClock,
  helsinkiDay,
  helsinkiToday,
  hourBounds,
  hoursOfDay,
  quarterBounds,
  quartersOfDay,
  type RepeatedHour,
  repeatedHour,
  type WallClock,
} from './helsinki.ts';
export { easterSunday, finnishHolidays, type Holiday, type HolidayName, nextHolidays } from './holidays.ts';
export {
  formatPriceLockPeriod,
  isPriceLockWindowOpen,
  nextPriceLockWindow,
  type Period,
  priceLockPeriod,
  priceLockWindow,
} from './priceLock.ts';
