import { createRootRoute } from '@tanstack/react-router';
import type { PageFacts } from '../shared/page/routing.ts';
import { viewSearch } from '../shared/page/search.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}

/** The routes of each area, which its own file adds, so that addresses are known to the compiler and listed nowhere. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface AreaRoutes {}

/** Its component, the frame around every page, is given by the app. */
export const rootRoute = createRootRoute({
  validateSearch: viewSearch,
  search: {
    middlewares: [
      // Wherever the router leads, the embedded view goes along (`frame.embedded`).
      ({ search, next }) => {
        const wanted = next(search);
        return { ...wanted, app: wanted.app ?? search.app, embed: wanted.embed ?? search.embed };
      },
    ],
  },
});
