import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, ownPath } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const getParentRoute = () => rootRoute;
const validateSearch = knownSearch({ location: ownPath });
const facts = { gate: { access: 'signedIn' }, hides: ['navigation', 'survey'] } as const;

const disclaimerRoute = createRoute({
  getParentRoute,
  path: '/disclaimer',
  validateSearch,
  staticData: { ...facts, entry: 'disclaimer' },
  component: late(() => import('../features/entry/DisclaimerPage.tsx'), 'DisclaimerPage'),
});

const businessExitRoute = createRoute({
  getParentRoute,
  path: '/b2b-exit',
  validateSearch,
  staticData: { ...facts, entry: 'exit' },
  component: late(() => import('../features/entry/BusinessExitPage.tsx'), 'BusinessExitPage'),
});

export const routes = [disclaimerRoute, businessExitRoute];

declare module './root.ts' {
  interface AreaRoutes {
    entry: typeof routes;
  }
}
