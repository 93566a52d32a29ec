import { expect, test } from 'vitest';
import { headPath, linePath } from './paths.ts';

test('a line is straight to its end, and round at its corners', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 10 },
  ];
  // The second stretch is short: no rounder than half of it.
  expect(linePath(points)).toBe('M0 0L35 0Q40 0 40 5L40 10');
  expect(linePath(points.slice(0, 2))).toBe('M0 0L40 0');
  expect(linePath([])).toBe('');
});

test('the head of an arrow points the way that its line goes', () => {
  const right = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ];
  const down = [
    { x: 0, y: 0 },
    { x: 0, y: 40 },
  ];
  expect([headPath(right), headPath(down), headPath([])]).toEqual(['M33 -4L40 0L33 4', 'M4 33L0 40L-4 33', '']);
});
