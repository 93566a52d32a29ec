import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const staffHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/backup',
  staticData: { gate: { access: 'signedIn' }, hides: ['survey'], isOfEmployee: true },
  component: late(() => import('../features/staff/StaffHomePage.tsx'), 'StaffHomePage'),
});

export const routes = [staffHomeRoute];

declare module './root.ts' {
  interface AreaRoutes {
    staff: typeof routes;
  }
}
