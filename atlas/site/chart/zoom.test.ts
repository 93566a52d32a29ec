import { expect, test } from 'vitest';
import { factorOf, zoomedBy } from './zoom.ts';

const drawing = { width: 1000, height: 500 };

test.each([
  ['whole', { width: 360, height: 500 }, 0.36],
  ['whole', { width: 900, height: 100 }, 0.2],
  ['whole', { width: 3000, height: 3000 }, 1.15],
  [2, { width: 100, height: 100 }, 2],
] as const)('a zoom of %s in %j is %d', (zoom, place, factor) => {
  expect(factorOf(zoom, drawing, place)).toBe(factor);
});

test('a step enlarges, another takes it back, and neither goes on for ever', () => {
  expect([zoomedBy(1, 1), zoomedBy(1.25, -1), zoomedBy(2.9, 1), zoomedBy(0.11, -1)]).toEqual([1.25, 1, 3, 0.1]);
});
