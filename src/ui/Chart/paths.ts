import {
  valueAt,
  type AxisLabel,
  type ChartData,
  type ChartLine,
  type ChartTone,
  type ChartValues,
} from './chartData.ts';
import type { Plot } from './plot.ts';
import { heightOf, type Axis } from './scale.ts';

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
function slotSpan(index: number, { from, to, width }: Plot): Span {
  const at = (slot: number) => Math.round(((slot - from) / (to - from)) * width);
  return { left: at(index), right: at(index + 1) };
}

function gapOf({ from, to, width }: Plot): number {
  const pitch = width / (to - from);
  return pitch < LEAST_PITCH ? 0 : Math.min(6, Math.max(1, Math.round(pitch * 0.28)));
}

function barSpan(index: number, plot: Plot): Span {
  const { left, right } = slotSpan(index, plot);
  const gap = gapOf(plot);
  return { left: left + Math.floor(gap / 2), right: right - Math.ceil(gap / 2) };
}

function radiusOf({ left, right }: Span, plot: Plot): number {
  const width = right - left;
  if (gapOf(plot) === 0) return 0;
  return width > WIDE_BAR ? 7 : width / 2;
}

function barPath(span: Span, zero: number, end: number, fullRadius: number): string {
  const { left, right } = span;
  const height = Math.max(LEAST_HEIGHT, Math.abs(end - zero));
  const isDown = end > zero;
  const radius = Math.min(fullRadius, height);
  const tip = isDown ? zero + height : zero - height;
  if (radius === 0) return `M${left} ${zero}V${tip}H${right}V${zero}z`;
  const shoulder = isDown ? tip - radius : tip + radius;
  const arc = `A${radius} ${radius} 0 0 ${isDown ? 0 : 1}`;
  return `M${left} ${zero}V${shoulder}${arc} ${left + radius} ${tip}H${right - radius}${arc} ${right} ${shoulder}V${zero}z`;
}

const yOf = (value: number, axis: Axis, height: number) => Math.round((1 - heightOf(value, axis)) * height * 10) / 10;

const rectangle = ({ left, right }: Span, top: number, bottom: number) => `M${left} ${top}H${right}V${bottom}H${left}z`;

/** The slots that are shown and have a value, with it. */
function* known(values: ChartValues, { from, to }: Plot): Generator<[index: number, value: number]> {
  for (let index = from; index < to; index += 1) {
    const value = valueAt(values, index);
    if (value !== null) yield [index, value];
  }
}

/** The bar of one slot; nothing where its value is missing. */
export function barOf(value: number | null, index: number, axis: Axis, plot: Plot): string {
  if (value === null) return '';
  const span = barSpan(index, plot);
  const zero = yOf(0, axis, plot.height);
  return barPath(span, zero, yOf(value, axis, plot.height), radiusOf(span, plot));
}

export interface BarsInput extends Pick<ChartData, 'values' | 'isEstimated' | 'toneAt'> {
  tone: ChartTone;
  now: number | undefined;
}

/** The bars, a path for each look that they have. */
export function barGroups({ values, tone, now, toneAt, isEstimated: estimatedAt }: BarsInput, axis: Axis, plot: Plot) {
  const groups = new Map<string, BarGroup>();
  for (const [index, value] of known(values, plot)) {
    const ofSlot = value < 0 ? 'negative' : (toneAt?.(index) ?? tone);
    const look = index === now ? 'now' : ofSlot;
    const isEstimated = estimatedAt?.(index) ?? false;
    const key = `${look} ${isEstimated}`;
    const group = groups.get(key) ?? { tone: look, isEstimated, path: '' };
    group.path += barOf(value, index, axis, plot);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What hangs below zero, told from zero up; of nothing there is no bar. */
export function hangingPath(values: ChartValues, axis: Axis, plot: Plot): string {
  let path = '';
  for (const [index, value] of known(values, plot)) path += value === 0 ? '' : barOf(-value, index, axis, plot);
  return path;
}

/** Where values are missing, from foot to top. */
export function missingPath(values: ChartValues, plot: Plot): string {
  let path = '';
  for (let index = plot.from; index < plot.to; index += 1)
    if (valueAt(values, index) === null) path += rectangle(slotSpan(index, plot), 0, plot.height);
  return path;
}

/** The pale bars behind, a little wider than those before them, and the lines on top of them. */
export function comparedPaths(values: ChartValues, axis: Axis, plot: Plot) {
  const zero = yOf(0, axis, plot.height);
  const out = Math.floor(gapOf(plot) / 2);
  let bars = '';
  let caps = '';
  for (const [index, value] of known(values, plot)) {
    const { left, right } = barSpan(index, plot);
    const span = { left: left - out, right: right + out };
    const top = yOf(value, axis, plot.height);
    bars += rectangle(span, top, zero);
    caps += rectangle(span, top, Math.min(top + CAP, zero));
  }
  return { bars, caps };
}

/** The line above the bars; it breaks where a value is missing. */
export function linePath({ values, shape }: Pick<ChartLine, 'values' | 'shape'>, axis: Axis, plot: Plot): string {
  const pitch = plot.width / (plot.to - plot.from);
  const isKnown = (index: number) => index >= plot.from && index < plot.to && valueAt(values, index) !== null;
  let path = '';
  for (const [index, value] of known(values, plot)) {
    const y = yOf(value, axis, plot.height);
    const start = (index - plot.from + (shape === 'steps' ? 0 : 0.5)) * pitch;
    path += `${isKnown(index - 1) ? 'L' : 'M'}${start.toFixed(1)} ${y}`;
    if (shape === 'steps') path += `H${(start + pitch).toFixed(1)}`;
    // A value alone between gaps is still seen, as a dot.
    else if (!isKnown(index - 1) && !isKnown(index + 1)) path += 'h.01';
  }
  return path;
}

/**
 * The axis labels that are shown: every one, or every second or third of them, so that none is closer to another than `room`
 * pixels. A marked one is always among them.
 */
export function labelsWithRoom(labels: readonly AxisLabel[], { from, to, width }: Plot, room: number): AxisLabel[] {
  const isClear = (one: AxisLabel, other: AxisLabel) => (Math.abs(one.at - other.at) / (to - from)) * width >= room;
  const marked = labels.filter(({ isMarked }) => isMarked);
  for (let every = 1; every <= labels.length; every++) {
    const kept = labels.filter((_, order) => order % every === 0);
    if (!kept.every((label, order) => order === 0 || isClear(label, kept[order - 1] ?? label))) continue;
    const others = kept.filter((label) => marked.every((strong) => label !== strong && isClear(label, strong)));
    return [...others, ...marked].sort((a, b) => a.at - b.at);
  }
  return marked;
}
