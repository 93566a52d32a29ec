import { useSelector } from '@xstate/react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { helsinkiToday } from '../../domain/time/index.ts';
import { entryMachine, type EntryPage } from '../../machines/entry/entry.machine.ts';
import { serverNow } from '../platform/clock.ts';
import { readDismissed, writeDismissed, type DismissedNotice } from '../shared/entry/dismissed.ts';
import { useFlow } from '../shared/flow/useFlow.ts';
import { late } from '../shared/late.ts';
import { EntryProvider } from '../shared/entry/entry.context.ts';
import { usePortal } from '../shared/portal.context.ts';
import { useGate } from '../shared/session/useSession.ts';
import { LoadingPage } from './LoadingPage.tsx';

/** What the open page is to the pages that stand before others. */
function useEntryPage(): EntryPage {
  return useMatches({
    select: (matches) => {
      const { gate, entry } = matches.at(-1)?.staticData ?? {};
      return entry ?? (gate?.access === undefined || gate.access === 'public' ? 'free' : 'other');
    },
  });
}

/** The machine, told of each page; what is dismissed is kept for the tab (`entry.dismissed`). */
function useEntryMachine() {
  const { store } = usePortal();
  const page = useEntryPage();
  // Of the page itself: the address changes before it does.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const customerType = useGate((gate) => gate.context.validation?.customerType ?? null);
  const dismissed = readDismissed(store);
  const entry = useFlow(entryMachine, {
    input: {
      page,
      today: helsinkiToday(serverNow()),
      customerType,
      isExitDismissed: dismissed.has('exit'),
      isDisclaimerDismissed: dismissed.has('disclaimer'),
    },
  });

  // Before it is painted: no page is to be seen for a moment and gone again.
  useLayoutEffect(
    () => entry.send({ type: 'page.opened', page, today: helsinkiToday(serverNow()) }),
    [entry, page, path],
  );
  useEffect(() => {
    const subscription = entry.subscribe(({ context }) => {
      const notices: DismissedNotice[] = [];
      if (context.isExitDismissed) notices.push('exit');
      if (context.isDisclaimerDismissed) notices.push('disclaimer');
      writeDismissed(store, notices);
    });
    return () => subscription.unsubscribe();
  }, [entry, store]);
  return entry;
}

const DisclaimerSettings = late(() => import('./DisclaimerSettings.tsx'), 'DisclaimerSettings', {
  meanwhile: null,
});

const pagesBefore = { exitNeeded: '/b2b-exit', disclaimerNeeded: '/disclaimer' } as const;

/** The page that the customer has opened, or the way to the one that stands before it (`entry.exit`, `entry.disclaimer`). */
export function EntryGate({ children }: { children: ReactNode }) {
  const router = useRouter();
  const isDashboard = useEntryPage() === 'dashboard';
  const entry = useEntryMachine();
  const pageBefore = useSelector(entry, ({ value }) =>
    value === 'exitNeeded' || value === 'disclaimerNeeded' ? pagesBefore[value] : null,
  );

  useEffect(() => {
    if (pageBefore === null) return;
    const { pathname, searchStr } = router.latestLocation;
    void router.navigate({ to: pageBefore, search: { location: pathname + searchStr }, replace: true });
  }, [router, pageBefore]);

  return (
    <EntryProvider value={entry}>
      {isDashboard && <DisclaimerSettings />}
      {pageBefore === null ? children : <LoadingPage />}
    </EntryProvider>
  );
}
