import { classNames } from '../classNames.ts';
import { kaamos } from '../theme/theme.css.ts';
import { LegendKey } from './ChartLegend.tsx';
import { readingsAt, type ChartData, type ChartTone } from './chartData.ts';
import * as styles from './Chart.css.ts';

interface TooltipProps {
  data: ChartData;
  index: number;
  tone: ChartTone;
  /** How far up it stands, from 0 to 1. */
  height: number;
}

/** What is known of a slot, above its bar. It moves with it, so that it never stands out of the plot at a side. */
export function Tooltip({ data, index, tone, height }: TooltipProps) {
  const place = `${((index + 0.5) / data.slots.length) * 100}%`;
  const slot = data.slots[index];
  const marks = { value: slot?.tone ?? tone, below: 'production', compared: 'compared', line: 'line' } as const;
  const isNegative = (data.values[index] ?? 0) < 0;
  return (
    <div
      className={classNames(styles.tooltip, kaamos)}
      style={{ left: place, bottom: `${height * 100}%`, translate: `-${place}` }}
    >
      <strong className={styles.tooltipLabel}>{slot?.label}</strong>
      {readingsAt(data, index).map(({ kind, text }) => (
        <span key={kind} className={styles.reading}>
          <LegendKey mark={kind === 'value' && isNegative ? 'negative' : marks[kind]} />
          {text}
        </span>
      ))}
    </div>
  );
}
