import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { CATCH_ALL } from '../shared/page/pages.ts';
import { rootRoute } from './root.ts';

/** Every address that no other route has (`routes.unknown`). */
export const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CATCH_ALL,
  staticData: { isPrerendered: true },
  component: late(() => import('../shared/page/NotFoundPage.tsx'), 'NotFoundPage'),
});

export const routes = [catchAllRoute];

declare module './root.ts' {
  interface AreaRoutes {
    catchAll: typeof routes;
  }
}
