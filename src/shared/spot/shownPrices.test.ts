import { expect, test } from 'vitest';
import { dayStart } from '../../../domain/time/index.ts';
import { slotsOfDay } from '../../../domain/spotPrices/index.ts';
import { axisHour, hourName, hoursOf, shownSlots } from './shownPrices.ts';

const dayOf = (day: string) =>
  shownSlots(
    {
      series: [
        {
          startDate: new Date(dayStart(day)).toISOString(),
          step: 15,
          vatPercentage: '25.5',
          values: Array.from({ length: slotsOfDay(day) }, (_, index) => (index === 5 ? null : 2)),
        },
      ],
    },
    true,
  );

test('prices are shown with VAT or without, and what is missing stays so (spotPage.vat)', () => {
  const series = [{ startDate: '2026-11-26T10:00:00Z', step: 15 as const, vatPercentage: '25.5', values: [2, null] }];
  expect([true, false].map((isWithVat) => shownSlots({ series }, isWithVat).map(({ price }) => price))).toEqual([
    [2510, null],
    [2000, null],
  ]);
});

test('the table has a row an hour: the one that comes twice has two, the one left out none (spotPage.table, spotPage.daylight)', () => {
  const names = (day: string) => hoursOf(dayOf(day)).map(({ start }) => hourName(start).replaceAll('\u2060', ''));
  expect(names('2026-10-25').slice(2, 6)).toEqual(['02–03', '03–04 A', '03–04 B', '04–05']);
  expect(names('2026-03-29').slice(2, 4)).toEqual(['02–03', '04–05']);
  const [first, second] = hoursOf(dayOf('2026-11-26'));
  expect([first?.mean, second?.prices, second?.mean]).toEqual([2510, [2510, null, 2510, 2510], null]);
});

test('the hour that comes twice has a star at the axis (spotPage.daylight)', () => {
  const marks = dayOf('2026-10-25').flatMap(({ start }) => axisHour(start) ?? []);
  expect(marks.filter(({ isMarked }) => isMarked)).toEqual([{ text: '03*', isMarked: true }]);
});
