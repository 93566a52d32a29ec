import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const accessesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/accesses',
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/accesses/AccessesPage.tsx'), 'AccessesPage'),
});

export const routes = [accessesRoute];

declare module './root.ts' {
  interface AreaRoutes {
    accesses: typeof routes;
  }
}
