import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import { helsinkiToday } from '../../domain/time/index.ts';
import { entryMachine } from '../../machines/entry/entry.machine.ts';
import { serverNow } from '../platform/clock.ts';
import { keepDismissed, readDismissed } from '../shared/entry/dismissed.ts';
import { useFlow } from '../shared/flow/useFlow.ts';
import { late } from '../shared/late.ts';
import { EntryProvider } from '../shared/entry/entry.context.ts';
import { usePageFacts } from '../shared/page/facts.ts';
import { usePortal } from '../shared/portal.context.ts';
import { useCustomerKey } from '../shared/session/useCustomerKey.ts';
import { useGate } from '../shared/session/useSession.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { LoadingPage } from './LoadingPage.tsx';

const addresses = { exit: '/b2b-exit', disclaimer: '/disclaimer' } as const;

/** The machine, told of each page that is drawn, doing what it asks for. */
function useEntryMachine() {
  const { store } = usePortal();
  const router = useRouter();
  const { entry: page } = usePageFacts();
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
    on: {
      'notice.needed': ({ notice }) => {
        const { pathname, searchStr } = router.latestLocation;
        // It is on its way there already, and asked for once more by what has come meanwhile.
        if (pathname === addresses[notice]) return;
        void router.navigate({ to: addresses[notice], search: { location: pathname + searchStr }, replace: true });
      },
      'notice.dismissed': ({ notice }) => keepDismissed(store, notice),
    },
  });

  const toldOf = useRef(path);
  // Before it is painted: no page is to be seen for a moment and gone again.
  useLayoutEffect(() => {
    if (path === toldOf.current) return;
    toldOf.current = path;
    entry.send({ type: 'page.opened', page, today: helsinkiToday(serverNow()) });
  }, [entry, page, path]);
  return entry;
}

const DisclaimerSettings = late(() => import('./DisclaimerSettings.tsx'), 'DisclaimerSettings', {
  meanwhile: null,
});

/** The dashboard is not to be seen before the disclaimer, and whether there is one is still asked. */
function WaitingPage() {
  const { t } = useLingui();
  return (
    <>
      <h1>
        <VisuallyHidden>{t({ id: 'loading.page', message: 'Ladataan' })}</VisuallyHidden>
      </h1>
      <LoadingPage />
    </>
  );
}

/**
 * The page that the customer has opened, once nothing stands before it (`entry.exit`, `entry.disclaimer`); it begins anew
 * with another customer (`customer.change`), unless it is the employee's own.
 */
export function EntryGate({ children }: { children: ReactNode }) {
  const customerKey = useCustomerKey();
  const { entry: page, isOfEmployee } = usePageFacts();
  const isDashboard = page === 'dashboard';
  const entry = useEntryMachine();
  const isOpen = useSelector(entry, (snapshot) => snapshot.matches('open'));
  const isWaiting = useSelector(entry, (snapshot) => snapshot.matches('waiting'));

  return (
    <EntryProvider value={entry}>
      {isDashboard && <DisclaimerSettings />}
      {isOpen ? (
        <Fragment key={isOfEmployee ? '' : customerKey}>{children}</Fragment>
      ) : isWaiting ? (
        <WaitingPage />
      ) : (
        <LoadingPage />
      )}
    </EntryProvider>
  );
}
