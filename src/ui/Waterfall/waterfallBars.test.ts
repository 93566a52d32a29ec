import { describe, expect, test } from 'vitest';
import { barPath, eurosPerTick, scaleOf, waterfallBars } from './waterfallBars.ts';

test('each change begins where the one before it ended', () => {
  expect(waterfallBars(10_965, [1820, -313, 0], 12_472)).toEqual([
    { tone: 'start', from: 0, to: 10_965 },
    { tone: 'raised', from: 10_965, to: 12_785 },
    { tone: 'lowered', from: 12_785, to: 12_472 },
    { tone: 'same', from: 12_472, to: 12_472 },
    { tone: 'end', from: 0, to: 12_472 },
  ]);
});

describe('the scale', () => {
  test('begins at zero and ends above the highest sum', () => {
    expect(scaleOf(waterfallBars(10_965, [1820, -313], 12_472))).toEqual({ least: 0, most: 13_000 });
  });

  test('goes below zero for a refund', () => {
    expect(scaleOf(waterfallBars(2000, [-3248], -1248))).toEqual({ least: -2000, most: 2000 });
  });

  test('is there even for nothing', () => {
    expect(scaleOf(waterfallBars(0, [], 0))).toEqual({ least: 0, most: 1000 });
  });
});

test.each([
  [14_102, 150, 1],
  [14_102, 75, 2],
  [36_000, 150, 5],
  [120_000, 150, 10],
  [1_000_000, 75, 200],
])('of %i cents with %i ticks at most, a tick is %i euros', (most, limit, euros) => {
  expect(eurosPerTick({ least: 0, most }, limit)).toBe(euros);
});

describe('a bar', () => {
  const scale = { least: 0, most: 1000 };

  test('has a tick for each euro, and a thinner one for what is left', () => {
    expect(barPath({ tone: 'raised', from: 300, to: 540 }, scale, 1)).toBe(
      'M3.000 0h0.620v1h-0.620zM4.000 0h0.620v1h-0.620zM5.000 0h0.400v1h-0.400z',
    );
  });

  test('that lowers stands where it ends', () => {
    expect(barPath({ tone: 'lowered', from: 400, to: 300 }, scale, 1)).toBe('M3.000 0h0.620v1h-0.620z');
  });

  test('of nothing is a line', () => {
    expect(barPath({ tone: 'same', from: 300, to: 300 }, scale, 1)).toBe('M3.000 0h0.310v1h-0.310z');
  });
});
