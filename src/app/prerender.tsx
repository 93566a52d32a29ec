import { setupI18n } from '@lingui/core';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createCalls } from '../api/calls.ts';
import { createCatalogues } from '../i18n/catalogues.ts';
import { bringTextsWith } from '../i18n/texts.ts';
import type { Locale } from '../i18n/locale.ts';
import type { BeginReads } from '../begin.ts';
import { createConnection } from '../platform/connection.ts';
import { createSessionStore } from '../platform/storage.ts';
import type { Brand } from '../shared/brand.ts';
import { pageFacts } from '../shared/page/facts.ts';
import { pageStands } from '../shared/page/standing.ts';
import { createPortalSession } from '../shared/session/portalSession.ts';
import { brands } from './brand.ts';
import { SignInPage } from './Gate.tsx';
import { gatePageAt } from './pages.ts';
import { readsOf } from './readsOfPages.ts';
import { PortalTree } from './PortalTree.tsx';
import { createPortalRouter } from './router.ts';

/*
 * The portal as the build runs it, to draw the pages that are the same for every stranger (`start.prerendered`). Nothing
 * of it comes to the browser.
 */

export { brands };
export { locales } from '../i18n/locale.ts';

/** What the build must know of a route. */
export interface RouteNeeds {
  /** Its address, as the router writes it: `/contracts/$contractCode`. */
  path: string;
  /** `page`: drawn at the build. `signIn`: the sign-in stands in its place for strangers. `none`: nothing is drawn before. */
  stranger: 'page' | 'signIn' | 'none';
  /** The sites of partners may hold it in a frame. */
  isEmbeddable: boolean;
  /** It reports what became of a sign-in. */
  isReport: boolean;
  /** The component of its page, which its file is named for; null where the gate draws all that there is. */
  page: string | null;
  /** What it asks the server first, for someone who has signed in; null where it is not for them alone. */
  reads: BeginReads | null;
}

/** A page as a stranger sees it first. */
export interface PrerenderedPage {
  title: string;
  html: string;
}

function strangerOf({ options: { staticData } }: AnyRoute): RouteNeeds['stranger'] {
  if (staticData?.isPrerendered) return 'page';
  return pageFacts(staticData).access === 'signedIn' ? 'signIn' : 'none';
}

/** Every route of the portal. */
export function describeRoutes(): RouteNeeds[] {
  const { routesByPath } = createPortalRouter(createMemoryHistory());
  return Object.entries(routesByPath as Record<string, AnyRoute>).map(([path, route]) => {
    const stranger = strangerOf(route);
    return {
      path,
      stranger,
      isEmbeddable: route.options.staticData?.isEmbeddable ?? false,
      isReport: pageFacts(route.options.staticData).report !== null,
      page: (route.options.component as { displayName?: string } | undefined)?.displayName ?? null,
      reads: stranger === 'signIn' ? readsOf(path) : null,
    };
  });
}

/** A tab in which nothing was kept. */
function emptyTab() {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { sessionStorage, addEventListener: () => {}, navigator: { onLine: true } as Navigator };
}

interface PageWish {
  brand: Brand;
  locale: Locale;
  path: string;
  /** Those whose texts the page shows. */
  areas: readonly string[];
}

/** Draws the page at an address for someone who has not signed in. */
export async function renderPage({ brand, locale, path, areas }: PageWish): Promise<PrerenderedPage> {
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, locale);
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }));
  await bringTextsWith(catalogues);
  await Promise.all([...areas.map(catalogues.need), router.load(), SignInPage.preload?.()]);
  const tab = emptyTab();
  const store = createSessionStore(tab);
  const session = createPortalSession({
    createApi: (credentials) => createCalls(credentials, 'http://localhost'),
    isAppView: false,
    locale: catalogues.locale,
    store,
    tabs: { listen: () => () => {}, tell: () => {} },
    page: gatePageAt(router, router.latestLocation.pathname, {}),
    handedOver: null,
    takeUp: () => false,
    path,
    pageStands,
    onForget: () => {},
    onEmployeeChanged: () => {},
  });
  let title = '';
  const portal = {
    brand,
    catalogues,
    connection: createConnection(tab),
    prefill: { values: null, forget: () => {} },
    queries: { client: null },
    session,
    store,
    onTitle: (said: string) => (title = said),
  };
  const { prelude } = await prerender(<PortalTree {...{ i18n, portal, router }} />, {
    onError: (thrown) => {
      throw thrown;
    },
    // In one piece: what comes in several is put together by scripts that stand in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { title, html: await new Response(prelude).text() };
}
