import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { factorOf, zoomedBy, type Size, type Zoom } from './zoom.ts';

export interface ChartZoom {
  factor: number;
  /** 1 to enlarge, -1 to make it smaller; around a point of the region, or its middle. */
  by(steps: number, around?: { x: number; y: number }): void;
  /** All of it at once. */
  fit(): void;
}

/** The room for the chart: as wide as the region, as high as the region may grow. */
function useRoom(region: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 640, height: 640 });
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      const height = Number.parseFloat(getComputedStyle(element).maxHeight) || element.clientHeight;
      setRoom({ width: element.clientWidth, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  return room;
}

/** How large the chart is drawn in the region where it scrolls. What lies in the middle, or below the pointer, stays where it is. */
export function useChartZoom(region: RefObject<HTMLElement | null>, drawing: Size): ChartZoom {
  const room = useRoom(region);
  const [zoom, setZoom] = useState<Zoom>('whole');
  const factor = factorOf(zoom, drawing, room);
  const around = useRef({ x: 0, y: 0 });
  const drawn = useRef(factor);

  useLayoutEffect(() => {
    const element = region.current;
    const grown = factor / drawn.current;
    drawn.current = factor;
    if (!element || grown === 1) return;
    const { x, y } = around.current;
    element.scrollTo((element.scrollLeft + x) * grown - x, (element.scrollTop + y) * grown - y);
  }, [region, factor]);

  const by = (steps: number, point?: { x: number; y: number }) => {
    const element = region.current;
    around.current = point ?? { x: (element?.clientWidth ?? 0) / 2, y: (element?.clientHeight ?? 0) / 2 };
    setZoom(zoomedBy(factor, steps));
  };
  useWheel(region, by);
  return { factor, by, fit: () => setZoom('whole') };
}

/** In pixels of the wheel: as much as a step of the buttons. */
const WHEEL_STEP = 100;

/** The wheel with the Control key, which is also what two fingers on a touchpad come as. */
function useWheel(region: RefObject<HTMLElement | null>, by: ChartZoom['by']): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      by(-event.deltaY / WHEEL_STEP, { x: event.clientX - left, y: event.clientY - top });
    };
    // React listens passively, and could not keep the page from being zoomed.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });
}
