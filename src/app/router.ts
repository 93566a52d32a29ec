import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { rootRoute, type AreaRoutes } from '../routes/root.ts';
import { plainSearch } from './address.ts';
import { ErrorPage } from './late.tsx';
import { Layout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { beginBackCloses, leaveOverlays } from '../ui/backCloses.ts';

rootRoute.update({ component: Layout });

/** Of every area, as the files are found. */
const routes = Object.values(
  import.meta.glob<AreaRoutes[keyof AreaRoutes]>('../routes/*.routes.ts', { eager: true, import: 'routes' }),
).flat();

const routeTree = rootRoute.addChildren(routes);

/** The browser's, without the entry of what is open over a page before it goes to another (`overlay.back`). */
export function createPortalHistory(): RouterHistory {
  beginBackCloses();
  const history = createBrowserHistory();
  const { push, replace } = history;
  history.push = (...to) => leaveOverlays(() => push(...to));
  history.replace = (...to) => leaveOverlays(() => replace(...to));
  return history;
}

/** The pages of the portal. */
export function createPortalRouter(history: RouterHistory) {
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
