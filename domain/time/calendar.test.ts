import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  compareDays,
  daysBetween,
  firstDayOf,
  formatFinnishDay,
  isDay,
  lastDayOf,
  monthOf,
  weekdayOf,
} from './index.ts';

const days = fc.integer({ min: -60_000, max: 60_000 }).map((number) => addDays('1997-01-01', number));
const utc = (day: string) => DateTime.fromISO(day, { zone: 'utc' });

describe('days (time.day)', () => {
  test.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['0999-01-01', false],
    ['2026-01-01 ', false],
    ['2026-01-01T00:00:00Z', false],
    ['٢٠٢٦-٠١-٠١', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  test('what is no day is refused aloud', () => {
    for (const use of [
      () => addDays('2026-02-30', 1),
      () => addMonths('2026-02-30', 1),
      () => daysBetween('2026-01-01', 'tomorrow'),
      () => weekdayOf(''),
      () => monthOf('2026-01'),
      () => firstDayOf('2026-13'),
      () => lastDayOf('2026-1'),
      () => formatFinnishDay('1.1.2026'),
      () => addDays('9999-12-31', 1),
      () => addDays('2026-01-01', 0.5),
      () => addDays('2026-01-01', Number.NaN),
    ]) {
      expect(use).toThrow(RangeError);
    }
  });

  test('adding days counts them, goes there and back, and agrees with Luxon (time.addDays)', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, number) => {
        const moved = addDays(day, number);
        expect(moved).toBe(utc(day).plus({ days: number }).toISODate());
        expect([addDays(moved, -number), daysBetween(day, moved)]).toEqual([day, number]);
        expect(Math.sign(compareDays(moved, day))).toBe(Math.sign(number));
      }),
    );
  });

  test('adding months keeps the day of the month where there is one, and agrees with Luxon (time.addMonths)', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, number) => {
        expect(addMonths(day, number)).toBe(utc(day).plus({ months: number }).toISODate());
      }),
    );
    expect([addMonths('2027-01-31', 1), addMonths('2028-01-31', 1), addMonths('2026-03-31', -1)]).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2026-02-28',
    ]);
  });

  test('weekdays, months and their ends agree with Luxon', () => {
    fc.assert(
      fc.property(days, (day) => {
        const month = monthOf(day);
        expect([weekdayOf(day), month, firstDayOf(month), lastDayOf(month)]).toEqual([
          utc(day).weekday,
          utc(day).toFormat('yyyy-MM'),
          utc(day).startOf('month').toISODate(),
          utc(day).endOf('month').toISODate(),
        ]);
      }),
    );
  });

  test('DD.MM.YYYY keeps its zeros (time.form)', () => {
    expect(formatFinnishDay('2026-04-03')).toBe('03.04.2026');
  });
});
