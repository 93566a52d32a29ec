import { describe, expect, test } from 'vitest';
import { replayedCost, shiftSaving } from './replay.ts';

/** Two hours: 2 kWh at 4 c, 1 kWh at 10 c. */
const month = { use: Float64Array.of(2000, 1000), prices: Float64Array.of(4, 10) };

describe('what a month would have cost (consumption.replay)', () => {
  test.each([
    // 3 kWh × 8 c + 4.95 €.
    ['fixed', 8, 4.95 + 0.24],
    // 2 × 4 c + 1 × 10 c + 3 × 0.5 c + 4.95 €.
    ['spot', 0.5, 4.95 + 0.18 + 0.015],
    // Own average 6 c, plain 7 c: an effect of −1 c.
    ['duo', 8, 4.95 + 3 * 0.07],
  ] as const)('%s', (kind, energyPrice, expected) => {
    expect(replayedCost(month, { kind, energyPrice, baseFee: 4.95 })).toBeCloseTo(expected, 10);
  });

  test('is not known where a price of what was used is not', () => {
    const gap = { use: Float64Array.of(2000, 1000), prices: Float64Array.of(4, NaN) };
    const cost = (kind: 'spot' | 'fixed' | 'duo', of = gap) => replayedCost(of, { kind, energyPrice: 8, baseFee: 1 });
    expect([cost('spot'), cost('duo'), cost('fixed')]).toEqual([null, null, 1.24]);
    // Where nothing was used the price does not matter.
    expect(cost('spot', { ...gap, use: Float64Array.of(2000, 0) })).toBeCloseTo(1 + 0.08 + 0.16, 10);
  });

  test('below zero one is paid', () => {
    const negative = { use: Float64Array.of(1000), prices: Float64Array.of(-5) };
    expect(replayedCost(negative, { kind: 'spot', energyPrice: 0, baseFee: 0 })).toBeCloseTo(-0.05, 10);
  });
});

describe('what is saved where use moves within a day (consumption.shifted)', () => {
  const hours = (count: number, value: (hour: number) => number) =>
    Float64Array.from({ length: count }, (_, at) => value(at));

  test('from the dearest quarter to the cheapest', () => {
    // 1 kWh an hour; six hours at 20 c, six at 2 c, the rest at 8 c.
    const prices = hours(24, (hour) => (hour < 6 ? 2 : hour >= 18 ? 20 : 8));
    expect(shiftSaving({ use: hours(24, () => 1000), prices })).toBeCloseTo(6 * 0.18, 10);
  });

  test.each([23, 24, 25, 92, 96, 100])('is never a loss, and nothing at one price (%i intervals)', (count) => {
    const use = hours(count, (at) => 100 + ((at * 37) % 90));
    expect(shiftSaving({ use, prices: hours(count, (at) => ((at * 53) % 41) - 5) })).toBeGreaterThan(0);
    expect(shiftSaving({ use, prices: hours(count, () => 7) })).toBe(0);
  });

  test('is not known where a price is not', () => {
    expect(shiftSaving({ use: hours(24, () => 1), prices: hours(24, (at) => (at === 3 ? NaN : 1)) })).toBe(null);
  });
});
