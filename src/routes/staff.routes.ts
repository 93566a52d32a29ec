import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.ts';
import { rootRoute } from './root.ts';

const staffHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/backup',
  staticData: { gate: { access: 'signedIn' } },
  loader: ({ context }) => context.need('staff'),
  component: lazyPage(() => import('../features/staff/StaffHomePage.tsx'), 'StaffHomePage'),
});

export const staffRoutes = [staffHomeRoute];
