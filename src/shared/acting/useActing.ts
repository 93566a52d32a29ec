import { createActor, type ActorRefFrom } from 'xstate';
import { actingMachine } from '../../../machines/acting/acting.machine.ts';
import { inspection } from '../../platform/inspection.ts';
import type { PortalSession } from '../session/portalSession.ts';
import { useSession } from '../session/useSession.ts';
import { actingActors } from './acting.actors.ts';

export type ActingActor = ActorRefFrom<typeof actingMachine>;

const begun = new WeakMap<PortalSession, ActingActor>();

/** One for the session: the bar and the page that opens customers say the same, and the other tabs follow (`acting.tabs`). */
export function actingOf(session: PortalSession): ActingActor {
  const known = begun.get(session);
  if (known) return known;
  const { tabs } = session;
  const actor = createActor(actingMachine.provide({ actors: actingActors(session) }), inspection);
  begun.set(session, actor);
  actor.on('acting.opened', () => tabs.tell({ type: 'customerChanged' }));
  actor.on('acting.closed', () => tabs.tell({ type: 'customerChanged' }));
  const stopListening = tabs.listen(({ type }) => {
    if (type === 'customerChanged') actor.send({ type: 'acting.ask' });
  });
  const stopWatching = session.subscribe(() => {
    if (session.getState().facts !== null) return;
    // Whoever signs in next begins with another.
    begun.delete(session);
    stopListening();
    stopWatching();
    actor.stop();
  });
  return actor.start();
}

/** For which customer the employee acts. For employees alone: others may not ask. */
export const useActing = (): ActingActor => actingOf(useSession());
