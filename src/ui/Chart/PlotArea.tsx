import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { readingsAt, type ChartData, type ChartRun, type ChartTone } from './chartData.ts';
import { Looked, type LookAt } from './Looked.tsx';
import { Runs } from './Marks.tsx';
import type { Plot } from './plot.ts';
import type { Axis } from './scale.ts';
import { useCursor } from './useCursor.ts';
import { useGestures } from './useGestures.ts';
import type { ChartZoom } from './zoom.ts';
import * as styles from './Chart.css.ts';

interface PlotAreaProps {
  element: RefObject<HTMLDivElement | null>;
  data: ChartData;
  summary: string;
  tone: ChartTone;
  plot: Plot;
  axis: Axis;
  /** Where the first arrow key goes. */
  start: number;
  bands: readonly ChartRun[];
  chosen: ChartRun | undefined;
  midnight: number | undefined;
  zoom: ChartZoom | undefined;
  /** What is drawn: it stays as it is while the cursor moves. */
  children: ReactNode;
}

/** The plot, what is looked at in it, and what is said of that: all that changes while the cursor moves. */
export function PlotArea(props: PlotAreaProps) {
  const { element, data, summary, tone, plot, axis, start, bands, chosen, midnight, zoom, children } = props;
  const hint = useId();
  const looked = useRef<LookAt>(null);
  const { cursor, picked, handlers } = useCursor(element, {
    shown: plot,
    start,
    onLook: (index) => looked.current?.to(index),
    zoom,
  });
  useGestures(element, plot, zoom);
  const labelOf = (index: number) => data.wordsAt(index).label;
  const said = () => {
    if (!cursor?.isAnnounced) return '';
    if (picked) return `${labelOf(picked.from)} – ${labelOf(picked.to - 1)}`;
    const readings = readingsAt(data, cursor.index).map(({ label, text }) => `${label} ${text}`);
    return [labelOf(cursor.index), ...readings].join(', ');
  };
  return (
    <>
      <div
        ref={element}
        className={classNames(styles.plot, zoom?.onIn && styles.zoomable)}
        role="img"
        aria-label={summary}
        aria-describedby={zoom && hint}
        // The arrow keys work on the drawing, as a pointer does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
      >
        <Runs bands={bands} chosen={picked ?? chosen} midnight={midnight} shown={plot} />
        {children}
        {cursor && <Looked ref={looked} {...{ data, cursor, tone, plot, axis }} />}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{said()}</span>
        {zoom && <span id={hint}>{zoom.hint}</span>}
      </VisuallyHidden>
    </>
  );
}
