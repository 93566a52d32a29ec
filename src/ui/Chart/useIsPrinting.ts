import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper: what is there alone for paper need not be drawn before. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const paper = window.matchMedia('print');
    // The browser takes what is there when its listeners have come back.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    paper.addEventListener('change', ({ matches }) => setPrinting(matches), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}
