import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { ChartRun } from './chartData.ts';
import { stretchOf, type ChartZoom } from './zoom.ts';

export interface Cursor {
  index: number;
  /** Where a stretch begins that is being picked up to here; null where none is. */
  anchor: number | null;
  /** What the keyboard moves to is announced; what a pointer passes over is not. */
  isAnnounced?: true;
}

const moves: Partial<Record<string, (index: number | null, shown: ChartRun, start: number) => number>> = {
  ArrowRight: (index, { to }, start) => (index === null ? start : Math.min(to - 1, index + 1)),
  ArrowLeft: (index, { from }, start) => (index === null ? start : Math.max(from, index - 1)),
  Home: (_, { from }) => from,
  End: (_, { to }) => to - 1,
};

const besides: Partial<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

const isMouse = ({ pointerType, buttons }: { pointerType: string; buttons: number }) =>
  pointerType === 'mouse' && buttons === 1;

interface CursorInput {
  shown: ChartRun;
  start: number;
  onLook(index: number): void;
  zoom: ChartZoom | undefined;
}

/**
 * The slot that is looked at: arrow keys move it, Home and End jump, Escape and leaving clear it; a pointer moves it as
 * well. The first arrow key goes to `start`. Where one can zoom, Shift and a pressed mouse pick a stretch up to it, Enter and
 * letting the mouse go are the way in, Escape where nothing is looked at the way out, Page Up and Page Down the way beside.
 *
 * @param onLook is told where a pointer goes on to: it passes over many slots in a second, and nothing is drawn anew for that
 */
export function useCursor(plot: RefObject<HTMLElement | null>, { shown, start, onLook, zoom }: CursorInput) {
  const { from, to } = shown;
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const current = cursor && cursor.index >= from && cursor.index < to ? cursor : null;
  /** The slot that is looked at, wherever a pointer has gone since. */
  const at = useRef(0);
  const look = (next: Cursor) => {
    at.current = next.index;
    setCursor(next);
  };
  const clear = () => setCursor(null);
  const isShown = current !== null;
  useEffect(() => {
    if (!isShown) return;
    // What shows under a pointer can be put away without the focus.
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setCursor(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  const goIn = (stretch: ChartRun) => {
    clear();
    zoom?.onIn?.(stretch);
  };
  const indexAt = ({ clientX }: Pick<PointerEvent, 'clientX'>) => {
    const { left = 0, width = 1 } = plot.current?.getBoundingClientRect() ?? {};
    return Math.min(to - 1, Math.max(from, from + Math.floor(((clientX - left) / width) * (to - from))));
  };
  const pass = useEffectEvent((event: globalThis.PointerEvent) => {
    const index = indexAt(event);
    if (current?.anchor === null && !current.isAnnounced) {
      at.current = index;
      onLook(index);
    } else look({ index, anchor: isMouse(event) ? (current?.anchor ?? null) : null });
  });
  useEffect(() => {
    const listening = new AbortController();
    // Of the element itself: told to React, each of many would be looked for through the whole page.
    plot.current?.addEventListener('pointermove', (event) => pass(event), { signal: listening.signal });
    return () => listening.abort();
  }, [plot]);
  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (from >= to || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape' && !current) zoom?.onOut?.();
      if (event.key === 'Enter' && current) goIn(stretchOf(current.anchor ?? at.current, at.current));
      const beside = zoom && besides[event.key];
      const move = moves[event.key];
      if (!move && !beside) return;
      event.preventDefault();
      if (beside) zoom.onBeside(beside);
      if (!move) return;
      const here = current && at.current;
      const index = move(here, shown, start);
      const anchor = event.shiftKey && zoom?.onIn ? (current?.anchor ?? here ?? index) : null;
      look({ index, anchor, isAnnounced: true });
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const index = indexAt(event);
      const isPicking = isMouse(event) && zoom?.onIn !== undefined;
      // What is picked may end beside the drawing.
      if (isPicking) event.currentTarget.setPointerCapture(event.pointerId);
      look({ index, anchor: isPicking ? index : null });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const anchor = current?.anchor ?? null;
      if (event.pointerType === 'mouse' && anchor !== null) goIn(stretchOf(anchor, indexAt(event)));
    },
    // A finger that lifts leaves as well; what it tapped stays.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && clear(),
    onBlur: clear,
  };
  return {
    cursor: current,
    /** What is being picked, where it is more than the slot that is looked at. */
    picked:
      current && current.anchor !== null && current.anchor !== current.index
        ? stretchOf(current.anchor, current.index)
        : null,
    handlers,
  };
}
