import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { customerSearchMachine } from '../../../machines/customer-search/customerSearch.machine.ts';
import { inspection } from '../../platform/inspection.ts';
import { actingOf } from '../../shared/acting/useActing.ts';
import type { Left } from '../../shared/draft/waiting.ts';
import type { PortalSession } from '../../shared/session/portalSession.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { customerSearchActors } from './customerSearch.actors.ts';

/** What an employee has typed and found at `/backup`; in memory alone, and gone with the session (`acting.searchStays`). */
export interface Desk {
  search: ActorRefFrom<typeof customerSearchMachine>;
  written: { reason: string; sought: string };
  /** The entry of the history at which it stands. */
  entry: string | undefined;
  /** A customer was opened from it. */
  hasOpened: boolean;
  /** Answers all that is written then. */
  write(change: Partial<Desk['written']>): Desk['written'];
  clear(): void;
}

/** The id of the field in which a customer is looked for. */
export const SOUGHT = 'sought';

const desks = new WeakMap<PortalSession, Desk>();

function begin(session: PortalSession, entry: string | undefined): Desk {
  const search = createActor(customerSearchMachine.provide({ actors: customerSearchActors(session) }), inspection);
  const opened = actingOf(session).on('acting.opened', () => (desk.hasOpened = true));
  const stopWatching = session.subscribe(() => {
    if (session.getState().facts === null) desk.clear();
  });
  const desk: Desk = {
    search: search.start(),
    written: { reason: '', sought: '' },
    entry,
    hasOpened: false,
    write: (change) => {
      desk.written = { ...desk.written, ...change };
      desk.hasOpened = false;
      return desk.written;
    },
    clear: () => {
      desks.delete(session);
      opened.unsubscribe();
      stopWatching();
      search.stop();
    },
  };
  desks.set(session, desk);
  return desk;
}

/**
 * What has led to a customer is shown again by Back alone: whoever is looked for next is looked for with a reason of their
 * own, which they read.
 */
function deskOf(session: PortalSession, entry: string | undefined): Desk {
  const known = desks.get(session);
  if (known && (known.entry === entry || !known.hasOpened)) {
    known.entry = entry;
    return known;
  }
  known?.clear();
  return begin(session, entry);
}

/** The desk of the page that is drawn. */
export function useDesk(): Desk {
  const session = useSession();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  const [desk] = useState(() => deskOf(session, entry));
  return desk;
}

/** Whether the employee has something at hand that another tab must not take away. */
export function isAtWork(session: PortalSession): boolean {
  const desk = desks.get(session);
  if (!desk) return false;
  const { reason, sought } = desk.written;
  return reason !== '' || sought !== '' || desk.search.getSnapshot().context.search !== null;
}

const left = new WeakMap<PortalSession, Left | null>();

/** What stood of the forms of a customer when another tab closed them; null where there was none (`acting.changedElsewhere`). */
export const leftAtClosing = (session: PortalSession): Left | null => left.get(session) ?? null;

export const noteLeftAtClosing = (session: PortalSession, waited: Left | null): void => void left.set(session, waited);

let isChanging = false;

/**
 * "Vaihda": the focus goes to the field in which a customer is looked for (`acting.searchShown`).
 *
 * @param go leads to the page that has it; null where the person is there, and not on the way elsewhere
 */
export function changeCustomer(go: (() => void) | null): void {
  const field = document.getElementById(SOUGHT);
  field?.focus();
  isChanging = field === null;
  go?.();
}

/** After `usePage`, which leads the focus to the heading. */
export function useChange(): void {
  useEffect(() => {
    if (isChanging) document.getElementById(SOUGHT)?.focus();
    isChanging = false;
  }, []);
}
