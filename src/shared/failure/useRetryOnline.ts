import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../../domain/failure.ts';

/**
 * Reads again what did not come because nothing was reached, as soon as the connection is back (`error.offline`). For what
 * is read: nothing is sent twice behind the person's back.
 *
 * @param failure why it did not come; null where it did
 */
export function useRetryOnline(failure: Failure | null, retry: () => void): void {
  const isLost = failure?.kind === 'unreachable';
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isLost) return undefined;
    const listen = () => readAgain();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isLost]);
}
