import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { lazyPage } from '../routes/lazyPage.ts';
import { useIsUngated } from '../shared/page/frame.ts';
import { useGate } from '../shared/session/useSession.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { ValidatingPage } from './ValidatingPage.tsx';

export const SignInPage = lazyPage(() => import('../features/session/SignInPage.tsx'), 'SignInPage');
const MissingDataPage = lazyPage(() => import('../features/session/MissingDataPage.tsx'), 'MissingDataPage');
const BlockedPage = lazyPage(() => import('../features/session/BlockedPage.tsx'), 'BlockedPage');
const SignInFailedPage = lazyPage(() => import('../features/session/SignInFailedPage.tsx'), 'SignInFailedPage');
const ValidationFailedPage = lazyPage(
  () => import('../features/session/ValidationFailedPage.tsx'),
  'ValidationFailedPage',
);

const EntryGate = lazy(async () => ({ default: (await import('./EntryGate.tsx')).EntryGate }));

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

/** The page, or what the gate shows in its place. */
export function Gate() {
  const isBusy = useGate((gate) => gate.hasTag('busy'));
  const isOpen = useGate((gate) => gate.hasTag('open'));
  const isUngated = useIsUngated();
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
