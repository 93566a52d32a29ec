/** What a bar is: its energy, or the level of its price. A price below zero is blue by itself. */
export type ChartTone = 'electricity' | 'heat' | 'production' | 'low' | 'mid' | 'high' | 'repeated';

/** A value for each slot; NaN is missing, which is not zero. */
export type ChartValues = Float64Array;

/** Values as a chart takes them; null is missing. */
export const columnOf = (values: readonly (number | null)[]): ChartValues =>
  Float64Array.from(values, (value) => value ?? Number.NaN);

/** The value of a slot; null where it is missing. */
export function valueAt(values: ChartValues, index: number): number | null {
  const value = values[index];
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** What is written of a slot. */
export interface ChartWords {
  /** In full, for the tooltip and the table: `klo 12.30–12.45`. */
  label: string;
  /** Said after the value, or in its place where there is none: what of it lacks, and why. */
  note?: string | undefined;
}

/** What stands below the axis. */
export interface AxisLabel {
  /** At which slot. */
  at: number;
  text: string;
  /** It is strong and never left out, such as that of the hour that comes twice. */
  isMarked?: boolean;
}

export interface ChartLine {
  label: string;
  values: ChartValues;
  unit: string;
  /** `line` for a temperature, `steps` for a price. */
  shape: 'line' | 'steps';
  /** With its unit: `−19,5 °C`. */
  format(value: number): string;
  /** At the axis, without its unit. */
  formatTick(value: number): string;
}

/**
 * What a chart and its table show: columns with a value for each slot. A slot is a time of the axis: all are drawn equally wide,
 * so a night with 25 hours has 25.
 */
export interface ChartData {
  /** What the values are: `Sähkö`. */
  label: string;
  values: ChartValues;
  /** Made for the slot that is looked at, and for the table: of many slots nobody reads all. */
  wordsAt(index: number): ChartWords;
  /** What may stand below the axis where the slots from one up to another are shown; the chart leaves out what has no room. */
  axisLabels(from: number, to: number): readonly AxisLabel[];
  /** What stands at the end of the axis, such as `24`; labels then stand where their slots begin, and not in their middle. */
  axisEnd?: string;
  /** Whether the value is an estimate, not a measurement; where nothing is said none is. */
  isEstimated?(index: number): boolean;
  /** Where it is not that of the chart. */
  toneAt?(index: number): ChartTone | undefined;
  /** With its unit and a true minus: `26,8 kWh`. */
  format(value: number): string;
  /** The same times of the year before. */
  compared?: { label: string; values: ChartValues };
  /** What hangs below zero, told from zero up: what was sold. */
  below?: { label: string; values: ChartValues };
  line?: ChartLine;
  texts: {
    /** Stands where there is no value: `ei mittausta`. */
    missing: string;
    /** Stands after a value: `arvio`. */
    estimated: string;
  };
}

/** From a slot up to another, which is no longer part of it. */
export interface ChartRun {
  from: number;
  to: number;
}

/** A few words above the bars, from a slot on: which day begins there. */
export interface ChartCaption {
  at: number;
  text: string;
}

type ReadingKind = 'value' | 'below' | 'compared' | 'line';

interface Reading {
  kind: ReadingKind;
  label: string;
  text: string;
}

/** What is written of a slot; nothing beyond the last. */
const wordsOf = ({ values, wordsAt }: ChartData, index: number): ChartWords =>
  index < values.length ? wordsAt(index) : { label: '' };

/**
 * What the chart says of a slot, in words: the value first, then what stands behind and above it.
 *
 * @param words what is written of it, where that is known already
 */
export function readingsAt(data: ChartData, index: number, words = wordsOf(data, index)): Reading[] {
  const { label, values, format, compared, below, line, texts } = data;
  const inWords = (of: ChartValues, write: (value: number) => string) => {
    const value = valueAt(of, index);
    return value === null ? texts.missing : write(value);
  };
  const { note = data.isEstimated?.(index) ? texts.estimated : undefined } = words;
  const value = valueAt(values, index);
  const measured = value === null ? [note ?? texts.missing] : [format(value), ...(note === undefined ? [] : [note])];
  return [
    { kind: 'value', label, text: measured.join(', ') },
    ...(below ? [{ kind: 'below' as const, label: below.label, text: inWords(below.values, format) }] : []),
    ...(compared ? [{ kind: 'compared' as const, label: compared.label, text: inWords(compared.values, format) }] : []),
    ...(line ? [{ kind: 'line' as const, label: line.label, text: inWords(line.values, line.format) }] : []),
  ];
}
