import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../platform/clock.ts';

/** In milliseconds: a device that slept is asked again soon after it has woken. */
const LOOK = 5_000;

/**
 * Tells, by the server's clock, when the window opens or closes while the page is open, and goes on telling
 * (`priceLock.opening`, `priceLock.closing`).
 *
 * @param edge ISO 8601; null: never
 */
export function useWindowEdge(edge: string | null, onEdge: () => void): void {
  const tell = useEffectEvent(onEdge);
  useEffect(() => {
    if (edge === null) return;
    const at = Date.parse(edge);
    const look = () => {
      if (serverNow() >= at) tell();
    };
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [edge]);
}
