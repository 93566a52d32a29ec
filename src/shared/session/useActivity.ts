import { useEffect } from 'react';
import { useSession, useSessionState } from './useSession.ts';

/** Tells the session's clock of every key and press on the page (`session.renewal`). */
export function useActivity(): void {
  const { noteActivity } = useSession();
  const { timer } = useSessionState();
  useEffect(() => {
    if (timer === null) return;
    const types = ['pointerdown', 'keydown'] as const;
    for (const type of types) window.addEventListener(type, noteActivity, { passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, noteActivity);
    };
  }, [timer, noteActivity]);
}
