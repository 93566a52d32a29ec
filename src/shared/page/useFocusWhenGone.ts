import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading, whenHeadingIsThere } from './focus.ts';

/**
 * Keeps the focus when the part of the page that has it goes: it goes on from the page's heading.
 *
 * @param next where it goes on instead, where that is there by then
 */
export function useFocusWhenGone(place: RefObject<HTMLElement | null>, next?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      // What comes in its place, which may have the heading, stands by then.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (next?.current) next.current.focus({ preventScroll: true });
        else whenHeadingIsThere(focusHeading);
      });
    };
  }, [place, next]);
}
