import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const terminationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/termination',
  staticData: { gate: { access: 'strongAuthentication' }, hides: ['survey'] },
  component: late(() => import('../features/termination/TerminationPage.tsx'), 'TerminationPage'),
});

export const routes = [terminationRoute];

declare module './root.ts' {
  interface AreaRoutes {
    termination: typeof routes;
  }
}
