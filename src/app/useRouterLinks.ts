import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Locale } from '../i18n/locale.ts';
import { keepView } from '../platform/view.ts';
import { ownAddress } from '../shared/page/ownAddress.ts';
import { pageAt } from '../shared/page/pages.ts';
import { usePortal } from '../shared/portal.context.ts';
import { isOverPage, leaveOverlays } from '../ui/backCloses.ts';

/** The link that an event happened on, and that leads on in this tab; null where there is none. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.protocol.startsWith('http') && link.target === '' && !link.hasAttribute('download') ? link : null;
}

/** Leads to a place within the open page. */
const isAnchor = ({ hash, origin, pathname }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname && origin === window.location.origin;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Lets the router follow the plain links of the page, so that the components that draw them need not know it. What is no
 * page of the portal, as the server's own `/login` and `/endSession`, is opened as a document.
 *
 * @param choose takes the language that a link asks for (`language.parameter`)
 */
export function useRouterLinks(choose: (locale: Locale) => void): void {
  const router = useRouter();
  const { store } = usePortal();
  const open = useEffectEvent((link: HTMLAnchorElement) => {
    const { href, locale } = ownAddress(link, window.location.search);
    if (locale) choose(locale);
    router.history.push(href);
  });
  useEffect(() => {
    const isOwn = ({ origin }: HTMLAnchorElement) => origin === window.location.origin;
    const isPage = (link: HTMLAnchorElement) => isOwn(link) && pageAt(router, link.pathname) !== undefined;
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event) : null;
      if (!link || isAnchor(link)) return;
      if (isPage(link)) {
        event.preventDefault();
        return open(link);
      }
      if (isOwn(link)) keepView(store, window.location.search);
      if (!isOverPage()) return;
      event.preventDefault();
      const { href } = link;
      leaveOverlays(() => window.location.assign(href));
    };
    const preload = (event: Event) => {
      const link = linkOf(event);
      // A preload that fails is no loss: the click fetches the page again.
      if (link && !isAnchor(link) && isPage(link)) void router.preloadRoute({ to: link.pathname }).catch(() => {});
    };
    document.addEventListener('click', follow);
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, preload, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const type of ['mouseover', 'focusin', 'touchstart']) document.removeEventListener(type, preload);
    };
  }, [router, store]);
}
