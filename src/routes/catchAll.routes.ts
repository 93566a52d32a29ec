import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.ts';
import { rootRoute } from './root.ts';

/** Every address that no other route has (`routes.unknown`). */
export const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: lazyPage(() => import('../shared/page/NotFoundPage.tsx'), 'NotFoundPage'),
});
