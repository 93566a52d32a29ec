import { useSelector } from '@xstate/react';
import { useSessionState } from '../../shared/session/useSession.ts';
import { SessionDialogs } from './SessionDialogs.tsx';

/** The dialogs of the session, when it nears its end or has reached it (`session.warning`, `session.end`). */
export function SessionNews() {
  const { timer, end } = useSessionState();
  const isWarning = useSelector(timer ?? undefined, (snapshot) => snapshot?.hasTag('warning') ?? false);
  const hasEnded = (end?.reason === 'idle' || end?.reason === 'total') && !end.isSeen;
  return isWarning || hasEnded ? <SessionDialogs /> : null;
}
