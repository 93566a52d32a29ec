import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from './helsinki.ts';
import {
  addDays,
  dayBounds,
  dayEnd,
  dayStart,
  daysBetween,
  helsinkiClock,
  helsinkiDay,
  helsinkiToday,
  hourBounds,
  hoursOfDay,
  quarterBounds,
  quartersOfDay,
  repeatedHour,
} from './index.ts';

const zone = 'Europe/Helsinki';
const firstDay = '1996-01-01';
const lastDay = '2060-12-31';
const days = fc.integer({ min: 0, max: daysBetween(firstDay, lastDay) }).map((number) => addDays(firstDay, number));
const anyInstant = fc.integer({
  min: DateTime.fromISO(firstDay, { zone }).toMillis(),
  max: DateTime.fromISO(lastDay, { zone }).toMillis(),
});

/** The days on which the clocks change by Luxon, not by our rule. */
const changes = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) =>
  addDays(firstDay, index),
).filter((day) => {
  const start = DateTime.fromISO(day, { zone });
  return start.offset !== start.plus({ days: 1 }).offset;
});
/** Instants of the nights around the changes. */
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * HOUR_MS, max: 54 * HOUR_MS }))
  .map(([day, shift]) => DateTime.fromISO(day, { zone }).toMillis() + shift);
const instants = fc.oneof(anyInstant, nearChange);

describe('Europe/Helsinki, held against Luxon (time.zone)', () => {
  test('the clocks change twice a year, on Sundays', () => {
    expect(changes).toHaveLength(2 * 65);
    expect(new Set(changes.map((day) => DateTime.fromISO(day).weekday))).toEqual(new Set([7]));
  });

  test('every day of sixty-five years begins and ends where it should (time.dayBounds, time.bounds)', () => {
    const bounds = dayBounds(firstDay, lastDay);
    const expected = Array.from({ length: bounds.length }, (_, index) =>
      DateTime.fromISO(addDays(firstDay, index), { zone }).toMillis(),
    );
    expect(Array.from(bounds)).toEqual(expected);
  });

  test('the bounds of any range are those of its days (time.bounds)', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1200 }), (from, more) => {
        const to = addDays(from, more);
        const expected = Array.from({ length: more + 1 }, (_, index) => dayStart(addDays(from, index)));
        expect(Array.from(dayBounds(from, to))).toEqual([...expected, dayEnd(to)]);
      }),
      { numRuns: 50 },
    );
    expect(() => dayBounds('2026-01-02', '2026-01-01')).toThrow(RangeError);
  });

  test('any instant has Luxon’s day, hour and minute, and lies within the bounds of its day (time.today)', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const there = DateTime.fromMillis(instant, { zone });
        const { day, hour, minute, repeated } = helsinkiClock(instant);
        expect([day, hour, minute]).toEqual([there.toISODate(), there.hour, there.minute]);
        expect([helsinkiDay(instant), helsinkiToday(instant), repeatedHour(instant)]).toEqual([day, day, repeated]);
        expect(dayStart(day) <= instant && instant < dayEnd(day)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('an hour is repeated where Luxon knows two instants for one time (time.repeatedHour)', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const there = DateTime.fromMillis(instant, { zone });
        const possible = there.getPossibleOffsets().map((one) => one.toMillis());
        const which = possible.length === 1 ? null : instant === Math.min(...possible) ? 'A' : 'B';
        expect(repeatedHour(instant)).toBe(which);
      }),
      { numRuns: 3000 },
    );
  });

  test('hours and quarters fill their day evenly (time.dayLength, time.bounds)', () => {
    const anyDay = fc.oneof(days, fc.constantFrom(...changes));
    fc.assert(
      fc.property(anyDay, (day) => {
        const hours = Array.from(hourBounds(day));
        const quarters = Array.from(quarterBounds(day));
        expect([hours.length, quarters.length]).toEqual([hoursOfDay(day) + 1, quartersOfDay(day) + 1]);
        expect(hours).toEqual(quarters.filter((_, index) => index % 4 === 0));
        expect([quarters[0], quarters.at(-1)]).toEqual([dayStart(day), dayEnd(day)]);
        expect(quarters.every((bound, index) => index === 0 || bound - (quarters[index - 1] ?? 0) === QUARTER_MS)).toBe(
          true,
        );
      }),
    );
  });

  test('a year has 8,760 hours, a leap year 8,784 (time.dayLength)', () => {
    for (let year = 1996; year <= 2060; year += 1) {
      const bounds = dayBounds(`${year}-01-01`, `${year}-12-31`);
      let hours = 0;
      for (let index = 0; index < bounds.length - 1; index += 1) hours += hoursOfDay(addDays(`${year}-01-01`, index));
      expect([year, hours]).toEqual([year, year % 4 === 0 ? 8784 : 8760]);
    }
  });
});

describe('the nights of the change', () => {
  test.each([
    ['2026-03-29', 23, 92],
    ['2027-03-28', 23, 92],
    ['2026-10-25', 25, 100],
    ['2027-10-31', 25, 100],
    ['2026-11-21', 24, 96],
  ])('%s has %i hours and %i quarters (time.dayLength)', (day, hours, quarters) => {
    expect([hoursOfDay(day), quartersOfDay(day)]).toEqual([hours, quarters]);
  });

  test('in the autumn the hour from three comes twice, told apart (time.repeatedHour)', () => {
    const clocks = Array.from(hourBounds('2026-10-25')).map(helsinkiClock);
    expect(clocks.slice(0, 7).map(({ hour, repeated }) => `${hour}${repeated ?? ''}`)).toEqual([
      '0',
      '1',
      '2',
      '3A',
      '3B',
      '4',
      '5',
    ]);
    expect(clocks.at(-1)).toEqual({ day: '2026-10-26', hour: 0, minute: 0, repeated: null });
  });

  test('in the spring the hour from three is not there (time.repeatedHour)', () => {
    const clocks = Array.from(hourBounds('2026-03-29')).map(helsinkiClock);
    expect(clocks.slice(0, 5).map(({ hour, repeated }) => [hour, repeated])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [4, null],
      [5, null],
    ]);
  });

  test('today changes at midnight in Helsinki, in winter and in summer (time.today)', () => {
    expect(
      ['2026-11-20T21:59:59.999Z', '2026-11-20T22:00:00Z', '2026-06-30T20:59:59.999Z', '2026-06-30T21:00:00Z'].map(
        (at) => helsinkiToday(Date.parse(at)),
      ),
    ).toEqual(['2026-11-20', '2026-11-21', '2026-06-30', '2026-07-01']);
  });
});
