import { addDays, compareDays, type Day, DAY_MS, dayOf, monthOf, weekdayOf } from './calendar.ts';

/** A public holiday's name in the code; its words are the texts'. */
export type HolidayName =
  | 'newYearsDay'
  | 'epiphany'
  | 'goodFriday'
  | 'easterSunday'
  | 'easterMonday'
  | 'mayDay'
  | 'ascensionDay'
  | 'pentecost'
  | 'midsummerDay'
  | 'allSaintsDay'
  | 'independenceDay'
  | 'christmasDay'
  | 'stStephensDay';

export interface Holiday {
  day: Day;
  name: HolidayName;
}

/**
 * Finland's public holidays of a year, the earliest first (`time.holidays`). Eves are none. By the rules of 1992 on:
 * before, Epiphany and Ascension Day were kept on Saturdays.
 */
export function finnishHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const holidays: Holiday[] = [
    { day: `${year}-01-01`, name: 'newYearsDay' },
    { day: `${year}-01-06`, name: 'epiphany' },
    { day: addDays(easter, -2), name: 'goodFriday' },
    { day: easter, name: 'easterSunday' },
    { day: addDays(easter, 1), name: 'easterMonday' },
    { day: `${year}-05-01`, name: 'mayDay' },
    { day: addDays(easter, 39), name: 'ascensionDay' },
    { day: addDays(easter, 49), name: 'pentecost' },
    { day: saturdayFrom(`${year}-06-20`), name: 'midsummerDay' },
    { day: saturdayFrom(`${year}-10-31`), name: 'allSaintsDay' },
    { day: `${year}-12-06`, name: 'independenceDay' },
    { day: `${year}-12-25`, name: 'christmasDay' },
    { day: `${year}-12-26`, name: 'stStephensDay' },
  ];
  // Ascension Day can fall on May Day or the day before it, as in 2008.
  return holidays.sort((a, b) => compareDays(a.day, b.day));
}

/** The next public holidays, today's own among them, the earliest first (`time.nextHolidays`). */
export function nextHolidays(today: Day, count = 5): Holiday[] {
  const holidays: Holiday[] = [];
  for (let year = Number(monthOf(today).slice(0, 4)); holidays.length < count; year += 1) {
    holidays.push(...finnishHolidays(year).filter(({ day }) => day >= today));
  }
  return holidays.slice(0, count);
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const daysFromMarch = epact + toSunday - 7 * late + 22;
  return dayOf(Date.UTC(year, 2, daysFromMarch) / DAY_MS);
}

/** The first Saturday on the day or after it. */
function saturdayFrom(day: Day): Day {
  return addDays(day, (6 - weekdayOf(day) + 7) % 7);
}
