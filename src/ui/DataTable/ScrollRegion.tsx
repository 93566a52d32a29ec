import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './ScrollRegion.css.ts';

export type ScrollHeight = 'page' | 'window' | 'place' | 'chart';

interface ScrollRegionProps {
  /** The id of what names it. */
  labelledBy: string;
  /** `page`: as high as its content; `window`: no higher than the window; `place`: shrinks with the column around it; `chart`: as high as a chart. */
  height?: ScrollHeight;
  children: ReactNode;
}

const heights: Record<ScrollHeight, string | undefined> = {
  page: undefined,
  window: styles.window,
  place: styles.place,
  chart: styles.chart,
};

function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setIsScrollable(scrollWidth > clientWidth || scrollHeight > clientHeight);
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}

/** Scrolls what is wider or higher than its place. While there is something to scroll, the keyboard reaches it. */
export function ScrollRegion({ labelledBy, height = 'page', children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(region);
  const forKeyboard = { role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy };
  return (
    <div ref={region} className={classNames(styles.region, heights[height])} {...(isScrollable && forKeyboard)}>
      {children}
    </div>
  );
}
