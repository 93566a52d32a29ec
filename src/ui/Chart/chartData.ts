/** What a bar is: its energy, or the level of its price. A price below zero is blue by itself. */
export type ChartTone = 'electricity' | 'heat' | 'production' | 'low' | 'mid' | 'high' | 'repeated';

/** A time of the axis: all are drawn equally wide, so a night with 25 hours has 25. */
export interface ChartSlot {
  key: string;
  /** In full, for the tooltip and the table: `klo 12.30–12.45`. */
  label: string;
  /** Below the axis, where there is room. */
  axisLabel?: string;
  /** If it is not that of the chart. */
  tone?: ChartTone;
  /** The value is an estimate, not a measurement. */
  isEstimated?: boolean;
  /** Said after the value, or in its place where there is none: what of it lacks, and why. */
  note?: string;
  /** Its axis label is strong and never left out, such as that of the hour that comes twice. */
  isMarked?: boolean;
}

/** One for each slot; null is missing, which is not zero. */
export type ChartValues = readonly (number | null)[];

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

/** What a chart and its table show. */
export interface ChartData {
  /** What the values are: `Sähkö`. */
  label: string;
  slots: readonly ChartSlot[];
  /** What stands at the end of the axis, such as `24`; labels then stand where their slots begin, and not in their middle. */
  axisEnd?: string;
  values: ChartValues;
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

/** Down from zero; of nothing there is no bar. */
export const hanging = (values: ChartValues): ChartValues => values.map((value) => (value ? -value : null));

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

/** What the chart says of a slot, in words: the value first, then what stands behind and above it. */
export function readingsAt(
  { label, slots, values, format, compared, below, line, texts }: ChartData,
  index: number,
): Reading[] {
  const inWords = (value: number | null | undefined, write: (value: number) => string) =>
    value === null || value === undefined ? texts.missing : write(value);
  const { isEstimated, note = isEstimated ? texts.estimated : undefined } = slots[index] ?? {};
  const value =
    values[index] === null && note !== undefined
      ? note
      : inWords(values[index], (measured) => (note === undefined ? format(measured) : `${format(measured)}, ${note}`));
  return [
    { kind: 'value', label, text: value },
    ...(below ? [{ kind: 'below' as const, label: below.label, text: inWords(below.values[index], format) }] : []),
    ...(compared
      ? [{ kind: 'compared' as const, label: compared.label, text: inWords(compared.values[index], format) }]
      : []),
    ...(line ? [{ kind: 'line' as const, label: line.label, text: inWords(line.values[index], line.format) }] : []),
  ];
}
