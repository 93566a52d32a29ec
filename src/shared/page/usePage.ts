import { useLingui } from '@lingui/react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Locale } from '../../i18n/locale.ts';
import { usePortal } from '../portal.context.ts';
import { useSessionState } from '../session/useSession.ts';
import { focusHeading, whenHeadingIsThere } from './focus.ts';
import { pageIsDrawn } from './standing.ts';

/** Once the focus was led to a heading it is led on, also where the session has gone meanwhile. */
let wasLed = false;

/** The entry of the history at which the portal was opened or loaded anew; empty once the person has gone on from it. */
let openedAt: string | undefined;

/**
 * Gives the page its title, `<title> – Oma Kajo`, and moves the focus to its heading (`routes.title`, `routes.focus`). The
 * first view of someone who has just come keeps the browser's own focus, so that the skip link comes first.
 *
 * @param view which of its views the page shows, where what had the focus goes with the view; the focus is then on the
 *   heading again, and where the address stays the page is at its top
 */
export function usePage(title: string, view = ''): void {
  const { brand, onTitle } = usePortal();
  const { i18n } = useLingui();
  const { facts, end } = useSessionState();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  const hasMovedOn = useRouterState({ select: ({ location }) => location.state.__TSR_index > 0 });
  // A soft hyphen says where a heading may break; a title never does.
  const fullTitle = `${title.replaceAll('\u00AD', '')} – ${brand.productName[i18n.locale as Locale]}`;
  if (import.meta.env.SSR) onTitle?.(fullTitle);
  const firstView = useRef(view);
  const drawn = useRef({ view, entry });

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  // When the page comes, or its view is another: changes of the session are no reason to move the focus.
  const focusUnlessFirst = useEffectEvent(() => {
    // Another view at the same address: with another address the router knows where the page was.
    if (drawn.current.entry === entry && drawn.current.view !== view) window.scrollTo({ top: 0 });
    drawn.current = { view, entry };
    openedAt ??= entry;
    if (entry !== openedAt) openedAt = '';
    // Whoever was quicker than the page and is at the skip link already stays there.
    else if (view === firstView.current && document.activeElement !== document.body) return undefined;
    if (wasLed || facts !== null || end !== null || hasMovedOn || view !== firstView.current)
      return whenHeadingIsThere(() => (wasLed = focusHeading()));
    return undefined;
  });
  useEffect(() => focusUnlessFirst(), [view]);
  useEffect(pageIsDrawn, []);
}
