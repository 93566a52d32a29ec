import { useEffect, useEffectEvent, type RefObject } from 'react';
import { stretchAround, type ChartZoom } from './zoom.ts';

/** A wheel that has been still for so long, in milliseconds, begins anew. */
const STILL = 250;
/** What a wheel turns until it counts, about a notch of a mouse. */
const TURN = 60;
/** How much farther apart two fingers go, or closer, until it counts. */
const SPREAD = 1.3;
/** What a wheel leaves of the chart. */
const HALF = 0.5;

interface Finger {
  x: number;
  y: number;
}

/** Two fingers, or a wheel with Ctrl, which is what a touchpad makes of two fingers, go in where they are, or out: once each time. */
export function usePinch(plot: RefObject<HTMLElement | null>, count: number, zoom: ChartZoom | undefined): void {
  const go = useEffectEvent((x: number, share: number) => {
    const { left = 0, width = 1 } = plot.current?.getBoundingClientRect() ?? {};
    if (share > 1) zoom?.onOut?.();
    else if (count > 1) zoom?.onIn?.(stretchAround((x - left) / width, share, count));
  });
  const isOff = zoom === undefined;
  useEffect(() => {
    const element = plot.current;
    if (!element || isOff) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: false };

    let [turned, last] = [0, 0];
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      if (event.timeStamp - last > STILL) turned = 0;
      last = event.timeStamp;
      const hasGone = Math.abs(turned) >= TURN;
      turned += event.deltaY;
      if (!hasGone && Math.abs(turned) >= TURN) go(event.clientX, turned < 0 ? HALF : 1 / HALF);
    };

    const fingers = new Map<number, Finger>();
    let begun = 0;
    const apart = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const touch = ({ type, pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch' || (type === 'pointermove' && !fingers.has(pointerId))) return;
      fingers.set(pointerId, { x, y });
      if (type === 'pointerdown') begun = apart();
    };
    const lift = ({ type, pointerId }: PointerEvent) => {
      const scale = begun > 0 ? apart() / begun : 1;
      const middle = [...fingers.values()].reduce((sum, { x }) => sum + x / 2, 0);
      fingers.delete(pointerId);
      begun = 0;
      if (type === 'pointerup' && (scale >= SPREAD || scale * SPREAD <= 1)) go(middle, 1 / scale);
    };

    element.addEventListener('wheel', turn, options);
    for (const type of ['pointerdown', 'pointermove'] as const) element.addEventListener(type, touch, options);
    for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, lift, options);
    return () => listening.abort();
  }, [plot, isOff]);
}
