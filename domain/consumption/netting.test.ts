import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../time/helsinki.ts';
import { boughtIn, boughtOf, bucketAt, endOf, ESTIMATED, MISSING, netted, type Segment, sumBetween } from './index.ts';

const segment = (hour: number, values: number[], step = HOUR_MS): Segment => ({
  from: hour * HOUR_MS,
  step,
  values: Int32Array.from(values),
  status: new Uint8Array(values.length),
});
const shown = (series: readonly Segment[]) =>
  series.map(({ from, step, values, status }) => [from / HOUR_MS, step / HOUR_MS, [...values], [...status]]);

describe('netting (consumption.netting)', () => {
  test('used 3, made 2 is 1 bought and nothing sold, within each interval alone', () => {
    const net = netted([segment(0, [3, 1, 0])], [segment(0, [2, 4, 0])]);
    expect(shown(net)).toEqual([[0, 1, [1, -3, 0], [0, 0, 0]]]);
    expect(shown(boughtOf(net))).toEqual([[0, 1, [1, 0, 0], [0, 0, 0]]]);
  });

  test('a sunny month sums to less than nothing', () => {
    const hours = Array.from({ length: 720 }, (_, hour) => hour % 24);
    const used = segment(
      0,
      hours.map(() => 400),
    );
    const made = segment(
      0,
      hours.map((hour) => (hour > 5 && hour < 21 ? 1000 : 0)),
    );
    const sums = sumBetween(netted([used], [made]), Float64Array.of(0, 720 * HOUR_MS));
    expect(bucketAt(sums, 0)?.energy).toBe(720 * 400 - 30 * 15 * 1000);
  });

  test('what it comes to is what was bought, what was sold taken off of nothing (consumption.bought)', () => {
    expect(boughtIn({ energy: -225.9, sold: 383.8 })).toBeCloseTo(157.9, 6);
    expect([
      boughtIn({ energy: 372, sold: null }),
      boughtIn({ energy: 0, sold: 0 }),
      boughtIn({ energy: null, sold: null }),
    ]).toEqual([372, 0, null]);
  });

  test('where one is measured by hours, the interval is an hour; what is not known on one side is not known', () => {
    const used = segment(0, [1, 2, 3, 4, 5, 6, 7, 8], QUARTER_MS);
    used.status[5] = MISSING;
    expect(shown(netted([used], [segment(0, [4, 4])]))).toEqual([[0, 1, [6, 0], [0, MISSING]]]);
    const made = segment(0, [1, 1, 1, 1], QUARTER_MS);
    made.status.fill(ESTIMATED, 1, 2);
    expect(shown(netted([segment(0, [9, 9])], [made]))).toEqual([
      [0, 1, [5], [ESTIMATED]],
      [1, 1, [9], [0]],
    ]);
  });

  test('before anything is made, consumption stays as it is', () => {
    expect(shown(netted([segment(0, [5, 5, 5])], []))).toEqual([[0, 1, [5, 5, 5], [0, 0, 0]]]);
    expect(shown(netted([segment(0, [5, 5, 5])], [segment(2, [1])]))).toEqual([
      [0, 1, [5, 5], [0, 0]],
      [2, 1, [4], [0]],
    ]);
  });

  test('whatever the steps, nothing is lost: the net is all that was used less all that was made', () => {
    const wh = fc.integer({ min: 0, max: 9000 });
    const sum = (series: readonly Segment[]) => series.flatMap(({ values }) => [...values]).reduce((a, b) => a + b, 0);
    fc.assert(
      fc.property(
        fc.array(wh, { minLength: 24, maxLength: 24 }),
        fc.array(wh, { minLength: 96, maxLength: 96 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 23 }),
        (hours, quarters, isUseByHours, begun) => {
          const [byHours, byQuarters] = [segment(0, hours), segment(0, quarters, QUARTER_MS)];
          const [used, whole] = isUseByHours ? [byHours, byQuarters] : [byQuarters, byHours];
          const at = (begun * HOUR_MS) / whole.step;
          const made = {
            ...whole,
            from: begun * HOUR_MS,
            values: whole.values.slice(at),
            status: whole.status.slice(at),
          };
          const net = netted([used], [made]);
          expect(sum(net)).toBe(sum([used]) - sum([made]));
          expect([net[0]?.from, net.at(-1) && endOf(net.at(-1) as Segment)]).toEqual([0, 24 * HOUR_MS]);
        },
      ),
    );
  });
});
