import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Cursor {
  index: number;
  /** What the keyboard moves to is announced; what a pointer passes over is not. */
  isAnnounced: boolean;
}

const moves: Partial<Record<string, (index: number | null, last: number, start: number) => number>> = {
  ArrowRight: (index, last, start) => (index === null ? start : Math.min(last, index + 1)),
  ArrowLeft: (index, _, start) => (index === null ? start : Math.max(0, index - 1)),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The slot that is looked at: arrow keys move it, Home and End jump, Escape and leaving clear it; a pointer moves it as
 * well. The first arrow key goes to `start`.
 */
export function useCursor(count: number, start: number) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const current = cursor && cursor.index < count ? cursor : null;
  const clear = () => setCursor(null);
  const isShown = current !== null;
  useEffect(() => {
    if (!isShown) return;
    // What shows under a pointer can be put away without the focus.
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setCursor(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * count);
    setCursor({ index: Math.min(count - 1, Math.max(0, index)), isAnnounced: false });
  };
  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = moves[event.key];
      if (!move || count === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setCursor({ index: move(current?.index ?? null, count - 1, start), isAnnounced: true });
    },
    onPointerDown: point,
    onPointerMove: point,
    // A finger that lifts leaves as well; what it tapped stays.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && clear(),
    onBlur: clear,
  };
  return { cursor: current, handlers };
}
