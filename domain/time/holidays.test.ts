import { describe, expect, test } from 'vitest';
import { addDays, easterSunday, finnishHolidays, nextHolidays, weekdayOf } from './index.ts';

const dayOfHoliday = (year: number, wanted: string) =>
  finnishHolidays(year).find(({ name }) => name === wanted)?.day ?? '';

describe('public holidays (time.holidays)', () => {
  test('the thirteen of 2026', () => {
    expect(finnishHolidays(2026)).toEqual([
      { day: '2026-01-01', name: 'newYearsDay' },
      { day: '2026-01-06', name: 'epiphany' },
      { day: '2026-04-03', name: 'goodFriday' },
      { day: '2026-04-05', name: 'easterSunday' },
      { day: '2026-04-06', name: 'easterMonday' },
      { day: '2026-05-01', name: 'mayDay' },
      { day: '2026-05-14', name: 'ascensionDay' },
      { day: '2026-05-24', name: 'pentecost' },
      { day: '2026-06-20', name: 'midsummerDay' },
      { day: '2026-10-31', name: 'allSaintsDay' },
      { day: '2026-12-06', name: 'independenceDay' },
      { day: '2026-12-25', name: 'christmasDay' },
      { day: '2026-12-26', name: 'stStephensDay' },
    ]);
  });

  test('the movable ones of 2024, 2025 and 2027', () => {
    const movable = ['goodFriday', 'easterMonday', 'ascensionDay', 'pentecost', 'midsummerDay', 'allSaintsDay'];
    expect([2024, 2025, 2027].map((year) => movable.map((name) => dayOfHoliday(year, name)))).toEqual([
      ['2024-03-29', '2024-04-01', '2024-05-09', '2024-05-19', '2024-06-22', '2024-11-02'],
      ['2025-04-18', '2025-04-21', '2025-05-29', '2025-06-08', '2025-06-21', '2025-11-01'],
      ['2027-03-26', '2027-03-29', '2027-05-06', '2027-05-16', '2027-06-26', '2027-11-06'],
    ]);
  });

  // Printed in the church's tables: the earliest and the latest that can be, and the years where simpler rules go wrong.
  test.each([
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2038-04-25',
    '2049-04-18',
  ])('Easter %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  test('Midsummer Day and All Saints’ Day are Saturdays of their weeks, Easter a Sunday, for a century', () => {
    for (let year = 1992; year <= 2092; year += 1) {
      const midsummer = dayOfHoliday(year, 'midsummerDay');
      const allSaints = dayOfHoliday(year, 'allSaintsDay');
      expect([midsummer, allSaints, easterSunday(year)].map(weekdayOf)).toEqual([6, 6, 7]);
      expect(midsummer >= `${year}-06-20` && midsummer <= `${year}-06-26`).toBe(true);
      expect(allSaints >= `${year}-10-31` && allSaints <= `${year}-11-06`).toBe(true);
    }
  });

  test('Ascension Day on May Day leaves both, in their order', () => {
    expect(
      finnishHolidays(2008)
        .filter(({ day }) => day === '2008-05-01')
        .map(({ name }) => name),
    ).toEqual(['mayDay', 'ascensionDay']);
  });
});

describe('the next holidays (time.nextHolidays)', () => {
  test('five over the turn of the year, today’s among them', () => {
    expect(nextHolidays('2026-12-06').map(({ day }) => day)).toEqual([
      '2026-12-06',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-01-06',
    ]);
  });

  test('from each day of a year: as many as asked, none past, each once, in order, none left out', () => {
    const all = [...finnishHolidays(2026), ...finnishHolidays(2027), ...finnishHolidays(2028)];
    for (let day = '2026-01-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
      expect(nextHolidays(day, 15)).toEqual(all.filter((one) => one.day >= day).slice(0, 15));
    }
  });

  test('what is no day is refused aloud', () => {
    expect(() => nextHolidays('today')).toThrow(RangeError);
  });
});
