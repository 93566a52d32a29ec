import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, oneOf, ownPlace } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const getParentRoute = () => rootRoute;

const frontRoute = createRoute({
  getParentRoute,
  path: '/',
  staticData: { isPrerendered: true, awaitsPerson: true },
  component: late(() => import('../features/session/FrontPage.tsx'), 'FrontPage'),
});

/** Where a sign-in ends that did not begin at a page. */
const authRoute = createRoute({
  getParentRoute,
  path: '/auth',
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/session/LandingPage.tsx'), 'LandingPage'),
});

// The gate itself shows what the address reports; behind it there is nothing.
const missingDataRoute = createRoute({
  getParentRoute,
  path: '/auth/error/missing-data',
  staticData: { gate: { report: 'missingData' } },
});
const blockedRoute = createRoute({
  getParentRoute,
  path: '/auth/error/blocked',
  staticData: { gate: { report: 'blocked' } },
});
const failedRoute = createRoute({
  getParentRoute,
  path: '/auth/error/generic',
  validateSearch: knownSearch({ location: ownPlace }),
  staticData: { gate: { report: 'error' } },
});

/** Where a strong authentication ends that a page had asked for and that failed. */
const strongAuthenticationFailedRoute = createRoute({
  getParentRoute,
  path: '/auth/error/strong-authentication',
  validateSearch: knownSearch({ location: ownPlace }),
  staticData: { isUngated: true },
  component: late(
    () => import('../features/session/StrongAuthenticationFailedPage.tsx'),
    'StrongAuthenticationFailedPage',
  ),
});

export const signOutRoute = createRoute({
  getParentRoute,
  path: '/logout',
  validateSearch: knownSearch({ force: oneOf('true') }),
  staticData: { isUngated: true },
  component: late(() => import('../features/session/SignOutPage.tsx'), 'SignOutPage'),
});

export const routes = [
  frontRoute,
  authRoute,
  missingDataRoute,
  blockedRoute,
  failedRoute,
  strongAuthenticationFailedRoute,
  signOutRoute,
];

declare module './root.ts' {
  interface AreaRoutes {
    session: typeof routes;
  }
}
