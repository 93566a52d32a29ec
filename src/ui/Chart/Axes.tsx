import { classNames } from '../classNames.ts';
import type { ChartSlot } from './chartData.ts';
import { labelledSlots } from './paths.ts';
import { heightOf, type Axis } from './scale.ts';
import * as styles from './Chart.css.ts';

const percent = (share: number) => `${share * 100}%`;

/** The hairlines behind the bars; that of zero is stronger. */
export function Grid({ axis }: { axis: Axis }) {
  return axis.ticks.map((tick) => (
    <span
      key={tick}
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
      {axis.ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ bottom: percent(heightOf(tick, axis)) }}>
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

interface SlotAxisProps {
  slots: readonly ChartSlot[];
  end: string | undefined;
  /** Of the plot and of its text, in pixels. */
  width: number;
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
export function SlotAxis({ slots, end, width, em }: SlotAxisProps) {
  const longest = slots.reduce((most, { axisLabel = '' }) => Math.max(most, axisLabel.length), 0);
  const room = (longest * LETTER + BETWEEN) * em;
  const placeOf = (index: number) => (index + (end === undefined ? 0.5 : 0)) / slots.length;
  // What stands at the end of the axis needs the same room; where nothing does, a label near it must fit before it.
  const isClear = (place: number) =>
    end === undefined
      ? place > AT_END || (1 - place) * width >= (longest * LETTER * em) / 2
      : (1 - place) * width >= room;
  const shown = labelledSlots(slots, width, room).filter((index) => isClear(placeOf(index)));
  return (
    <div className={styles.slotAxis} aria-hidden>
      {shown.map((index) => {
        const slot = slots[index];
        const place = placeOf(index);
        return (
          <span
            key={index}
            className={classNames(styles.slotLabel, slot?.isMarked && styles.markedLabel)}
            style={{ left: percent(place), translate: shiftAt(place) }}
          >
            {slot?.axisLabel}
          </span>
        );
      })}
      {end !== undefined && (
        <span className={styles.slotLabel} style={{ left: percent(1), translate: shiftAt(1) }}>
          {end}
        </span>
      )}
    </div>
  );
}
