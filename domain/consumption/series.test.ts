import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';
import {
  clip,
  complete,
  endOf,
  ESTIMATED,
  joined,
  LATE,
  latestValue,
  MEASURED,
  MISSING,
  overlay,
  type Segment,
  statusRuns,
} from './index.ts';

/** Values of hours or quarters from an hour on. */
const segment = (hour: number, values: number[], step = HOUR_MS, status = MEASURED as number): Segment => ({
  from: hour * HOUR_MS,
  step,
  values: Int32Array.from(values),
  status: new Uint8Array(values.length).fill(status),
});
const shown = (series: readonly Segment[]) =>
  series.map(({ from, step, values, status }) => [from / HOUR_MS, step / HOUR_MS, [...values], [...status]]);

describe('a series (consumption.steps)', () => {
  test('is cut to the intervals that lie wholly within', () => {
    const series = [segment(0, [1, 2, 3]), segment(3, [4, 5, 6, 7], QUARTER_MS)];
    expect(shown(clip(series, [1 * HOUR_MS, 3.5 * HOUR_MS]))).toEqual([
      [1, 1, [2, 3], [0, 0]],
      [3, 0.25, [4, 5], [0, 0]],
    ]);
    expect(clip(series, [0.25 * HOUR_MS, 0.75 * HOUR_MS])).toEqual([]);
  });

  test('lies over another: where both say something, the upper one holds', () => {
    expect(shown(overlay([segment(1, [9])], [segment(0, [1, 2, 3])]))).toEqual([
      [0, 1, [1], [0]],
      [1, 1, [9], [0]],
      [2, 1, [3], [0]],
    ]);
    expect(shown(overlay([], [segment(0, [1])]))).toEqual([[0, 1, [1], [0]]]);
    expect(shown(overlay([segment(0, [1])], []))).toEqual([[0, 1, [1], [0]]]);
  });

  test('becomes as few segments as its steps and gaps allow', () => {
    const parts = [
      segment(0, [1]),
      segment(1, [2]),
      segment(2, [3, 4, 5, 6], QUARTER_MS),
      segment(3, [7]),
      segment(5, [8]),
    ];
    expect(shown(joined(parts))).toEqual([
      [0, 1, [1, 2], [0, 0]],
      [2, 0.25, [3, 4, 5, 6], [0, 0, 0, 0]],
      [3, 1, [7], [0]],
      [5, 1, [8], [0]],
    ]);
  });
});

describe('what nobody has told (consumption.late)', () => {
  test('is missing, and late where it may still come, in the step of what comes before it', () => {
    const series = [segment(1, [5]), segment(2, [1, 2, 3, 4], QUARTER_MS)];
    expect(shown(complete(series, [[0, 5 * HOUR_MS]], 4 * HOUR_MS))).toEqual([
      [0, 1, [0, 5], [MISSING, MEASURED]],
      [2, 0.25, [1, 2, 3, 4, ...Array<number>(8).fill(0)], [0, 0, 0, 0, 3, 3, 3, 3, 2, 2, 2, 2]],
    ]);
    expect(shown(complete([], [[0, 2 * HOUR_MS]], 0))).toEqual([[0, 1, [0, 0], [LATE, LATE]]]);
  });

  test('every interval of the spans stands, each once', () => {
    const hours = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 20 });
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 60 }), (known, late) => {
        const series = known.toSorted((a, b) => a - b).map((hour) => segment(hour, [1]));
        const whole = complete(series, [[10 * HOUR_MS, 50 * HOUR_MS]], late * HOUR_MS);
        expect(whole.map(({ from }) => from)[0]).toBe(10 * HOUR_MS);
        whole.slice(1).forEach((next, index) => expect(endOf(whole[index] as Segment)).toBe(next.from));
        expect(whole.reduce((sum, { values }) => sum + values.length, 0)).toBe(40);
        const there = known.filter((hour) => hour >= 10 && hour < 50).length;
        expect(whole.flatMap(({ status }) => [...status]).filter((code) => code === MEASURED)).toHaveLength(there);
      }),
    );
  });
});

describe('the status of each interval (consumption.status)', () => {
  test('comes as runs', () => {
    expect(statusRuns(Uint8Array.from([0, 0, 1, 3, 3, 3, 2]))).toEqual([
      { status: 'measured', count: 2 },
      { status: 'estimated', count: 1 },
      { status: 'missing', count: 3 },
      { status: 'late', count: 1 },
    ]);
    expect(statusRuns(new Uint8Array())).toEqual([]);
  });

  test('says until when there are values (consumption.latest)', () => {
    const series = [segment(0, [1, 2]), segment(2, [3, 0], HOUR_MS, ESTIMATED), segment(4, [0, 0], HOUR_MS, LATE)];
    expect(latestValue(series)).toBe(4 * HOUR_MS);
    expect(latestValue([segment(0, [0], HOUR_MS, MISSING)])).toBeNull();
  });
});
