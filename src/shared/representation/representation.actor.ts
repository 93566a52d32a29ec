import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { representationMachine } from '../../../machines/representation/representation.machine.ts';
import { inspection } from '../../platform/inspection.ts';
import { keepDismissed, readDismissed } from '../entry/dismissed.ts';
import { usePortal, type Portal } from '../portal.context.ts';
import type { PortalSession } from '../session/portalSession.ts';

type RepresentationActor = ActorRefFrom<typeof representationMachine>;

/** One for each session of the tab. */
const begun = new WeakMap<PortalSession, RepresentationActor>();

/** The machine of those for whom the person may act; begun with the first who asks, and ended with the session. */
export function representationOf(
  { session, store }: Pick<Portal, 'session' | 'store'>,
  own: string,
): RepresentationActor {
  const known = begun.get(session);
  if (known) return known;
  const actor = createActor(representationMachine, {
    ...inspection,
    input: {
      own,
      shown: session.getState().facts?.customerId ?? own,
      isHandled: readDismissed(store).has('representations'),
    },
  });
  begun.set(session, actor);
  actor.on('dialog.handled', () => keepDismissed(store, 'representations'));
  const stopWatching = session.subscribe(() => {
    if (session.getState().facts !== null) return;
    // Whoever signs in next begins with another.
    begun.delete(session);
    stopWatching();
    actor.stop();
  });
  return actor.start();
}

/**
 * The machine of those for whom the person may act, which the menus, the notices and the dialog share.
 *
 * @param own the person's own customership
 */
export function useRepresentation(own: string): RepresentationActor {
  return representationOf(usePortal(), own);
}

/** What `select` reads of it. */
export const useRepresented = <Selected>(
  own: string,
  select: (snapshot: SnapshotFrom<typeof representationMachine>) => Selected,
): Selected => useSelector(useRepresentation(own), select);
