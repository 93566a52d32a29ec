import { createRootRouteWithContext } from '@tanstack/react-router';
import type { PageFacts, RouterContext } from '../shared/page/routing.ts';
import { ViewSearch } from '../shared/page/search.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}

/** Its component, the frame around every page, is given by the app. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: ViewSearch,
});
