import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { PortalProvider, type Portal } from '../shared/portal.context.ts';
import type { PortalRouter } from './router.ts';

interface PortalTreeProps {
  i18n: I18n;
  portal: Portal;
  router: PortalRouter;
}

/** The whole portal: the same where the build draws it and where the browser takes it over. */
export function PortalTree({ i18n, portal, router }: PortalTreeProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PortalProvider value={portal}>
          <RouterProvider router={router} />
        </PortalProvider>
      </I18nProvider>
    </StrictMode>
  );
}
