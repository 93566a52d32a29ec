import type { PortalRouter } from './router.ts';

/**
 * A new page begins at its top; going back or forward finds the place again (`routes.scroll`). The router would note the
 * places in the browser's storage, which holds nothing but the session; here they are in memory.
 */
export function keepScrollPlaces(
  router: PortalRouter,
  browser: Pick<Window, 'scrollY' | 'scrollTo' | 'history'> = window,
): void {
  const places = new Map<string, number>();
  browser.history.scrollRestoration = 'manual';
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    const key = fromLocation?.state.__TSR_key;
    if (key) places.set(key, browser.scrollY);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The first page stands where it begins; to say so would have the browser measure it.
    if (fromLocation && pathChanged && toLocation.hash === '')
      browser.scrollTo(0, places.get(toLocation.state.__TSR_key ?? '') ?? 0);
  });
}
