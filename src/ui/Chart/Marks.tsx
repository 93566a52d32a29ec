import { classNames } from '../classNames.ts';
import { valueAt, type ChartCaption, type ChartRun, type ChartValues } from './chartData.ts';
import { percent, placeOf } from './plot.ts';
import { heightOf, type Axis } from './scale.ts';
import * as styles from './Chart.css.ts';

interface RunsProps {
  bands: readonly ChartRun[];
  chosen: ChartRun | undefined;
  midnight: number | undefined;
  shown: ChartRun;
}

/** What is said of more than one slot: cheap runs, the chosen time, where a day ends. */
export function Runs({ bands, chosen, midnight, shown }: RunsProps) {
  const at = ({ from, to }: ChartRun) => ({
    left: percent(placeOf(from, shown)),
    width: percent(placeOf(to, shown) - placeOf(from, shown)),
  });
  return (
    <>
      {midnight !== undefined && (
        <span className={styles.midnight} style={{ left: percent(placeOf(midnight, shown)) }} />
      )}
      {chosen && <span className={styles.chosen} style={at(chosen)} />}
      {[...bands, ...(chosen ? [chosen] : [])].map((run) => (
        <span key={`${run.from}-${run.to}`} className={styles.strip} data-mark="band" style={at(run)} />
      ))}
    </>
  );
}

/** What the days of a chart of several are, each where it begins. */
export function Captions({ captions, shown }: { captions: readonly ChartCaption[]; shown: ChartRun }) {
  return captions.map(({ at, text }) => (
    <span key={at} className={styles.caption} style={{ left: percent(placeOf(at, shown)) }} aria-hidden>
      {text}
    </span>
  ));
}

interface PeaksProps {
  peaks: readonly number[];
  values: ChartValues;
  axis: Axis;
  shown: ChartRun;
}

/** A dot at the end of the bars that stand out. */
export function Peaks({ peaks, values, axis, shown }: PeaksProps) {
  return peaks.map((at) => {
    const value = valueAt(values, at) ?? 0;
    const place = { left: percent(placeOf(at + 0.5, shown)), bottom: percent(heightOf(value, axis)) };
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
  const left = percent(place);
  return (
    <>
      <span className={styles.nowLine} style={{ left }} />
      <span className={styles.nowPill} style={{ left, translate: `-${left}` }}>
        {text}
      </span>
    </>
  );
}
