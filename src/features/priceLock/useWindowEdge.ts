import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../platform/clock.ts';

/** In milliseconds: a device that slept is asked again soon after it has woken. */
const LOOK = 5_000;

/** Tells, by the server's clock, when the window closes while the page is open (`priceLock.closing`). @param closesAt null: never */
export function useWindowEnd(closesAt: string | null, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (closesAt === null) return;
    const at = Date.parse(closesAt);
    const look = () => {
      if (serverNow() >= at) end();
    };
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [closesAt]);
}
