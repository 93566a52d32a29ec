import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What came of it, in the place of the form: the focus goes on from there, as what was pressed has gone. */
export function Ended({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
