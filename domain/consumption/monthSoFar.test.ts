import { expect, test } from 'vitest';
import { addDays } from '../time/index.ts';
import { monthSoFar, type DayUse } from './index.ts';

const days = (from: string, ...kWh: (number | null)[]): DayUse[] =>
  kWh.map((used, index) => ({
    day: addDays(from, index),
    kWh: used,
    sold: null,
    lackingHours: used === null ? 24 : 0,
  }));
const nov = (...kWh: (number | null)[]) => days('2026-11-01', ...kWh);
const novBefore = (...kWh: (number | null)[]) => days('2025-11-01', ...kWh);

test('the month so far stands beside the same days of the year before (consumption.monthSoFar)', () => {
  expect(monthSoFar(nov(10, 20, null), novBefore(20, 20, 90))).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
    kWh: 30,
    sold: null,
    before: { kWh: 40, change: -25 },
  });
});

test('the month is that of the last day that is known whole, and nothing of the one before is in it (consumption.monthSoFar)', () => {
  const since = (to: string, ...kWh: (number | null)[]) => days(addDays(to, 1 - kWh.length), ...kWh);
  expect(monthSoFar(since('2026-11-02', 40, 10, 20), since('2025-11-02', 90, 30, 30))).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
    kWh: 30,
    sold: null,
    before: { kWh: 60, change: -50 },
  });
  // On the first days of a month, of which nothing has come yet, that is the month before.
  expect(monthSoFar(since('2026-11-02', 40, 20, null, null), since('2025-11-02', 40, 40, 30, 30))).toEqual({
    from: '2026-10-30',
    to: '2026-10-31',
    kWh: 60,
    sold: null,
    before: { kWh: 80, change: -25 },
  });
});

test('nothing late or missing counts as zero: there is no comparison where more than a twentieth lacks (consumption.monthSoFar)', () => {
  expect(monthSoFar(nov(null, null), novBefore(20, 20))).toBeNull();
  expect(monthSoFar([], novBefore(20))).toBeNull();
  expect(monthSoFar(nov(10, null, 20), novBefore(20, 20, 20))?.before).toBe('lacking');
  expect(monthSoFar(nov(10, 20, 20), novBefore(20, null, 20))?.before).toBe('lacking');
  const partly = [...nov(10), { day: '2026-11-02', kWh: 3, sold: null, lackingHours: 9 }];
  expect(monthSoFar(partly, novBefore(20, 20))).toMatchObject({ to: '2026-11-01', kWh: 10 });
  expect(monthSoFar(nov(10), novBefore(0))?.before).toBe('lacking');
});

test('what was sold stands beside what was bought, and is no part of the comparison (consumption.bought)', () => {
  const sunny = (from: string, ...sold: number[]) =>
    days(from, ...sold.map(() => 5)).map((one, at) => ({ ...one, sold: sold[at] ?? null }));
  expect(monthSoFar(sunny('2026-06-01', 12, 8), sunny('2025-06-01', 1, 1))).toMatchObject({
    kWh: 10,
    sold: 20,
    before: { kWh: 10, change: 0 },
  });
});

test('who had no supply on all of the same days a year before has nothing to compare with (consumption.monthSoFar)', () => {
  expect(monthSoFar(nov(10, 20), [])?.before).toBe('noSupply');
  expect(monthSoFar(nov(10, 20), days('2025-11-02', 20))?.before).toBe('noSupply');
  expect(monthSoFar(days('2026-11-02', 20), novBefore(20, 10))).toMatchObject({
    from: '2026-11-02',
    before: { kWh: 10, change: 100 },
  });
});

test('the last of February meets that of a shorter one (consumption.yearBefore)', () => {
  expect(monthSoFar(days('2028-02-29', 5), days('2027-02-28', 10))?.before).toEqual({ kWh: 10, change: -50 });
});
