import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayByKey, isDay, weekdayOf, weeksOf } from './days.ts';

const instants = { min: new Date('1100-01-01T00:00:00Z'), max: new Date('9900-12-31T00:00:00Z'), noInvalidDate: true };
const anyDay = fc.date(instants).map((date) => date.toISOString().slice(0, 10));
const luxon = (day: string) => DateTime.fromISO(day, { zone: 'utc' });

test('days, months and weekdays are those of the calendar', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      const moment = luxon(day);
      expect([isDay(day), weekdayOf(day), addDays(day, count), addMonths(day, count)]).toEqual([
        true,
        moment.weekday,
        moment.plus({ days: count }).toISODate(),
        moment.plus({ months: count }).toISODate(),
      ]);
    }),
  );
});

test('what the calendar does not have is no day', () => {
  const texts = ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '0999-01-01', '28.3.2026', ''];
  expect(texts.map(isDay)).toEqual(texts.map(() => false));
});

test('the ends of the calendar are not left', () => {
  expect([addDays('9999-12-31', 1), addMonths('1000-01-15', -1)]).toEqual(['9999-12-31', '1000-01-01']);
});

test('a month begins on its weekday, Monday first', () => {
  expect(weeksOf('2026-03')).toEqual([
    [null, null, null, null, null, null, '2026-03-01'],
    ...[2, 9, 16, 23].map((monday) => Array.from({ length: 7 }, (_, at) => addDays('2026-03-01', monday - 1 + at))),
    ['2026-03-30', '2026-03-31', null, null, null, null, null],
  ]);
  expect(weeksOf('2021-02')).toHaveLength(4);
});

test.each([
  ['ArrowLeft', false, '2026-02-28'],
  ['ArrowRight', false, '2026-03-02'],
  ['ArrowUp', false, '2026-02-22'],
  ['ArrowDown', false, '2026-03-08'],
  ['Home', false, '2026-02-23'],
  ['End', false, '2026-03-01'],
  ['PageUp', false, '2026-02-01'],
  ['PageDown', false, '2026-04-01'],
  ['PageUp', true, '2025-03-01'],
  ['PageDown', true, '2027-03-01'],
  ['a', false, null],
])('from Sunday 1.3.2026 the key %s, with shift: %s, leads to %s', (key, isShift, day) => {
  expect(dayByKey('2026-03-01', key, isShift)).toBe(day);
});
