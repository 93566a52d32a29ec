import type { ChartLine, ChartSlot, ChartTone, ChartValues } from './chartData.ts';
import { heightOf, type Axis } from './scale.ts';

/** Pixels of the window. */
export interface PlotSize {
  width: number;
  height: number;
}

export type BarTone = ChartTone | 'negative' | 'now';

/** All bars of a look, in one path. */
export interface BarGroup {
  tone: BarTone;
  isEstimated: boolean;
  path: string;
}

/** A bar of three pixels and its gap; what has less room is drawn without gaps. */
const LEAST_PITCH = 4;
const LEAST_HEIGHT = 2;
const CAP = 2;
const WIDE_BAR = 16;

interface Span {
  left: number;
  right: number;
}

/** Whole pixels, so that every gap is equally wide and sharp. */
function slotSpan(index: number, count: number, width: number): Span {
  return { left: Math.round((index / count) * width), right: Math.round(((index + 1) / count) * width) };
}

function gapOf(count: number, width: number): number {
  const pitch = width / count;
  return pitch < LEAST_PITCH ? 0 : Math.min(6, Math.max(1, Math.round(pitch * 0.28)));
}

function barSpan(index: number, count: number, width: number): Span {
  const { left, right } = slotSpan(index, count, width);
  const gap = gapOf(count, width);
  return { left: left + Math.floor(gap / 2), right: right - Math.ceil(gap / 2) };
}

function radiusOf({ left, right }: Span, count: number, plotWidth: number): number {
  const width = right - left;
  if (gapOf(count, plotWidth) === 0) return 0;
  return width > WIDE_BAR ? 7 : width / 2;
}

function barPath(span: Span, zero: number, end: number, fullRadius: number): string {
  const { left, right } = span;
  const height = Math.max(LEAST_HEIGHT, Math.abs(end - zero));
  const isDown = end > zero;
  const radius = Math.min(fullRadius, height);
  const tip = isDown ? zero + height : zero - height;
  const shoulder = isDown ? tip - radius : tip + radius;
  const arc = `A${radius} ${radius} 0 0 ${isDown ? 0 : 1}`;
  return `M${left} ${zero}V${shoulder}${arc} ${left + radius} ${tip}H${right - radius}${arc} ${right} ${shoulder}V${zero}z`;
}

const yOf = (value: number, axis: Axis, height: number) => Math.round((1 - heightOf(value, axis)) * height * 10) / 10;

const rectangle = ({ left, right }: Span, top: number, bottom: number) => `M${left} ${top}H${right}V${bottom}H${left}z`;

/** The bar of one slot; nothing where its value is missing. */
export function barOf(values: ChartValues, index: number, axis: Axis, { width, height }: PlotSize): string {
  const value = values[index] ?? null;
  if (value === null) return '';
  const span = barSpan(index, values.length, width);
  const zero = yOf(0, axis, height);
  return barPath(span, zero, yOf(value, axis, height), radiusOf(span, values.length, width));
}

interface BarsInput {
  slots: readonly ChartSlot[];
  values: ChartValues;
  tone: ChartTone;
  now: number | undefined;
}

/** The bars, a path for each look that they have. */
export function barGroups({ slots, values, tone, now }: BarsInput, axis: Axis, size: PlotSize): BarGroup[] {
  const groups = new Map<string, BarGroup>();
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const ofSlot = value < 0 ? 'negative' : (slots[index]?.tone ?? tone);
    const look = index === now ? 'now' : ofSlot;
    const isEstimated = slots[index]?.isEstimated ?? false;
    const key = `${look} ${isEstimated}`;
    const group = groups.get(key) ?? { tone: look, isEstimated, path: '' };
    group.path += barOf(values, index, axis, size);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Where values are missing, from foot to top. */
export function missingPath(values: ChartValues, { width, height }: PlotSize): string {
  return values
    .map((value, index) => (value === null ? rectangle(slotSpan(index, values.length, width), 0, height) : ''))
    .join('');
}

/** The pale bars behind, a little wider than those before them, and the lines on top of them. */
export function comparedPaths(values: ChartValues, axis: Axis, { width, height }: PlotSize) {
  const zero = yOf(0, axis, height);
  let bars = '';
  let caps = '';
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const { left, right } = barSpan(index, values.length, width);
    const out = Math.floor(gapOf(values.length, width) / 2);
    const span = { left: left - out, right: right + out };
    const top = yOf(value, axis, height);
    bars += rectangle(span, top, zero);
    caps += rectangle(span, top, Math.min(top + CAP, zero));
  }
  return { bars, caps };
}

/** The line above the bars; it breaks where a value is missing. */
export function linePath({ values, shape }: ChartLine, axis: Axis, { width, height }: PlotSize): string {
  const pitch = width / values.length;
  let path = '';
  let isDrawing = false;
  for (const [index, value] of values.entries()) {
    if (value !== null) {
      const y = yOf(value, axis, height);
      const start = shape === 'steps' ? index * pitch : (index + 0.5) * pitch;
      path += `${isDrawing ? 'L' : 'M'}${start.toFixed(1)} ${y}`;
      // A value alone between gaps is still seen, as a dot.
      path += shape === 'steps' ? `H${(start + pitch).toFixed(1)}` : 'h.01';
    }
    isDrawing = value !== null;
  }
  return path;
}

/**
 * The slots whose axis labels are shown: every label, or every second or third of them, so that none is closer to
 * another than `room` pixels. A marked one is always among them.
 */
export function labelledSlots(slots: readonly ChartSlot[], width: number, room: number): number[] {
  const isClear = (one: number, other: number) => (Math.abs(one - other) / slots.length) * width >= room;
  const labelled = slots.flatMap(({ axisLabel }, index) => (axisLabel === undefined ? [] : [index]));
  const marked = labelled.filter((index) => slots[index]?.isMarked);
  for (let every = 1; every <= labelled.length; every++) {
    const kept = labelled.filter((_, order) => order % every === 0);
    if (!kept.every((index, order) => order === 0 || isClear(index, kept[order - 1] ?? index))) continue;
    const others = kept.filter((index) => marked.every((strong) => index !== strong && isClear(index, strong)));
    return [...others, ...marked].sort((a, b) => a - b);
  }
  return marked;
}
