import { createRouter } from '@tanstack/react-router';
import { catchAllRoute } from '../routes/catchAll.routes.ts';
import { contentRoutes } from '../routes/content.routes.ts';
import { contractsRoutes } from '../routes/contracts.routes.ts';
import { entryRoutes } from '../routes/entry.routes.ts';
import { homeRoutes } from '../routes/home.routes.ts';
import { infoRoutes } from '../routes/info.routes.ts';
import { rootRoute } from '../routes/root.ts';
import { sessionRoutes } from '../routes/session.routes.ts';
import { staffRoutes } from '../routes/staff.routes.ts';
import { plainSearch } from './address.ts';
import { ErrorPage } from './late.tsx';
import { Layout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';

rootRoute.update({ component: Layout });

const routeTree = rootRoute.addChildren([
  ...sessionRoutes,
  ...entryRoutes,
  ...homeRoutes,
  ...contractsRoutes,
  ...contentRoutes,
  ...staffRoutes,
  ...infoRoutes,
  catchAllRoute,
]);

/** The pages of the portal. */
export function createPortalRouter() {
  return createRouter({
    routeTree,
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
