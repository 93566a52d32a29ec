import { classNames } from '../classNames.ts';
import type { BarTone } from './paths.ts';
import * as styles from './Chart.css.ts';

export type LegendMark =
  Exclude<BarTone, 'now'> | 'compared' | 'line' | 'missing' | 'band' | 'peak' | `${EstimatedTone} estimated`;

type EstimatedTone = 'electricity' | 'heat' | 'production';

const BAR = 'M0 14V3a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v11z';
const HANGING = 'M0 0V11a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V0z';
const STRIPES = 'M0 0H12V2H0zM0 4H12V6H0zM0 8H12V10H0zM0 12H12V14H0z';
const HATCH = 'M0 5L5 0M0 10L10 0M1 14L12 3M6 14L12 8M.5.5H11.5V13.5H.5z';
const WIDE_LINE = 'M0 5.5a1.5 1.5 0 0 1 1.5-1.5h17a1.5 1.5 0 0 1 0 3h-17a1.5 1.5 0 0 1-1.5-1.5z';

function markLook(mark: LegendMark): { className: string | undefined; path: string } {
  switch (mark) {
    case 'missing':
      return { className: styles.hatch, path: HATCH };
    case 'line':
      return { className: styles.lineKey, path: WIDE_LINE };
    case 'peak':
      return { className: styles.peakKey, path: 'M6 3a4 4 0 0 1 0 8a4 4 0 0 1 0-8z' };
    case 'band':
      return { className: styles.tones.low, path: WIDE_LINE };
    case 'compared':
      return { className: styles.compared, path: 'M0 0H12V14H0z' };
    case 'negative':
      return { className: styles.tones.negative, path: HANGING };
    case 'electricity estimated':
      return { className: styles.tones.electricity, path: STRIPES };
    case 'heat estimated':
      return { className: styles.tones.heat, path: STRIPES };
    case 'production estimated':
      return { className: styles.tones.production, path: STRIPES };
    default:
      return { className: styles.tones[mark], path: BAR };
  }
}

/** The mark of a series, small, as it stands in a text. */
export function LegendKey({ mark }: { mark: LegendMark }) {
  const { className, path } = markLook(mark);
  const isLine = mark === 'line' || mark === 'band';
  return (
    <svg
      className={classNames(styles.key, isLine && styles.keyLine)}
      viewBox={isLine ? '0 0 20 11' : '0 0 12 14'}
      aria-hidden
    >
      <path className={className} d={path} />
      {mark === 'compared' && <path className={styles.comparedCap} d="M0 0H12V2H0z" />}
    </svg>
  );
}

interface ChartLegendProps {
  items: { mark: LegendMark; label: string }[];
}

/** What the marks of a chart mean, in words. */
export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <ul className={styles.legend} role="list">
      {items.map(({ mark, label }) => (
        <li key={label} className={styles.legendItem}>
          <LegendKey mark={mark} />
          {label}
        </li>
      ))}
    </ul>
  );
}
