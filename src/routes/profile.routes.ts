import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage'),
});

export const routes = [profileRoute];

declare module './root.ts' {
  interface AreaRoutes {
    profile: typeof routes;
  }
}
