import { useEffect } from 'react';
import { useSessionState } from './useSession.ts';

/** Tells the session's clock of every key and press on the page (`session.renewal`). */
export function useActivity(): void {
  const { timer } = useSessionState();
  useEffect(() => {
    if (timer === null) return;
    const tell = () => timer.send({ type: 'activity.seen' });
    const types = ['pointerdown', 'keydown'] as const;
    for (const type of types) window.addEventListener(type, tell, { passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, tell);
    };
  }, [timer]);
}
