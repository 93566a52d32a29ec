import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import { kaamos } from '../theme/theme.css.ts';
import { LegendKey, type LegendMark } from './ChartLegend.tsx';
import { readingsAt, valueAt, type ChartData, type ChartTone } from './chartData.ts';
import { barOf } from './paths.ts';
import { percent, placeOf, type Plot } from './plot.ts';
import { heightOf, type Axis } from './scale.ts';
import type { Cursor } from './useCursor.ts';
import { drawing as drawingStyle } from './Chart.css.ts';
import * as styles from './Looked.css.ts';

/** Shows another slot, without the page being drawn anew. */
export interface LookAt {
  to(index: number): void;
}

interface LookedProps {
  ref: Ref<LookAt>;
  data: ChartData;
  /** Which slot is looked at, until another is shown. */
  cursor: Cursor;
  tone: ChartTone;
  plot: Plot;
  axis: Axis;
}

/** A tooltip never stands lower than this share of the plot, so that it leaves the bars free. */
const LEAST_TOOLTIP = 0.1;

/** Stands where a text is written before it is seen. */
const NOTHING_YET = ' ';

/** Marks the slot that is looked at: its bar, or a line where there is none, or none that is wide enough. */
function markIn(drawing: SVGSVGElement, value: number | null, index: number, axis: Axis, plot: Plot): void {
  const isBar = value !== null && plot.to - plot.from <= plot.width;
  const path = isBar ? barOf(value, index, axis, plot) : `M-.75 0h1.5V${plot.height}h-1.5z`;
  const { firstElementChild: mark } = drawing;
  if (mark?.getAttribute('d') !== path) mark?.setAttribute('d', path);
  // A line stays as it is, and its drawing is moved: that is not laid out.
  drawing.style.translate = isBar ? '' : `${placeOf(index + 0.5, plot) * plot.width}px`;
}

/**
 * The bar that is looked at, and above it what is known of it. It moves with it, so that it never stands out of the plot at a
 * side. What changes from slot to slot is written straight into the page: a pointer passes over many in a second.
 */
export function Looked({ ref, data, cursor, tone, plot, axis }: LookedProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const lookedAt = useRef(cursor.index);
  const markAt = (at: number): LegendMark =>
    (valueAt(data.values, at) ?? 0) < 0 ? 'negative' : (data.toneAt?.(at) ?? tone);
  const [mark, setMark] = useState(() => markAt(cursor.index));
  const marks = { value: mark, below: 'production', compared: 'compared', line: 'line' } as const;
  const write = (at: number) => {
    lookedAt.current = at;
    const value = valueAt(data.values, at);
    if (drawing.current) markIn(drawing.current, value, at, axis, plot);
    setMark(markAt(at));
    const { current } = box;
    if (!current) return;
    const place = placeOf(at + 0.5, plot);
    const above = Math.max(LEAST_TOOLTIP, heightOf(value ?? 0, axis)) * plot.height;
    // Moved by what is not laid out.
    current.style.translate = `calc(${place * plot.width}px - ${percent(place)}) ${-above}px`;
    const words = data.wordsAt(at);
    const texts = [words.label, ...readingsAt(data, at, words).map(({ text }) => text)];
    // The letters are exchanged, and no node.
    for (const [order, { firstChild }] of current.querySelectorAll('[data-text]').entries())
      if (firstChild && firstChild.nodeValue !== texts[order]) firstChild.nodeValue = texts[order] ?? '';
  };
  useImperativeHandle(ref, () => ({ to: write }));
  useLayoutEffect(() => {
    lookedAt.current = cursor.index;
  }, [cursor]);
  useLayoutEffect(() => write(lookedAt.current));
  return (
    <>
      <svg ref={drawing} className={classNames(drawingStyle, styles.lookedAt)} aria-hidden>
        <path className={styles.cursor} data-mark="cursor" />
      </svg>
      <div ref={box} className={classNames(styles.tooltip, kaamos)}>
        <strong className={styles.tooltipLabel} data-text>
          {NOTHING_YET}
        </strong>
        {readingsAt(data, cursor.index).map(({ kind }) => (
          <span key={kind} className={styles.reading}>
            <LegendKey mark={marks[kind]} />
            <span data-text>{NOTHING_YET}</span>
          </span>
        ))}
      </div>
    </>
  );
}
