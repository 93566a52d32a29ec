import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { TokenValidation } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { inspection } from '../../platform/inspection.ts';
import { sessionActors } from './session.actors.ts';

/**
 * Why a session that was good is over: no activity, eight hours, signed out in another tab, somebody signed in there, or
 * refused by the server.
 */
export type SessionEnd = 'idle' | 'total' | 'elsewhere' | 'replaced' | 'refused';

export type SessionTimer = ActorRefFrom<typeof sessionMachine>;

interface Listeners {
  onRenewed(accessToken: string): void;
  onEnd(reason: SessionEnd): void;
}

function reasonOf(last: SnapshotFrom<typeof sessionMachine>): SessionEnd {
  if (last.matches('closing')) return 'total';
  return last.matches({ signedIn: 'renewing' }) || last.hasTag('busy') ? 'refused' : 'idle';
}

/** The clock of a session that was found good. */
export function startSessionTimer(
  calls: Calls,
  validation: TokenValidation,
  { onRenewed, onEnd }: Listeners,
): SessionTimer {
  const timer = createActor(sessionMachine.provide({ actors: sessionActors(calls) }), {
    ...inspection,
    input: validation,
  });
  let last = timer.getSnapshot();
  timer.on('token.renewed', ({ token: { accessToken } }) => onRenewed(accessToken));
  timer.on('session.ended', () => onEnd(reasonOf(last)));
  timer.subscribe((snapshot) => (last = snapshot));
  timer.start();
  return timer;
}
