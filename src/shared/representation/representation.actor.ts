import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { representationMachine } from './representation.machine.ts';
import { readDismissed } from '../entry/dismissed.ts';
import { usePortal, type Portal } from '../portal.context.ts';
import type { PortalSession } from '../session/portalSession.ts';

type RepresentationActor = ActorRefFrom<typeof representationMachine>;

/** One for each session of the tab. */
const actors = new WeakMap<PortalSession, RepresentationActor>();

/** The machine of those for whom the person may act; begun with the first who asks. */
export function representationOf(
  { session, store }: Pick<Portal, 'session' | 'store'>,
  own: string,
): RepresentationActor {
  const known = actors.get(session);
  if (known) return known;
  const actor = createActor(representationMachine, {
    input: {
      own,
      shown: session.getState().facts?.customerId ?? own,
      isHandled: readDismissed(store).has('representations'),
    },
  });
  actors.set(session, actor);
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
