import { expect, test } from 'vitest';
import { columnOf, type AxisLabel } from './chartData.ts';
import { extentsOf } from './minMax.ts';
import { barGroups, comparedPaths, labelsWithRoom, linePath, missingPath } from './paths.ts';
import { barAxis } from './scale.ts';

const axisOf = (values: (number | null)[]) => barAxis(extentsOf(columnOf(values))(0, values.length));
const countOf = (path: string) => path.split('M').length - 1;
const plotOf = (count: number, width: number, height: number) => ({ from: 0, to: count, width, height });

test('a path for each look, with a bar for each value', () => {
  const values = [1, 2, null, -1, 0];
  const groups = barGroups(
    { values: columnOf(values), isEstimated: (index) => index === 1, tone: 'heat', now: undefined },
    axisOf(values),
    plotOf(5, 100, 50),
  );
  expect(groups.map(({ tone, isEstimated, path }) => [tone, isEstimated, countOf(path)])).toEqual([
    ['heat', false, 2],
    ['heat', true, 1],
    ['negative', false, 1],
  ]);
});

test('bars keep a gap from four pixels on, and merge below', () => {
  const draw = (width: number) =>
    barGroups({ values: columnOf([1, 1]), tone: 'low', now: undefined }, axisOf([1, 1]), plotOf(2, width, 10));
  expect(draw(8)[0]?.path).toMatch(/^M0 10.*V10zM4 10.*V10z$/);
  expect(draw(8)[0]?.path).toContain(' 3 ');
  expect(draw(6)[0]?.path).toBe('M0 10V0H3V10zM3 10V0H6V10z');
});

test('of more slots those that are shown are drawn, over the whole width', () => {
  const values = columnOf([5, 1, 1, 5]);
  const shown = { from: 1, to: 3, width: 6, height: 10 };
  const groups = barGroups({ values, tone: 'low', now: undefined }, axisOf([1]), shown);
  expect(groups.map(({ path }) => path)).toEqual(['M0 10V0H3V10zM3 10V0H6V10z']);
});

test('a missing value is a band of full height', () => {
  expect(missingPath(columnOf([1, null]), plotOf(2, 100, 50))).toBe('M50 0H100V50H50z');
});

test('the line breaks where a value is missing', () => {
  const values = columnOf([1, 1, null, 1]);
  const axis = axisOf([1]);
  const plot = plotOf(4, 40, 10);
  expect(linePath({ values, shape: 'line' }, axis, plot)).toBe('M5.0 0L15.0 0M35.0 0h.01');
  expect(linePath({ values, shape: 'steps' }, axis, plot)).toBe('M0.0 0H10.0L10.0 0H20.0M30.0 0H40.0');
});

test('last year has no bar where it is missing', () => {
  expect(countOf(comparedPaths(columnOf([1, null, 2]), axisOf([2]), plotOf(3, 60, 10)).caps)).toBe(2);
});

test('labels that come too close are thinned evenly; a marked one stays', () => {
  const hours = Array.from({ length: 8 }, (_, n): AxisLabel => ({ at: n * 3, text: `${n * 3}` }));
  const shown = (labels: AxisLabel[], width: number) =>
    labelsWithRoom(labels, plotOf(24, width, 10), 40).map(({ at }) => at);
  expect(shown(hours, 480)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  expect(shown(hours, 240)).toEqual([0, 6, 12, 18]);
  const marked = hours.map((label) => (label.at === 3 ? { ...label, isMarked: true } : label));
  expect(shown(marked, 240)).toEqual([3, 12, 18]);
});
