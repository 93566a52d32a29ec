import { Outlet } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { late } from '../shared/late.ts';
import { usePageFacts } from '../shared/page/facts.ts';
import { useGate } from '../shared/session/useSession.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { ValidatingPage } from './ValidatingPage.tsx';

export const SignInPage = late(() => import('../features/session/SignInPage.tsx'), 'SignInPage');
const MissingDataPage = late(() => import('../features/session/MissingDataPage.tsx'), 'MissingDataPage');
const BlockedPage = late(() => import('../features/session/BlockedPage.tsx'), 'BlockedPage');
const SignInFailedPage = late(() => import('../features/session/SignInFailedPage.tsx'), 'SignInFailedPage');
const ValidationFailedPage = late(() => import('../features/session/ValidationFailedPage.tsx'), 'ValidationFailedPage');

export const EntryGate = late(() => import('./EntryGate.tsx'), 'EntryGate');

/** What stands in the page's place; null where the page itself may be shown. */
function useGatePage(): ComponentType | null {
  return useGate((gate) => {
    if (gate.matches('redirectToLogin')) return SignInPage;
    if (gate.matches('missingData')) return MissingDataPage;
    if (gate.matches('blockedCustomer')) return BlockedPage;
    if (gate.matches('failedTryAgain')) return gate.context.page.report ? SignInFailedPage : ValidationFailedPage;
    return null;
  });
}

/** The page stands only once it is known who the person is. */
export function useIsBusy(): boolean {
  const { awaitsPerson } = usePageFacts();
  return useGate((gate) => gate.hasTag(awaitsPerson ? 'asking' : 'busy'));
}

/** The page, or what the gate shows in its place. */
export function Gate() {
  const isBusy = useIsBusy();
  const isOpen = useGate((gate) => gate.hasTag('open'));
  const { isUngated } = usePageFacts();
  const GatePage = useGatePage();

  if (isUngated) return <Outlet />;
  if (isBusy) return <ValidatingPage />;
  if (!GatePage && !isOpen) return <Outlet />;
  if (!GatePage) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <EntryGate>
          <Outlet />
        </EntryGate>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<LoadingPage />}>
      <GatePage />
    </Suspense>
  );
}
