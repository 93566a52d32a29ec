import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

/*
 * As little as a portal on the same libraries can be: two pages over the same call, without access, languages, design or
 * care for what may fail. What the portal is held against.
 */

const rootRoute = createRootRoute({ component: () => <Outlet /> });
const frontRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./FrontPage.tsx'), 'FrontPage'),
});
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shell',
  component: lazyRouteComponent(() => import('./ListPage.tsx'), 'ListPage'),
});
const contractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shell/$code',
  component: lazyRouteComponent(() => import('./ContractPage.tsx'), 'ContractPage'),
});
const router = createRouter({ routeTree: rootRoute.addChildren([frontRoute, listRoute, contractRoute]) });

const container = document.querySelector('#root');
if (!container) throw new Error('the shell has no #root');
createRoot(container).render(
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
