import { useLayoutEffect, useSyncExternalStore } from 'react';

let broken = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  broken += change;
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Says that the page has broken, as long as this stands in its place. */
export function useTellBroken(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether the open page has broken: nothing is asked or offered below it then. */
export const useIsBroken = (): boolean => useSyncExternalStore(listen, () => broken > 0);
