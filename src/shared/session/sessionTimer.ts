import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { sessionMachine, type SessionTimes } from '../../../machines/session/session.machine.ts';
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

/**
 * What the server has said of the session, for a clock that begins now: its file comes when the page stands, and what passes
 * until then counts too.
 *
 * @param learntAt by `performance.now()`
 */
export const timesNow = ({ serverTime, expiresAt, sessionEndsAt }: SessionTimes, learntAt: number): SessionTimes => ({
  serverTime: new Date(Date.parse(serverTime) + performance.now() - learntAt).toISOString(),
  expiresAt,
  sessionEndsAt,
});

/** The clock of a session that was found good. */
export function startSessionTimer(calls: Calls, times: SessionTimes, { onRenewed, onEnd }: Listeners): SessionTimer {
  const timer = createActor(sessionMachine.provide({ actors: sessionActors(calls) }), {
    ...inspection,
    input: times,
  });
  let last = timer.getSnapshot();
  timer.on('token.renewed', ({ token: { accessToken } }) => onRenewed(accessToken));
  timer.on('session.ended', () => onEnd(reasonOf(last)));
  timer.subscribe((snapshot) => (last = snapshot));
  timer.start();
  return timer;
}
