import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf, type ChartData } from './chartData.ts';
import { columnsOf, isMerged, mergedBars, mergedCompared, mergedHanging, mergedLine, mergedMissing } from './merged.ts';
import { axesOf, prepare } from './plot.ts';

const WIDTH = 3;
const axis = { least: 0, most: 10, step: 5, ticks: [0, 5, 10] };

const dataOf = (values: (number | null)[], rest: Partial<ChartData> = {}): ChartData => ({
  label: '',
  values: columnOf(values),
  wordsAt: (index) => ({ label: `${index}` }),
  axisLabels: () => [],
  format: String,
  texts: { missing: '', estimated: '' },
  ...rest,
});
const plotOf = ({ values }: ChartData) => columnsOf({ from: 0, to: values.length, width: WIDTH, height: 10 });

test('slots merge where there are more of them than pixels', () => {
  expect(isMerged({ from: 0, to: 3, width: 3, height: 10 })).toBe(false);
  expect(isMerged({ from: 0, to: 4, width: 3, height: 10 })).toBe(true);
  expect(isMerged({ from: 2, to: 4, width: 3, height: 10 })).toBe(false);
});

test('each slot is of one column, and where many are in each they are parted between whole eights', () => {
  fc.assert(
    fc.property(
      fc.nat(400_000),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 900 }),
      (from, width, per) => {
        const to = from + width * per + (per % width);
        const { slots } = columnsOf({ from, to, width, height: 10 });
        const edges = [from, ...slots.map((one) => one.to)];
        expect(slots.map((one) => one.from)).toEqual(edges.slice(0, -1));
        expect([edges.at(-1), slots.length]).toEqual([to, width]);
        const mean = (to - from) / width;
        const inner = edges.slice(1, -1);
        expect(edges).toEqual(edges.toSorted((one, other) => one - other));
        expect(new Set(edges).size).toBe(edges.length);
        expect(inner.filter((edge, at) => Math.abs(edge - from - (at + 1) * mean) >= Math.max(1, mean / 2))).toEqual(
          [],
        );
        expect(inner.filter((edge) => mean >= 16 && edge % 8 !== 0)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('no peak is lost, and what is level goes on (consumptionPage.merged)', () => {
  const data = dataOf([1, 1, 9, 1, 1, 9, 1, 5, 1]);
  const bars = mergedBars({ prepared: prepare(data), tone: 'heat', toneAt: undefined }, axis, plotOf(data));
  expect(bars).toEqual([{ tone: 'heat', isEstimated: false, path: 'M0 10V1h2v4h1V10z' }]);
});

test('a column is an estimate from a tenth of its slots on, and missing where any is (consumptionPage.merged)', () => {
  const data = dataOf([...Array<number>(8).fill(5), null, null, ...Array<number>(20).fill(5)], {
    isEstimated: (index) => index === 10 || index >= 28,
  });
  const prepared = prepare(data);
  const bars = mergedBars({ prepared, tone: 'heat', toneAt: undefined }, axis, plotOf(data));
  expect(bars).toEqual([
    { tone: 'heat', isEstimated: false, path: 'M0 10V5h1V10z' },
    { tone: 'heat', isEstimated: true, path: 'M1 10V5h2V10z' },
  ]);
  expect(mergedMissing(prepared, plotOf(data))).toBe('M0 10V0h1V10z');
  const few = dataOf(Array<number>(33).fill(5), { isEstimated: (index) => index === 0 });
  expect(mergedBars({ prepared: prepare(few), tone: 'heat', toneAt: undefined }, axis, plotOf(few))).toHaveLength(1);
});

test('of nothing there is no column, and what is below zero hangs', () => {
  const data = dataOf([null, null, 4, -2, -5, null], { toneAt: (index) => (index === 2 ? 'low' : undefined) });
  const prepared = prepare(data);
  const { axis: bars } = axesOf(prepared, { from: 0, to: 6 });
  const groups = mergedBars({ prepared, tone: 'heat', toneAt: data.toneAt }, bars, plotOf(data));
  expect(groups.map(({ tone }) => tone)).toEqual(['low', 'negative']);
  expect(groups.map(({ path }) => path.split('M').length - 1)).toEqual([1, 1]);
});

test('the year before has lines on top, what was sold hangs, and the line breaks', () => {
  const data = dataOf([1, 1, 1, 1, 1, 1], {
    compared: { label: '', values: columnOf([2, 4, null, null, 6, 6]) },
    below: { label: '', values: columnOf([0, 0, 3, 4, 0, 0]) },
    line: {
      label: '',
      unit: '',
      shape: 'line',
      format: String,
      formatTick: String,
      values: columnOf([1, 3, null, null, 2, 6]),
    },
  });
  const { compared, below, line } = prepare(data);
  const both = { least: -10, most: 10, step: 5, ticks: [] };
  expect(compared && mergedCompared(compared, axis, plotOf(data))).toEqual({
    bars: 'M0 10V6h1V10zM2 10V4h1V10z',
    caps: 'M0 6h1v2h-1zM2 4h1v2h-1z',
  });
  expect(below && mergedHanging(below, both, plotOf(data))).toBe('M1 5V7h1V5z');
  expect(line && mergedLine(line, axis, plotOf(data))).toEqual({
    path: 'M0 6h1V10h-1zM2 3h1V9h-1z',
    halo: 'M0 4h1V12h-1zM2 1h1V11h-1z',
  });
});

test('the line goes on from one column to the next', () => {
  const values = columnOf([1, 2, 5, 6, 3, 3]);
  const { line } = prepare(
    dataOf([], { line: { label: '', unit: '', shape: 'line', format: String, formatTick: String, values } }),
  );
  const columns = columnsOf({ from: 0, to: 6, width: WIDTH, height: 10 });
  expect(line && mergedLine(line, axis, columns).path).toBe('M0 7h1v-4h1v3h1V8h-1v-1h-1v3h-1z');
});
