import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';
import { addDays, dayEnd, dayStart } from '../time/index.ts';
import {
  bucketAt,
  bucketBounds,
  ESTIMATED,
  LATE,
  MEASURED,
  MISSING,
  type Resolution,
  type Segment,
  sumBetween,
} from './index.ts';

const zone = 'Europe/Helsinki';

/** Days of intervals, all of them of one value. */
function days(from: string, to: string, step: number, value = 1): Segment {
  const start = dayStart(from);
  const length = (dayEnd(to) - start) / step;
  return { from: start, step, values: new Int32Array(length).fill(value), status: new Uint8Array(length) };
}

/** The same sums by Luxon, an interval at a time. */
function byLuxon({ from, step, values, status }: Segment, unit: 'day' | 'month' | 'year'): [string, number][] {
  const sums = new Map<string, number>();
  for (const [index, value] of values.entries()) {
    if ((status[index] ?? 0) > ESTIMATED) continue;
    const start = DateTime.fromMillis(from + index * step, { zone }).startOf(unit);
    sums.set(start.toISODate() ?? '', (sums.get(start.toISODate() ?? '') ?? 0) + value);
  }
  return [...sums];
}

describe('intervals of Helsinki days (consumption.intervals, consumption.buckets)', () => {
  test.each([
    ['2026-03-29', 23, 92],
    ['2026-10-25', 25, 100],
    ['2026-11-26', 24, 96],
  ])('%s has %i hours and %i quarters, all of them in its sum', (day, hours, quarters) => {
    const sums = [HOUR_MS, QUARTER_MS].map((step) =>
      sumBetween([days(addDays(day, -1), addDays(day, 1), step)], bucketBounds(day, day, 'day')),
    );
    expect(sums.map(({ energy, measured }) => [...energy, ...measured])).toEqual([
      [hours, hours * HOUR_MS],
      [quarters, hours * HOUR_MS],
    ]);
    expect(bucketBounds(day, day, 'hour')).toHaveLength(hours + 1);
    expect(bucketBounds(day, day, 'minute')).toHaveLength(quarters + 1);
  });

  test('months and years begin and end at midnight in Helsinki, the first and the last with the range', () => {
    const iso = (from: string, to: string, resolution: Resolution) =>
      [...bucketBounds(from, to, resolution)].map((bound) => new Date(bound).toISOString());
    expect(iso('2026-02-10', '2026-05-04', 'month')).toEqual([
      '2026-02-09T22:00:00.000Z',
      '2026-02-28T22:00:00.000Z',
      '2026-03-31T21:00:00.000Z',
      '2026-04-30T21:00:00.000Z',
      '2026-05-04T21:00:00.000Z',
    ]);
    expect(iso('2024-07-01', '2026-01-31', 'year')).toEqual([
      '2024-06-30T21:00:00.000Z',
      '2024-12-31T22:00:00.000Z',
      '2025-12-31T22:00:00.000Z',
      '2026-01-31T22:00:00.000Z',
    ]);
  });
});

describe('sums (consumption.sums)', () => {
  const someDays = fc.tuple(
    fc.integer({ min: 0, max: 4000 }).map((more) => addDays('2017-01-01', more)),
    fc.integer({ min: 0, max: 400 }),
  );

  test('by day, month and year are those of Luxon, whatever the statuses', () => {
    const units = ['day', 'month', 'year'] as const;
    fc.assert(
      fc.property(
        someDays,
        fc.constantFrom(HOUR_MS, QUARTER_MS),
        fc.constantFrom(...units),
        fc.integer(),
        ([from, more], step, unit, seed) => {
          const to = addDays(from, step === HOUR_MS ? more : more % 40);
          const segment = days(from, to, step);
          segment.values.forEach((_, at) => {
            segment.values[at] = (Math.imul(at + 1, seed | 1) >>> 8) % 5000;
            segment.status[at] = (Math.imul(at + 7, seed | 3) >>> 12) % 4;
          });
          const bounds = bucketBounds(from, to, unit);
          const expected = new Map(byLuxon(segment, unit));
          const sums = sumBetween([segment], bounds);
          const starts = [...sums.energy].map((energy, index) => [
            DateTime.fromMillis(bounds[index] ?? 0, { zone })
              .startOf(unit)
              .toISODate(),
            energy,
          ]);
          expect(starts).toEqual(starts.map(([start]) => [start, expected.get(String(start)) ?? 0]));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('what is late or missing is in none, and each says how much of it there is', () => {
    const segment = days('2026-11-01', '2026-11-03', HOUR_MS, 100);
    segment.status.fill(ESTIMATED, 0, 6).fill(MISSING, 6, 10).fill(LATE, 48);
    const sums = sumBetween([segment], bucketBounds('2026-10-31', '2026-11-03', 'day'));
    expect([0, 1, 2, 3].map((at) => bucketAt(sums, at))).toEqual([
      null,
      {
        from: dayStart('2026-11-01'),
        to: dayEnd('2026-11-01'),
        energy: 2000,
        status: 'missing',
        estimatedHours: 6,
        lateHours: 0,
        missingHours: 4,
      },
      {
        from: dayStart('2026-11-02'),
        to: dayEnd('2026-11-02'),
        energy: 2400,
        status: 'measured',
        estimatedHours: 0,
        lateHours: 0,
        missingHours: 0,
      },
      {
        from: dayStart('2026-11-03'),
        to: dayEnd('2026-11-03'),
        energy: null,
        status: 'late',
        estimatedHours: 0,
        lateHours: 24,
        missingHours: 0,
      },
    ]);
  });

  test('a series that changes its step within a day sums whole (consumption.steps)', () => {
    const change = dayStart('2026-05-05') + 7 * HOUR_MS;
    const hours = { ...days('2026-05-05', '2026-05-05', HOUR_MS, 40) };
    const before = { ...hours, values: hours.values.subarray(0, 7), status: hours.status.subarray(0, 7) };
    const quarters: Segment = {
      from: change,
      step: QUARTER_MS,
      values: new Int32Array(17 * 4).fill(10),
      status: new Uint8Array(17 * 4),
    };
    const sums = sumBetween([before, quarters], bucketBounds('2026-05-05', '2026-05-05', 'hour'));
    expect([...sums.energy]).toEqual(Array.from({ length: 24 }, () => 40));
  });

  test('nine years of quarters are summed by day in far less than a second', () => {
    const segment = days('2017-11-27', '2026-11-26', QUARTER_MS);
    expect(segment.values.length).toBeGreaterThan(315_000);
    const begun = performance.now();
    const { energy } = sumBetween([segment], bucketBounds('2017-11-27', '2026-11-26', 'day'));
    expect(performance.now() - begun).toBeLessThan(500);
    expect(energy.reduce((sum, one) => sum + one, 0)).toBe(segment.values.length);
    expect(MEASURED).toBe(0);
  });
});
