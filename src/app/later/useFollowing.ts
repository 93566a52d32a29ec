import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isAtWork, noteLeftAtClosing } from '../../features/staff/desk.ts';
import { groupDigits } from '../../i18n/formats.ts';
import type { ActingActor } from '../../shared/acting/useActing.ts';
import { fullName } from '../../shared/customer/names.ts';
import { authorBy } from '../../shared/draft/author.ts';
import { handToOpened } from '../../shared/draft/awaitedCustomer.ts';
import { untickConsents } from '../../shared/draft/untickConsents.ts';
import { dropDraftsFor, waitsOn, type Left } from '../../shared/draft/waiting.ts';
import { focusHeading } from '../../shared/page/focus.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useQueryClient } from '../../shared/queryClient.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useGoOnAs } from '../../shared/session/useGoOnAs.ts';
import { useSession } from '../../shared/session/useSession.ts';

/** What the pages do when they hear who is open. */
function useSteps() {
  const router = useRouter();
  const session = useSession();
  const goOnAs = useGoOnAs();
  const { store } = usePortal();
  const author = () => authorBy(session.gate.getSnapshot().context.validation);
  const isAtDesk = () => router.latestLocation.pathname === '/backup';
  const stop = (closed: string | null, isElsewhere = false) => {
    const owner = closed ?? session.getState().facts?.customerId ?? null;
    session.chooseCustomer(null);
    // It holds the numbers of who was open.
    store.write('contractsTold', null);
    if (owner !== null) {
      const whose = { owner, author: author() };
      noteLeftAtClosing(session, waitsOn(store, null, whose));
      dropDraftsFor(store, whose, isElsewhere);
    }
    // What is typed and found there is the employee's (`acting.searchStays`).
    if (!isAtDesk()) return void router.navigate({ to: '/backup' });
    // The bar goes, and the focus with it where it is there.
    if (!document.activeElement?.closest('header, main')) focusHeading();
  };
  /** What was typed of somebody goes on where they turned out to be that customer (`draft.opened`). */
  const goOnWith = (customerId: string) => {
    const path = handToOpened(store, { owner: customerId, author: author() });
    return path === null ? goOnAs(customerId) : goOnAs(customerId, `${path}?step=review`);
  };
  const follow = (customerId: string | null, isFirst: boolean, isOwn: boolean) => {
    const shown = session.getState().facts?.customerId ?? null;
    if (customerId === shown) return;
    // Nobody is open: the pages say so of the customer who was handed over, until another tab has changed it.
    if (customerId === null) return isFirst ? undefined : stop(shown, true);
    if (!isFirst) {
      const stays = !isOwn && isAtDesk() && isAtWork(session);
      return stays ? session.chooseCustomer(customerId) : goOnWith(customerId);
    }
    // One who was handed over just now is to be opened, whoever is still open.
    if (shown === null || session.arrivedAt === null) session.chooseCustomer(customerId);
  };
  /** What is left of the page that was shown, of a customer or of nobody; as it was at that path. */
  const waits = (path: string, owner: string | null) => waitsOn(store, path, { owner, author: author() });
  return { follow, begin: goOnWith, stop, waits, pathNow: () => router.latestLocation.pathname };
}

/** What another tab has done to what is shown here (`acting.changedElsewhere`). */
export interface ActingNews {
  /** Who was shown here before, by name or number; null where nobody was open. */
  from: string | null;
  /** What stands of the form that was left with it: typed, or being sent; null where there was none. */
  left: Left | null;
}

/**
 * The pages follow whoever is open: after a press here, and after one in another tab (`acting.tabs`).
 *
 * @returns what another tab has changed by opening somebody else, until that is read or this tab opens or closes a customer
 */
export function useFollowing(acting: ActingActor): { news: ActingNews | null; read(): void } {
  const steps = useSteps();
  const { api } = useSession();
  const { store } = usePortal();
  const queries = useQueryClient();
  const [news, setNews] = useState<ActingNews | null>(null);
  const follow = useEffectEvent(steps.follow);
  const begin = useEffectEvent(steps.begin);
  const stop = useEffectEvent(steps.stop);
  const waits = useEffectEvent(steps.waits);
  const pathNow = useEffectEvent(steps.pathNow);
  const nameOf = useEffectEvent((customerId: string) => {
    const customer = queries.getQueryData(customerQuery(api, customerId).queryKey);
    return customer ? fullName(customer) : groupDigits(customerId);
  });
  useEffect(() => {
    const { isTold, acting: told } = acting.getSnapshot().context;
    /** Who was open as far as the pages know; undefined before that was told. */
    let known = isTold ? (told.open?.customerId ?? null) : undefined;
    /** Whom this tab has shown last, where it has not closed them itself. */
    let left: { customerId: string; name: string } | null = null;
    /** This tab is opening somebody, or asks what became of that. */
    let isOwn = false;
    if (known !== undefined) follow(known, true, false);
    const heard = [
      acting.subscribe((snapshot) => (isOwn = snapshot.matches('opening') || (isOwn && snapshot.matches('asking')))),
      acting.on('acting.told', ({ customerId }) => {
        // Asked for another reason: who was handed over meanwhile stays.
        if (customerId === known) return;
        if (known) left = { customerId: known, name: nameOf(known) };
        const isNews = !isOwn && customerId !== null && left?.customerId !== customerId;
        const path = pathNow();
        // Whoever was open already when the page was opened is still spoken with.
        if (known !== undefined) untickConsents(store);
        follow(customerId, known === undefined, isOwn);
        // What goes on with who was opened does not wait.
        const waiting = known === undefined ? null : waits(path, known);
        const from = known === null && waiting !== null ? null : (left?.name ?? null);
        setNews(isNews && (from !== null || waiting !== null) ? { from, left: waiting } : null);
        known = customerId;
      }),
      acting.on('acting.opened', ({ customerId }) => {
        untickConsents(store);
        known = customerId;
        left = null;
        setNews(null);
        begin(customerId);
      }),
      acting.on('acting.closed', () => {
        const closed = known ?? null;
        known = null;
        left = null;
        setNews(null);
        stop(closed);
      }),
    ];
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  }, [acting, store]);
  return { news, read: () => setNews(null) };
}
