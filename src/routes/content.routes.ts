import { createRoute, redirect } from '@tanstack/react-router';
import { keepReloadToken } from '../features/content/reloadToken.ts';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const contentWorkerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/content-worker',
  staticData: { gate: { access: 'signedIn' }, hides: ['survey'] },
  component: late(() => import('../features/content/ContentWorkerPage.tsx'), 'ContentWorkerPage'),
});

/** The token leaves the address before anything is drawn or told of it (`contentWorker.secret`). */
const reloadTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/content-worker/$reloadToken',
  staticData: { gate: { access: 'signedIn' } },
  beforeLoad: ({ params, preload }) => {
    if (!preload) keepReloadToken(params.reloadToken);
    redirect({ to: '/content-worker', replace: true, throw: true });
  },
});

export const routes = [contentWorkerRoute, reloadTokenRoute];

declare module './root.ts' {
  interface AreaRoutes {
    content: typeof routes;
  }
}
