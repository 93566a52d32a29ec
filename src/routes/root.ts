import { createRootRoute } from '@tanstack/react-router';
import type { PageFacts } from '../shared/page/routing.ts';
import { viewSearch } from '../shared/page/search.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}

/** Its component, the frame around every page, is given by the app. */
export const rootRoute = createRootRoute({
  validateSearch: viewSearch,
});
