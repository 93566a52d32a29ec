import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { usePortal } from '../portal.context.ts';
import type { PortalSession, SessionState } from './portalSession.ts';

/** The session of this tab, with the calls that go out for it. */
export function useSession(): PortalSession {
  return usePortal().session;
}

/** What `select` reads of the gate's state; the component draws anew when that is another. */
export function useGate<Selected>(select: (snapshot: SnapshotFrom<typeof gateMachine>) => Selected): Selected {
  return useSelector(useSession().gate, select);
}

/** What this tab remembers of the session, its clock and its end. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
