import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { focusHeading, whenHeadingIsThere } from './focus.ts';

/**
 * Keeps the focus when the part of the page that has it goes: it goes on from the page's heading.
 *
 * @param next where it goes on instead, where that is there by then
 */
export function useFocusWhenGone(place: RefObject<HTMLElement | null>, next?: RefObject<HTMLElement | null>): void {
  const leave = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    if (next?.current) next.current.focus({ preventScroll: true });
    else whenHeadingIsThere(focusHeading);
  });
  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      // What comes in its place, which may have the heading, stands by then.
      if (here?.contains(document.activeElement)) queueMicrotask(() => leave());
    };
  }, [place]);
}
