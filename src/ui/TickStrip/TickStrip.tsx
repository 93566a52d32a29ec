import { classNames } from '../classNames.ts';
import * as styles from './TickStrip.css.ts';

/**
 * What a tick says: `on` it holds, `ended` it held, `now` today, `window` what is waited for, `past` a day gone by,
 * `none` nothing. Height tells them apart as well as colour.
 */
export type TickTone = keyof typeof styles.tones;

interface TickMark {
  /** The tick below which it stands, from 0; the last one's is set to the end of the strip. */
  at: number;
  label: string;
}

interface TickStripProps {
  /** The same in words, whole: from when to when, and how much of it is left. */
  label: string;
  /** One a day, month, quarter or euro; which of them is said beside the strip. */
  ticks: TickTone[];
  /** `small` stands within a row; the others are as wide as their place. */
  size?: keyof typeof styles.sizes;
  marks?: TickMark[];
}

const placeOf = (at: number, count: number) =>
  at === count - 1 ? { insetInlineEnd: 0 } : { insetInlineStart: `${(at / count) * 100}%` };

/** A period or an amount, tick by tick. */
export function TickStrip({ label, ticks, size = 'small', marks = [] }: TickStripProps) {
  return (
    <div className={classNames(size !== 'small' && styles.whole)}>
      <div className={classNames(styles.strip, styles.sizes[size])} role="img" aria-label={label}>
        {ticks.map((tone, index) => (
          <i
            key={index}
            className={classNames(styles.tick, size === 'small' && styles.narrowTick, styles.tones[tone])}
          />
        ))}
      </div>
      {marks.length > 0 && (
        <div className={styles.marks} aria-hidden>
          {marks.map(({ at, label: text }) => {
            const isNow = ticks[at] === 'now' || ticks[at] === 'window';
            return (
              <span
                key={at}
                className={classNames(styles.mark, isNow && styles.nowMark)}
                style={placeOf(at, ticks.length)}
              >
                {text}
              </span>
            );
          })}
        </div>
      )}
    </div>
  );
}
