import type { StorageHost } from '../platform/storage.ts';
import { routeAt } from './pages.ts';
import type { PortalRouter } from './router.ts';

/** What a page in a frame has in place of the tab's storage, which is the person's; it goes with the page (`frame.stranger`). */
export function standInStorage(): StorageHost {
  const kept = new Map<string, string>();
  return {
    sessionStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    addEventListener: () => {},
  };
}

/** An address without what asks for the embedded view: in a window of its own the page is whole. */
function whole({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const wanted = new URLSearchParams(search);
  for (const view of ['app', 'embed']) wanted.delete(view);
  return pathname + (wanted.size > 0 ? `?${wanted}` : '') + hash;
}

/**
 * Has a page in a frame of another site open nothing there but the pages that may stand in one: the server would refuse the
 * others, but is not asked where the router opens them. They take the place of that site, as does every address that is no
 * page of the portal, the sign-in first of all (`frame.partners`).
 */
export function leaveForOtherPages(router: PortalRouter, page: Window): void {
  const mayStand = (path: string) => routeAt(router, path).options.staticData?.isEmbeddable ?? false;

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      if (mayStand(nextLocation.pathname)) return false;
      page.open(whole(nextLocation), '_top');
      return true;
    },
  });

  // Before the router looks for the links that it follows.
  const send = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.protocol.startsWith('http') || link.target !== '') return;
    const isOwn = link.origin === page.location.origin;
    if (isOwn && mayStand(link.pathname)) return;
    if (isOwn) link.href = whole(link);
    link.target = '_top';
  };
  page.document.addEventListener('click', send, true);
}
