import { useId, useMemo, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Grid, SlotAxis, ValueAxis } from './Axes.tsx';
import { Bars } from './Bars.tsx';
import { hanging, readingsAt, type ChartCaption, type ChartData, type ChartRun, type ChartTone } from './chartData.ts';
import { Captions, Cursor, Now, Peaks, Runs } from './Marks.tsx';
import { barAxis, heightOf, overlayAxis } from './scale.ts';
import { Tooltip } from './Tooltip.tsx';
import { useCursor } from './useCursor.ts';
import { useGestures } from './useGestures.ts';
import { usePlotSize } from './usePlotSize.ts';
import type { ChartZoom } from './zoom.ts';
import * as styles from './Chart.css.ts';

interface BarChartProps {
  /** Kept from one drawing to the next, so that the bars are not drawn anew. */
  data: ChartData;
  /** What the chart shows and its most telling values, in a sentence or two. */
  summary: string;
  /** Once above the axis: `c/kWh`. */
  unit: string;
  tone: ChartTone;
  /** At the axis, without its unit. */
  formatTick(value: number): string;
  /** The slot that is now, and the words of its pill. */
  now?: { index: number; text: string };
  /** Cheap times, as strips below the axis. */
  bands?: readonly ChartRun[];
  /** The time that was chosen, as a pale band and a strip. */
  chosen?: ChartRun;
  /** Slots that stand out, each with a dot: the least and the most. */
  peaks?: readonly number[];
  /** The first slot of the second day; a dashed line stands before it. */
  midnight?: number;
  captions?: readonly ChartCaption[];
  /** Where one can go into a stretch, or out. */
  zoom?: ChartZoom;
}

/** A slot's tooltip never stands lower than this share of the plot, so that it leaves the bars free. */
const LEAST_TOOLTIP = 0.1;

/** Energy or price over time, as bars; a line above them is another quantity. All of it is in the table as well. */
export function BarChart(props: BarChartProps) {
  const { data, summary, unit, tone, formatTick, now, bands, chosen, peaks, midnight, captions, zoom } = props;
  const hint = useId();
  const { slots, values, compared, below, line } = data;
  const plot = useRef<HTMLDivElement>(null);
  const { width, height, em } = usePlotSize(plot);
  const { cursor, picked, handlers } = useCursor(slots.length, now?.index ?? 0, zoom);
  useGestures(plot, slots.length, zoom);
  const { axis, lineAxis } = useMemo(() => {
    const bars = barAxis([...values, ...(compared?.values ?? []), ...hanging(below?.values ?? [])]);
    return { axis: bars, lineAxis: line && overlayAxis(line.values, bars) };
  }, [values, compared, below, line]);
  const bars = useMemo(
    () =>
      width > 0 && (
        <Bars data={data} tone={tone} now={now?.index} size={{ width, height }} axis={axis} lineAxis={lineAxis} />
      ),
    [data, tone, now?.index, width, height, axis, lineAxis],
  );
  const saidAt = (index: number) => [
    slots[index]?.label,
    ...readingsAt(data, index).map(({ label, text }) => `${label} ${text}`),
  ];
  const said = () => {
    if (!cursor?.isAnnounced) return '';
    return picked ? `${slots[picked.from]?.label} – ${slots[picked.to - 1]?.label}` : saidAt(cursor.index).join(', ');
  };
  return (
    <div className={styles.chart}>
      <div className={styles.units} aria-hidden>
        <span>{unit}</span>
        {line && <span className={styles.lineUnit}>{line.unit}</span>}
      </div>
      <div className={classNames(styles.frame, now && styles.withNow)}>
        <ValueAxis axis={axis} format={formatTick} side="start" />
        <div
          ref={plot}
          className={classNames(styles.plot, zoom?.onIn && styles.zoomable)}
          role="img"
          aria-label={summary}
          aria-describedby={zoom && hint}
          // The arrow keys work on the drawing, as a pointer does.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          {...handlers}
        >
          <Grid axis={axis} />
          <Runs bands={bands ?? []} chosen={picked ?? chosen} midnight={midnight} count={slots.length} />
          <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
            {bars}
            {cursor && <Cursor values={values} index={cursor.index} axis={axis} size={{ width, height }} />}
          </svg>
          {peaks && <Peaks peaks={peaks} values={values} axis={axis} />}
          {captions && <Captions captions={captions} count={slots.length} />}
          {now && <Now place={(now.index + 0.5) / slots.length} text={now.text} />}
          {cursor && (
            <Tooltip
              data={data}
              index={cursor.index}
              tone={tone}
              height={Math.max(LEAST_TOOLTIP, heightOf(values[cursor.index] ?? 0, axis))}
            />
          )}
        </div>
        {line && lineAxis && <ValueAxis axis={lineAxis} format={line.formatTick} side="end" />}
        <SlotAxis slots={slots} end={data.axisEnd} width={width} em={em} />
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{said()}</span>
        {zoom && <span id={hint}>{zoom.hint}</span>}
      </VisuallyHidden>
    </div>
  );
}
