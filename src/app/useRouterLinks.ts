import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { withView } from './address.ts';
import { pageAt } from '../shared/page/pages.ts';

/** The link that an event happened on, where it leads to a page of the portal; null for every other. */
function portalLink(event: Event, isOurs: (path: string) => boolean): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download'))
    return null;
  const isAnchor = link.hash !== '' && link.pathname === window.location.pathname;
  return !isAnchor && isOurs(link.pathname) ? link : null;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Lets the router follow the plain links of the page, so that the components that draw them need not know it. What is no
 * page of the portal, as the server's own `/login` and `/endSession`, is opened as a document.
 */
export function useRouterLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const isOurs = (path: string) => pageAt(router, path) !== undefined;
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? portalLink(event, isOurs) : null;
      if (!link) return;
      event.preventDefault();
      router.history.push(link.pathname + withView(link.search, window.location.search) + link.hash);
    };
    const preload = (event: Event) => {
      const link = portalLink(event, isOurs);
      // A preload that fails is no loss: the click fetches the page again.
      if (link) void router.preloadRoute({ to: link.pathname }).catch(() => {});
    };
    document.addEventListener('click', follow);
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, preload, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const type of ['mouseover', 'focusin', 'touchstart']) document.removeEventListener(type, preload);
    };
  }, [router]);
}
