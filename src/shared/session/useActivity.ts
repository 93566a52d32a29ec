import { useEffect } from 'react';
import { useSession, useSessionState } from './useSession.ts';

/** Asks whether the session is still good when the person comes to this tab again (`session.otherTab`). */
export function useReturn(): void {
  const { confirm } = useSession();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void confirm();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [confirm]);
}

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
