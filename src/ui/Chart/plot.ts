import type { ChartData, ChartRun } from './chartData.ts';
import { countsOf, extentsOf, type CountOf, type Extent, type ExtentOf } from './minMax.ts';
import { barAxis, overlayAxis, type Axis } from './scale.ts';

/** Pixels of the window. */
export interface PlotSize {
  width: number;
  height: number;
}

/** Which slots are shown on how many pixels. */
export interface Plot extends PlotSize, ChartRun {}

/** How far from the start of the plot a place among the slots is, from 0 to 1. */
export const placeOf = (slot: number, { from, to }: ChartRun): number => (slot - from) / (to - from);

/** How much of the plot so many slots take. */
export const percent = (share: number): string => `${share * 100}%`;

/** What is asked of the columns of a chart in each frame, prepared once. */
export interface Prepared {
  values: ExtentOf;
  below: ExtentOf | undefined;
  compared: ExtentOf | undefined;
  line: ExtentOf | undefined;
  missing: CountOf;
  estimated: CountOf | undefined;
}

export function prepare({ values, below, compared, line, isEstimated }: ChartData): Prepared {
  return {
    values: extentsOf(values),
    below: below && extentsOf(below.values),
    compared: compared && extentsOf(compared.values),
    line: line && extentsOf(line.values),
    missing: countsOf(values.length, (index) => Number.isNaN(values[index])),
    estimated: isEstimated && countsOf(values.length, isEstimated),
  };
}

const NONE: Extent = { least: Infinity, most: -Infinity };

/** The axis of the bars that are shown, and that of the line over them. */
export function axesOf(prepared: Prepared, { from, to }: ChartRun): { axis: Axis; lineAxis: Axis | undefined } {
  const extent = (of: ExtentOf | undefined) => of?.(from, to) ?? NONE;
  const [bars, behind, down] = [extent(prepared.values), extent(prepared.compared), extent(prepared.below)];
  const axis = barAxis({
    least: Math.min(bars.least, behind.least, -down.most),
    most: Math.max(bars.most, behind.most),
  });
  return { axis, lineAxis: prepared.line && overlayAxis(extent(prepared.line), axis) };
}
