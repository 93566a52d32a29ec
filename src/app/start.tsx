import { i18n } from '@lingui/core';
import type { AnyRoute } from '@tanstack/react-router';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { createCalls } from '../api/calls.ts';
import { createCatalogues } from '../i18n/catalogues.ts';
import { bringTextsWith } from '../i18n/texts.ts';
import { defaultLocale, parseLocale, takeLanguageParameter } from '../i18n/locale.ts';
import { pageName, track } from '../platform/analytics.ts';
import { createConnection } from '../platform/connection.ts';
import { isFramed } from '../platform/framed.ts';
import { startErrorReporting } from '../platform/errorReporting/errorReporting.ts';
import { watchHandOver, type HandedOver } from '../platform/handOver.ts';
import { inspection, type Inspect } from '../platform/inspection.ts';
import type { Prefill } from '../platform/prefill.ts';
import { createSessionStore } from '../platform/storage.ts';
import { createTabs } from '../platform/tabs.ts';
import type { Portal } from '../shared/portal.context.ts';
import { hasLeftDrafts } from '../shared/draft/hasLeftDrafts.ts';
import { watchLostStyles } from '../shared/lostStyles.ts';
import { awaitPage, pageStands } from '../shared/page/standing.ts';
import { createPortalSession, type PortalSession } from '../shared/session/portalSession.ts';
import { takeUpSession } from '../shared/session/takeUp.ts';
import { removeTrailingSlash } from './address.ts';
import { chosenBrand } from './brand.ts';
import { fetchLateComponents, fetchSignedInHeader } from './late.tsx';
import { EntryGate, SignInPage } from './Gate.tsx';
import { PortalTree } from './PortalTree.tsx';
import { isPrerendered, removeFrame, showWhenDrawn } from './takeOver.ts';
import { gatePageAt, routeAt } from './pages.ts';
import type { Send } from './askAhead.ts';
import { createPortalHistory, createPortalRouter, type PortalRouter } from './router.ts';

/** In milliseconds: the frame in the HTML stands so long before the portal says that the session is being checked. */
const PATIENCE = 300;
/** In milliseconds: the page begins without what was left over the sign-in and has not come by then. */
const LEFT_PATIENCE = 2_500;

const within = (work: unknown, patience: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))]);

/** A new page begins at its top (`routes.scroll`). */
function beginAtTop(router: PortalRouter) {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The first page stands where it begins; to say so would have the browser measure it.
    if (fromLocation && pathChanged && toLocation.hash === '') window.scrollTo(0, 0);
  });
}

function trackPages(router: PortalRouter) {
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    track({ event: 'pageView', route: pageName(routeAt(router, toLocation.pathname).fullPath), locale: i18n.locale });
  });
}

/** Gives the page that stands already to React, once all that it shows has come: it stays as it is. */
async function takeOver(
  container: Element,
  tree: ReactNode,
  { router, portal }: { router: PortalRouter; portal: Portal },
) {
  const isSignIn = portal.session.gate.getSnapshot().matches('redirectToLogin');
  // What the router draws where a page was drawn before.
  router.ssr = { manifest: undefined };
  await Promise.all([router.load(), isSignIn && SignInPage.preload?.()]);
  removeFrame();
  // In small steps, so that a touch in between is answered.
  startTransition(() => void hydrateRoot(container, tree));
}

/** Resolves once the page of someone who has signed in can be drawn in one go (`start.once`). */
const fetchFirstPage = ({ gate }: PortalSession, { options }: AnyRoute): Promise<unknown> =>
  Promise.all([
    waitFor(gate, (snapshot) => !snapshot.hasTag('busy')),
    EntryGate.preload?.(),
    fetchSignedInHeader(),
    (options.component as LatePage | undefined)?.preload?.(),
  ]);

interface LatePage {
  preload?: () => Promise<void>;
}

interface Beginning {
  /** The session that the address handed over, if it did. */
  handedOver: HandedOver | null;
  /** What the address handed over was not for this tab to take. */
  isRefused: boolean;
  /** What the address fills in, if it does. */
  prefill: Prefill | null;
  /** Sends the portal's calls. */
  send: Send;
  /** Is told of all that the portal's machines do. */
  inspect?: Inspect;
}

/** Starts the portal. */
export async function start({ handedOver, isRefused, prefill, send, inspect }: Beginning): Promise<void> {
  inspection.inspect = inspect;
  removeTrailingSlash(window);
  watchLostStyles();
  const framed = isFramed(window) ? await import('./framed.ts') : null;
  const store = createSessionStore(framed?.standInStorage() ?? window);
  const asked = takeLanguageParameter(window);
  if (asked) store.write('selectedLanguage', asked);
  const catalogues = createCatalogues(i18n, parseLocale(store.read('selectedLanguage')) ?? defaultLocale);
  const texts = bringTextsWith(catalogues);

  // Before the router, which must not see what is handed over.
  watchHandOver(window, () => session.giveWay());
  const router = createPortalRouter(createPortalHistory());
  framed?.leaveForOtherPages(router, window);
  const queries: Portal['queries'] = { client: null };
  const filledIn: Portal['prefill'] = { values: prefill, forget: () => (filledIn.values = null) };
  const { pathname, search } = router.latestLocation;
  const session = createPortalSession({
    createApi: (credentials) => createCalls(credentials, window.location.origin, send),
    isAppView: search.app === 'true',
    locale: catalogues.locale,
    store,
    tabs: createTabs(),
    page: gatePageAt(router, pathname, search),
    handedOver,
    takeUp: () => takeUpSession(store, window),
    path: pathname,
    pageStands,
    onForget: () => {
      queries.client?.clear();
      filledIn.forget();
    },
    onEmployeeChanged: () => window.location.reload(),
  });
  if (isRefused && session.getState().facts === null && takeUpSession(store, window)) return;
  // Beside the validation, not after it.
  const firstPage = session.getState().facts && fetchFirstPage(session, routeAt(router, pathname));
  router.subscribe('onBeforeNavigate', ({ toLocation }) =>
    session.openPage(gatePageAt(router, toLocation.pathname, toLocation.search)),
  );
  trackPages(router);
  beginAtTop(router);
  i18n.on('change', () => {
    if (i18n.locale) document.documentElement.lang = i18n.locale;
  });

  const connection = createConnection(window);
  const brand = chosenBrand();
  document.documentElement.dataset['brand'] = brand.id;
  const portal = {
    brand,
    catalogues,
    connection,
    prefill: filledIn,
    queries,
    session,
    store,
  };
  // Its form must find there what was typed in another tab.
  const left =
    handedOver &&
    hasLeftDrafts(document) &&
    import('../shared/draft/overSignIn.ts')
      .then(({ takeUpLeft }) => takeUpLeft({ ...session, store, path: pathname }))
      // The page begins without.
      .catch(() => {});
  const container = document.querySelector('#root');
  if (!container) throw new Error('the page has no #root');
  const tree = <PortalTree {...{ i18n, portal, router }} />;
  await texts;
  await within(left, LEFT_PATIENCE);
  await within(firstPage, PATIENCE);
  awaitPage();
  if (isPrerendered(routeAt(router, pathname).fullPath)) await takeOver(container, tree, { router, portal });
  else {
    showWhenDrawn(container);
    createRoot(container).render(tree);
  }
  startErrorReporting({
    place: () => ({
      route: pageName(routeAt(router, router.latestLocation.pathname).fullPath),
      language: i18n.locale,
      brand: brand.id,
    }),
    settings: async () => (await import('../api/content.gen.ts')).getErrorReporting(session.api),
  });
  void pageStands
    .then(() => import('./later/afterPage.ts'))
    .then(({ afterPage }) => afterPage({ i18n, catalogues, queries, router, session, search, store }))
    .catch(() => {});
  void pageStands.then(fetchLateComponents);
}
