import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  staticData: { gate: { access: 'signedIn' }, entry: 'dashboard' },
  component: late(() => import('../features/home/DashboardPage.tsx'), 'DashboardPage'),
});

export const routes = [dashboardRoute];

declare module './root.ts' {
  interface AreaRoutes {
    home: typeof routes;
  }
}
