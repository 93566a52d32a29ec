import { useRef, type ReactNode, type RefObject } from 'react';
import { useFocusWhenGone } from './useFocusWhenGone.ts';

interface FocusKeptProps {
  /** Where the focus goes on; left out: from the page's heading. */
  next?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A part that goes by itself, or with the press of its own button: the focus is not lost with it. */
export function FocusKept({ next, children }: FocusKeptProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenGone(place, next);
  return <div ref={place}>{children}</div>;
}
