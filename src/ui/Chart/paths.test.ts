import { expect, test } from 'vitest';
import { barGroups, comparedPaths, labelledSlots, linePath, missingPath } from './paths.ts';
import { barAxis } from './scale.ts';

const slotsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `${n}`, label: `${n}` }));
const line = { label: '', unit: '', format: String, formatTick: String };
const countOf = (path: string) => path.split('M').length - 1;

test('a path for each look, with a bar for each value', () => {
  const values = [1, 2, null, -1, 0];
  const slots = slotsOf(5).map((slot, index) => ({ ...slot, isEstimated: index === 1 }));
  const groups = barGroups({ slots, values, tone: 'heat', now: undefined }, barAxis(values), {
    width: 100,
    height: 50,
  });
  expect(groups.map(({ tone, isEstimated, path }) => [tone, isEstimated, countOf(path)])).toEqual([
    ['heat', false, 2],
    ['heat', true, 1],
    ['negative', false, 1],
  ]);
});

test('bars keep a gap from four pixels on, and merge below', () => {
  const values = [1, 1];
  const draw = (width: number) =>
    barGroups({ slots: slotsOf(2), values, tone: 'low', now: undefined }, barAxis(values), { width, height: 10 });
  expect(draw(8)[0]?.path).toMatch(/^M0 10.*V10zM4 10.*V10z$/);
  expect(draw(8)[0]?.path).toContain(' 3 ');
  expect(draw(6)[0]?.path).toBe('M0 10V0A0 0 0 0 1 0 0H3A0 0 0 0 1 3 0V10zM3 10V0A0 0 0 0 1 3 0H6A0 0 0 0 1 6 0V10z');
});

test('a missing value is a band of full height', () => {
  expect(missingPath([1, null], { width: 100, height: 50 })).toBe('M50 0H100V50H50z');
});

test('the line breaks where a value is missing', () => {
  const values = [1, 1, null, 1];
  const axis = barAxis(values);
  const size = { width: 40, height: 10 };
  expect(countOf(linePath({ ...line, values, shape: 'line' }, axis, size))).toBe(2);
  expect(linePath({ ...line, values, shape: 'steps' }, axis, size)).toBe('M0.0 0H10.0L10.0 0H20.0M30.0 0H40.0');
});

test('last year has no bar where it is missing', () => {
  expect(countOf(comparedPaths([1, null, 2], barAxis([2]), { width: 60, height: 10 }).caps)).toBe(2);
});

test('labels that come too close are thinned evenly; a marked one stays', () => {
  const hours = slotsOf(24).map((slot, n) => ({ ...slot, ...(n % 3 === 0 && { axisLabel: `${n}` }) }));
  expect(labelledSlots(hours, 480, 40)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  expect(labelledSlots(hours, 240, 40)).toEqual([0, 6, 12, 18]);
  const marked = hours.map((slot, n) => (n === 3 ? { ...slot, isMarked: true } : slot));
  expect(labelledSlots(marked, 240, 40)).toEqual([3, 12, 18]);
});
