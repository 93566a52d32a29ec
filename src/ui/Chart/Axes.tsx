import { classNames } from '../classNames.ts';
import type { AxisLabel } from './chartData.ts';
import { labelsWithRoom } from './paths.ts';
import { percent, placeOf, type Plot } from './plot.ts';
import { heightOf, type Axis } from './scale.ts';
import * as styles from './Chart.css.ts';

/*
 * While the slots that are shown change, what stands at an axis moves and is written anew in the same elements: their keys are
 * their places in the order.
 */

/** The hairlines behind the bars; that of zero is stronger. */
export function Grid({ axis }: { axis: Axis }) {
  return axis.ticks.map((tick, order) => (
    <span
      // oxlint-disable-next-line react/no-array-index-key
      key={order}
      className={classNames(styles.gridLine, tick === 0 && styles.zeroLine)}
      style={{ bottom: percent(heightOf(tick, axis)) }}
    />
  ));
}

interface ValueAxisProps {
  axis: Axis;
  format(value: number): string;
  side: keyof typeof styles.axisSides;
}

/** The values of the hairlines, beside the plot. */
export function ValueAxis({ axis, format, side }: ValueAxisProps) {
  return (
    <div className={classNames(styles.valueAxis, styles.axisSides[side])} aria-hidden>
      {axis.ticks.map((tick, order) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={order} className={styles.tick} style={{ bottom: percent(heightOf(tick, axis)) }}>
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

interface SlotAxisProps {
  labels: readonly AxisLabel[];
  end: string | undefined;
  plot: Plot;
  /** Of its text, in pixels. */
  em: number;
}

/** A digit is about as wide as this share of the text's size; between two labels there is a letter's room. */
const LETTER = 0.6;
const BETWEEN = 1;

/** From this share of the axis on a label ends where it stands. */
const AT_END = 0.97;

/** At the ends of the axis a label stays within it. */
function shiftAt(place: number): string {
  if (place < 1 - AT_END) return percent(-place);
  return place > AT_END ? '-100%' : '-50%';
}

/** The times below the plot, as many as there is room for. */
export function SlotAxis({ labels, end, plot, em }: SlotAxisProps) {
  const { width } = plot;
  const longest = labels.reduce((most, { text }) => Math.max(most, text.length), 0);
  const room = (longest * LETTER + BETWEEN) * em;
  const placeAt = ({ at }: AxisLabel) => placeOf(at + (end === undefined ? 0.5 : 0), plot);
  // What stands at the end of the axis needs the same room; where nothing does, a label near it must fit before it.
  const isClear = (place: number) =>
    end === undefined
      ? place > AT_END || (1 - place) * width >= (longest * LETTER * em) / 2
      : (1 - place) * width >= room;
  // Before the plot is measured nothing has room.
  const shown = width === 0 ? [] : labelsWithRoom(labels, plot, room);
  return (
    <div className={styles.slotAxis} aria-hidden>
      {shown
        .filter((label) => isClear(placeAt(label)))
        .map((label, order) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key
            key={order}
            className={classNames(styles.slotLabel, label.isMarked && styles.markedLabel)}
            style={{ left: percent(placeAt(label)), translate: shiftAt(placeAt(label)) }}
          >
            {label.text}
          </span>
        ))}
      {end !== undefined && (
        <span className={styles.slotLabel} style={{ left: percent(1), translate: shiftAt(1) }}>
          {end}
        </span>
      )}
    </div>
  );
}
