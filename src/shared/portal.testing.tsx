import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { show } from '../ui/testing.tsx';
import { PortalProvider, type Portal } from './portal.context.ts';

/** Shows what a router leads to, in a language, with what of the portal it needs. */
export async function showRouted(router: AnyRouter, { i18n, portal }: { i18n: I18n; portal: Portal }): Promise<void> {
  await router.load();
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <RouterProvider router={router as never} />
      </PortalProvider>
    </I18nProvider>,
  );
}
