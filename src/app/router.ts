import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { rootRoute, type AreaRoutes } from '../routes/root.ts';
import { plainSearch } from './address.ts';
import { ErrorPage } from './late.tsx';
import { Layout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';

rootRoute.update({ component: Layout });

/** Of every area, as the files are found. */
const routes = Object.values(
  import.meta.glob<AreaRoutes[keyof AreaRoutes]>('../routes/*.routes.ts', { eager: true, import: 'routes' }),
).flat();

const routeTree = rootRoute.addChildren(routes);

/** The pages of the portal. */
export function createPortalRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    ...plainSearch,
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: ErrorPage,
  });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
