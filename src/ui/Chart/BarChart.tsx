import { useMemo, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { Grid, SlotAxis, ValueAxis } from './Axes.tsx';
import { Bars } from './Bars.tsx';
import type { ChartCaption, ChartData, ChartRun, ChartTone } from './chartData.ts';
import { Captions, Now, Peaks } from './Marks.tsx';
import { isMerged } from './merged.ts';
import { axesOf, placeOf, prepare, type Plot } from './plot.ts';
import { PlotArea } from './PlotArea.tsx';
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
  /** The slots that are shown; all where nothing is said. */
  shown?: ChartRun | undefined;
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

/** Energy or price over time, as bars; a line above them is another quantity. All of it is in the table as well. */
export function BarChart(props: BarChartProps) {
  const { data, summary, unit, tone, formatTick, now, bands = [], chosen, peaks, midnight, captions, zoom } = props;
  const { from, to } = props.shown ?? { from: 0, to: data.values.length };
  const { values, line } = data;
  const element = useRef<HTMLDivElement>(null);
  const { width, height, em } = usePlotSize(element);
  const plot = useMemo((): Plot => ({ from, to, width, height }), [from, to, width, height]);
  const prepared = useMemo(() => prepare(data), [data]);
  const { axis, lineAxis } = useMemo(() => axesOf(prepared, { from, to }), [prepared, from, to]);
  const labels = useMemo(() => data.axisLabels(from, to).filter(({ at }) => at >= from && at < to), [data, from, to]);
  const bars = useMemo(
    () => width > 0 && <Bars {...{ data, prepared, tone, plot, axis, lineAxis }} now={now?.index} />,
    [data, prepared, tone, now?.index, width, plot, axis, lineAxis],
  );
  return (
    <div className={styles.chart}>
      <div className={styles.units} aria-hidden>
        <span>{unit}</span>
        {line && <span className={styles.lineUnit}>{line.unit}</span>}
      </div>
      <div className={classNames(styles.frame, now && styles.withNow)}>
        <ValueAxis axis={axis} format={formatTick} side="start" />
        <PlotArea
          {...{ element, data, summary, tone, plot, axis, bands, chosen, midnight, zoom }}
          start={Math.min(to - 1, Math.max(from, now?.index ?? from))}
        >
          <Grid axis={axis} />
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            // Columns of whole pixels have no edges to be smoothed.
            shapeRendering={isMerged(plot) ? 'crispEdges' : undefined}
            aria-hidden
          >
            {bars}
          </svg>
          {peaks && <Peaks peaks={peaks} values={values} axis={axis} shown={plot} />}
          {captions && <Captions captions={captions} shown={plot} />}
          {now && <Now place={placeOf(now.index + 0.5, plot)} text={now.text} />}
        </PlotArea>
        {line && lineAxis && <ValueAxis axis={lineAxis} format={line.formatTick} side="end" />}
        <SlotAxis labels={labels} end={data.axisEnd} plot={plot} em={em} />
      </div>
    </div>
  );
}
