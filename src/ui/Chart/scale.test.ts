import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf } from './chartData.ts';
import { extentsOf } from './minMax.ts';
import { barAxis as barAxisOf, heightOf, overlayAxis as overlayAxisOf } from './scale.ts';

const extentOf = (values: (number | null)[]) => extentsOf(columnOf(values))(0, values.length);
const barAxis = (values: (number | null)[]) => barAxisOf(extentOf(values));
const overlayAxis = (values: (number | null)[], bars: ReturnType<typeof barAxis>) =>
  overlayAxisOf(extentOf(values), bars);

test('bars start at zero and end at a round value above all', () => {
  expect(barAxis([12.61, 1.85, null])).toMatchObject({ least: 0, most: 15, ticks: [0, 5, 10, 15] });
  expect(barAxis([0.62])).toMatchObject({ least: 0, most: 0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8] });
  expect(barAxis([50])).toMatchObject({ most: 50, ticks: [0, 10, 20, 30, 40, 50] });
});

test('below zero there is room for the least value', () => {
  const axis = barAxis([-2.8, 6.5]);
  expect(axis.least).toBeCloseTo(-2.968);
  expect(axis.ticks).toEqual([-2, 0, 2, 4, 6, 8]);
});

test('without a value there is still an axis', () => {
  expect(barAxis([])).toMatchObject({ least: 0, most: 1 });
  expect(barAxis([null, 0])).toMatchObject({ least: 0, most: 1 });
});

const value = fc.double({ min: -1000, max: 10_000, noNaN: true }).map((number) => Math.round(number * 100) / 100);

test('holds every value, in lines of which there are 3 to 6', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const axis = barAxis(values);
      expect(axis.ticks.length).toBeGreaterThanOrEqual(3);
      expect(axis.ticks.length).toBeLessThanOrEqual(6);
      expect(axis.least).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(axis.most).toBeGreaterThanOrEqual(Math.max(0, ...values));
    }),
  );
});

test('a temperature has the lines of the bars', () => {
  const bars = barAxis([49]);
  const overlay = overlayAxis([-19.5, 23, null], bars);
  expect(overlay.ticks).toEqual([-20, -10, 0, 10, 20, 30]);
});

test('every tick of the overlay stands at that of the bars', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.array(value, { minLength: 1 }), (values, others) => {
      const bars = barAxis(values);
      const overlay = overlayAxis(others, bars);
      expect(overlay.ticks).toHaveLength(bars.ticks.length);
      for (const [index, tick] of overlay.ticks.entries()) {
        expect(heightOf(tick, overlay)).toBeCloseTo(heightOf(bars.ticks[index] ?? Number.NaN, bars), 6);
      }
      for (const other of others) expect(heightOf(other, overlay)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
