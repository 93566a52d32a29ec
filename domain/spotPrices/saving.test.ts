import { expect, test } from 'vitest';
import { slotsOf, windowFrom } from './index.ts';
import { savedCents } from './saving.ts';

const start = Date.parse('2026-02-12T10:30:00Z');
const HOUR = 3_600_000;
/** An hour each of 12, 4, −1 and 12.001 cents. */
const slots = slotsOf([{ start, step: 60, prices: [12_000, 4000, -1000, 12_001] }]);
const windowAt = (hours: number, minutes: number) => {
  const found = windowFrom(slots, minutes, start + hours * HOUR);
  if (!found) throw new Error('no such window');
  return found;
};

test.each([
  ['11 kW for an hour at 4 instead of 12 cents', 11, windowAt(1, 60), windowAt(0, 60), 88],
  ['11 kW for an hour below zero', 11, windowAt(2, 60), windowAt(0, 60), 143],
  ['0.6 kW for two hours at 1.5 instead of 8 cents', 0.6, windowAt(1, 120), windowAt(0, 120), 8],
  ['half a kilowatt where it is next to nothing', 0.5, windowAt(0, 60), windowAt(3, 60), 0],
  ['the same time', 11, windowAt(0, 60), windowAt(0, 60), 0],
  ['a dearer time', 11, windowAt(0, 60), windowAt(1, 60), -88],
] as const)('%s (spot.saving)', (_, kilowatts, chosen, other, cents) => {
  expect(savedCents(kilowatts, chosen, other)).toBe(cents);
});
