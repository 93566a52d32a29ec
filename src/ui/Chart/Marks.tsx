import { classNames } from '../classNames.ts';
import type { ChartCaption, ChartRun, ChartValues } from './chartData.ts';
import { barOf, type PlotSize } from './paths.ts';
import { heightOf, type Axis } from './scale.ts';
import * as styles from './Chart.css.ts';

interface RunsProps {
  bands: readonly ChartRun[];
  chosen: ChartRun | undefined;
  midnight: number | undefined;
  /** Of all slots. */
  count: number;
}

/** What is said of more than one slot: cheap runs, the chosen time, where a day ends. */
export function Runs({ bands, chosen, midnight, count }: RunsProps) {
  const percent = (slots: number) => `${(slots / count) * 100}%`;
  const at = ({ from, to }: ChartRun) => ({ left: percent(from), width: percent(to - from) });
  return (
    <>
      {midnight !== undefined && <span className={styles.midnight} style={{ left: percent(midnight) }} />}
      {chosen && <span className={styles.chosen} style={at(chosen)} />}
      {[...bands, ...(chosen ? [chosen] : [])].map((run) => (
        <span key={`${run.from}-${run.to}`} className={styles.strip} data-mark="band" style={at(run)} />
      ))}
    </>
  );
}

/** What the days of a chart of several are, each where it begins. */
export function Captions({ captions, count }: { captions: readonly ChartCaption[]; count: number }) {
  return captions.map(({ at, text }) => (
    <span key={at} className={styles.caption} style={{ left: `${(at / count) * 100}%` }} aria-hidden>
      {text}
    </span>
  ));
}

/** A dot at the end of the bars that stand out. */
export function Peaks({ peaks, values, axis }: { peaks: readonly number[]; values: ChartValues; axis: Axis }) {
  return peaks.map((at) => {
    const value = values[at] ?? 0;
    const place = { left: `${((at + 0.5) / values.length) * 100}%`, bottom: `${heightOf(value, axis) * 100}%` };
    return (
      <span
        key={at}
        className={classNames(styles.peak, value < 0 && styles.hangingPeak)}
        data-mark="peak"
        style={place}
        aria-hidden
      />
    );
  });
}

/** One vertical line with its pill, which stays within the plot. */
export function Now({ place, text }: { place: number; text: string }) {
  const left = `${place * 100}%`;
  return (
    <>
      <span className={styles.nowLine} style={{ left }} />
      <span className={styles.nowPill} style={{ left, translate: `-${left}` }}>
        {text}
      </span>
    </>
  );
}

interface CursorProps {
  values: ChartValues;
  index: number;
  axis: Axis;
  size: PlotSize;
}

/** The bar that is looked at; a line where there is none. */
export function Cursor({ values, index, axis, size }: CursorProps) {
  const middle = ((index + 0.5) / values.length) * size.width;
  const bar = barOf(values, index, axis, size) || `M${middle - 0.75} 0h1.5V${size.height}h-1.5z`;
  return <path className={styles.cursor} data-mark="cursor" d={bar} />;
}
