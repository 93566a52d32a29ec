import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ChartRun } from './chartData.ts';
import { stretchAround, type ChartZoom } from './zoom.ts';

/** A wheel that has been still for so long, in milliseconds, begins anew. */
const STILL = 250;
/** What a wheel turns until it counts, about a notch of a mouse. */
const TURN = 60;
/** How much farther apart two fingers go, or closer, until it counts. */
const SPREAD = 1.3;
/** How far two fingers go sideways together until it counts, in pixels. */
const SLIDE = 48;
/** What a wheel leaves of the chart. */
const HALF = 0.5;

interface Finger {
  x: number;
  y: number;
}

/**
 * Two fingers, or a wheel with Ctrl, which is what a touchpad makes of two fingers, go in where they are, or out; two fingers or
 * a wheel that go sideways lead beside: once each time.
 */
export function useGestures(plot: RefObject<HTMLElement | null>, shown: ChartRun, zoom: ChartZoom | undefined): void {
  const go = useEffectEvent((x: number, share: number) => {
    const { left = 0, width = 1 } = plot.current?.getBoundingClientRect() ?? {};
    if (share > 1) zoom?.onOut?.();
    else if (shown.to - shown.from > 1) zoom?.onIn?.(stretchAround((x - left) / width, share, shown));
  });
  const goBeside = useEffectEvent((direction: 1 | -1) => zoom?.onBeside(direction));
  const isOff = zoom === undefined;
  useEffect(() => {
    const element = plot.current;
    if (!element || isOff) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: false };

    let [turned, last, wasSideways] = [0, 0, false];
    const turn = (event: WheelEvent) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (!event.ctrlKey && !isSideways) return;
      event.preventDefault();
      if (event.timeStamp - last > STILL || isSideways !== wasSideways) turned = 0;
      [last, wasSideways] = [event.timeStamp, isSideways];
      const hasGone = Math.abs(turned) >= TURN;
      turned += isSideways ? event.deltaX : event.deltaY;
      if (hasGone || Math.abs(turned) < TURN) return;
      if (isSideways) goBeside(turned < 0 ? -1 : 1);
      else go(event.clientX, turned < 0 ? HALF : 1 / HALF);
    };

    const fingers = new Map<number, Finger>();
    let [begun, begunAt] = [0, 0];
    const middle = () => [...fingers.values()].reduce((sum, { x }) => sum + x / 2, 0);
    const apart = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const touch = ({ type, pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch' || (type === 'pointermove' && !fingers.has(pointerId))) return;
      fingers.set(pointerId, { x, y });
      if (type === 'pointerdown') [begun, begunAt] = [apart(), middle()];
    };
    const lift = ({ type, pointerId }: PointerEvent) => {
      const scale = begun > 0 ? apart() / begun : 1;
      const [at, slid] = [middle(), begun > 0 ? middle() - begunAt : 0];
      fingers.delete(pointerId);
      begun = 0;
      if (type !== 'pointerup') return;
      if (scale >= SPREAD || scale * SPREAD <= 1) go(at, 1 / scale);
      else if (Math.abs(slid) >= SLIDE) goBeside(slid < 0 ? 1 : -1);
    };

    element.addEventListener('wheel', turn, options);
    for (const type of ['pointerdown', 'pointermove'] as const) element.addEventListener(type, touch, options);
    for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, lift, options);
    return () => listening.abort();
  }, [plot, isOff]);
}
