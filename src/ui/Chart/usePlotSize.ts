import { useLayoutEffect, useState, type RefObject } from 'react';
import type { PlotSize } from './plot.ts';

interface Measured extends PlotSize {
  /** The size of its text, in pixels. */
  em: number;
}

/** How large a plot is, in pixels; all is zero until it stands on the page. */
export function usePlotSize(plot: RefObject<HTMLElement | null>): Measured {
  const [size, setSize] = useState<Measured>({ width: 0, height: 0, em: 0 });
  useLayoutEffect(() => {
    const element = plot.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      setSize((last) =>
        last.width === width && last.height === height && last.em === em ? last : { width, height, em },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [plot]);
  return size;
}
