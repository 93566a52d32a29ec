import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

type Pages = Pick<AnyRouter, 'getMatchedRoutes'>;

/** The template of the route that catches every address that no other has (`routes.unknown`). */
export const CATCH_ALL = '$';

/** The page that a path leads to; undefined where there is none. */
export function pageAt(router: Pages, path: string): AnyRoute | undefined {
  const [, , found] = router.getMatchedRoutes(path);
  return found?.path === CATCH_ALL ? undefined : found;
}

/** Whether a link may be drawn: it leads to a page that exists, or out of the portal (`routes.onlyBuilt`). */
export function isBuilt(router: Pages, href: string): boolean {
  return !href.startsWith('/') || pageAt(router, href.split(/[?#]/)[0] ?? '/') !== undefined;
}
