import { describe, expect, test } from 'vitest';
import { besideRange, isComparable, mayBeLate, measuredDays, periodOf, rangeOf, yearBefore } from './periods.ts';

describe('a range is a period (consumption.periods)', () => {
  test.each([
    ['2026-11-25', '2026-11-25', 'day'],
    ['2026-11-23', '2026-11-29', 'week'],
    ['2026-11-24', '2026-11-30', 'own'],
    ['2026-02-01', '2026-02-28', 'month'],
    ['2026-02-01', '2026-02-27', 'own'],
    ['2025-11-27', '2026-11-26', 'year'],
    ['2024-03-01', '2025-02-28', 'year'],
  ] as const)('%s–%s: %s', (from, to, period) => {
    expect(periodOf({ from, to })).toBe(period);
  });

  test.each([
    ['day', '2026-11-25', '2026-11-25', '2026-11-25'],
    ['week', '2026-11-25', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['year', '2026-11-25', '2025-11-26', '2026-11-25'],
  ] as const)('%s of %s: %s–%s, which is one', (period, day, from, to) => {
    expect(rangeOf(period, day)).toEqual({ from, to });
    expect(periodOf({ from, to })).toBe(period);
  });
});

test.each([
  ['2026-11-25', '2026-11-25', '2026-11-24', '2026-11-24'],
  ['2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['2025-11-27', '2026-11-26', '2024-11-27', '2025-11-26'],
  ['2026-11-02', '2026-11-04', '2026-10-30', '2026-11-01'],
])('before %s–%s comes %s–%s, and after that it again (consumption.periods)', (from, to, ...before) => {
  const [first, last] = before;
  expect(besideRange({ from, to }, -1)).toEqual({ from: first, to: last });
  expect(besideRange({ from: first, to: last }, 1)).toEqual({ from, to });
});

test('the year before has the same days (consumption.yearBefore)', () => {
  expect(yearBefore({ from: '2024-02-29', to: '2024-03-31' })).toEqual({ from: '2023-02-28', to: '2023-03-31' });
});

test.each([
  ['2026-11-23', '2026-11-29', null, '2026-11-25'],
  ['2026-11-16', '2026-11-22', null, '2026-11-22'],
  ['2026-11-26', '2026-11-26', null, '2026-11-26'],
  ['2026-11-23', '2026-11-29', '2026-11-26', '2026-11-25'],
  ['2026-11-23', '2026-11-29', '2026-11-24', '2026-11-24'],
  ['2026-11-23', '2026-11-25', '2026-11-24', '2026-11-24'],
  ['2026-11-16', '2026-11-22', '2026-11-24', '2026-11-22'],
  ['2026-11-23', '2026-11-25', '2026-11-22', '2026-11-25'],
])(
  'of %s–%s, the last that is measured being %s, what is compared ends with %s, on 26.11.2026 (consumption.yearBefore)',
  (from, to, latest, last) => {
    expect(measuredDays({ from, to }, '2026-11-26', latest)).toEqual({ from, to: last });
  },
);

test.each([
  ['2026-11-14', true],
  ['2026-11-13', false],
])('of days up to %s something may still come on 26.11.2026: %s (consumption.late)', (to, isAwaited) => {
  expect(mayBeLate({ from: '2026-11-01', to }, '2026-11-26')).toBe(isAwaited);
});

test.each([
  ['2026-11-23', '2026-11-25', 3, true],
  ['2026-11-23', '2026-11-25', 4, false],
  ['2025-11-27', '2026-11-26', 24, true],
  ['2025-11-27', '2026-11-26', 25, false],
])('%s–%s without %d hours is compared: %s (consumption.yearBefore)', (from, to, hours, isCompared) => {
  expect(isComparable({ from, to }, hours)).toBe(isCompared);
});
