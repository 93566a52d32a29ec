import { expect, test } from 'vitest';
import { baseADay, changeInSameWeather, isHeated, weatherOf, type FeltDay } from './index.ts';

const days = (count: number, temperature: number | null, kWh: number | null, month = '01'): FeltDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: `2026-${month}-${String(index + 1).padStart(2, '0')}`,
    kWh,
    temperature,
  }));

test('the weather is the mean and the degree days, those of a lacking day as of the others (consumption.weatherCompared)', () => {
  expect(weatherOf([...days(10, -3, 1), ...days(10, 7, 1)])).toEqual({ meanTemperature: 2, degreeDays: 300 });
  expect(weatherOf([...days(19, 7, 1), ...days(1, null, 1)])).toEqual({ meanTemperature: 7, degreeDays: 200 });
  expect([weatherOf([...days(18, 7, 1), ...days(2, null, 1)]), weatherOf([])]).toEqual([null, null]);
});

test('what is used besides heating is told by fourteen days without degree days (consumption.base)', () => {
  const warm = days(14, 15, 8, '07');
  expect([baseADay([...warm, ...days(20, -5, 90)]), baseADay(warm.slice(1))]).toEqual([8, null]);
});

test.each([
  [12, true],
  [11.9, false],
])(
  'a home that takes 8 kWh without heating and %d on cold days is heated by it: %s (consumption.heated)',
  (cold, is) => {
    expect(isHeated([...days(14, 15, 8, '07'), ...days(14, 0, cold)])).toBe(is);
  },
);

test('in the same weather the rest of what is used besides heating goes by degree days (consumption.sameWeather)', () => {
  // 200 of 1000 kWh are hot water; the other 800 come to 1000 in weather a quarter colder: 1200 expected, 1140 used.
  const [now, then] = [
    { kWh: 1140, degreeDays: 500 },
    { kWh: 1000, degreeDays: 400 },
  ];
  expect(changeInSameWeather(now, then, 200)).toBeCloseTo(-0.05, 12);
  expect([
    changeInSameWeather(now, { ...then, degreeDays: 0 }, 200),
    changeInSameWeather(now, { ...then, kWh: 0 }, 9),
  ]).toEqual([null, null]);
});
