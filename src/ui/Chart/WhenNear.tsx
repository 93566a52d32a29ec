import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsPrinting } from './useIsPrinting.ts';
import * as styles from './WhenNear.css.ts';

/** From how far below the window it is near: by half of the window's height. */
const NEAR = '0px 0px 50% 0px';

/** A chart that may stand far below much else: drawn once it comes near, and for paper. Its place is kept until then. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isPrinting = useIsPrinting();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.placeOfChart}>
      {(isNear || isPrinting) && children}
    </div>
  );
}
