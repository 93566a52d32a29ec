import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { RouterContext } from '../shared/page/routing.ts';
import { OwnPath } from '../shared/page/search.ts';
import { lazyPage } from './lazyPage.ts';
import { rootRoute } from './root.ts';

const needSession = ({ context }: { context: RouterContext }) => context.need('session');
const getParentRoute = () => rootRoute;

const frontRoute = createRoute({
  getParentRoute,
  path: '/',
  loader: needSession,
  component: lazyPage(() => import('../features/session/FrontPage.tsx'), 'FrontPage'),
});

/** Where a sign-in ends that did not begin at a page. */
const authRoute = createRoute({
  getParentRoute,
  path: '/auth',
  staticData: { gate: { access: 'signedIn' } },
  component: lazyPage(() => import('../features/session/LandingPage.tsx'), 'LandingPage'),
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
  staticData: { gate: { report: 'error' } },
});

/** Where a strong authentication ends that a page had asked for and that failed. */
const strongAuthenticationFailedRoute = createRoute({
  getParentRoute,
  path: '/auth/error/strong-authentication',
  validateSearch: v.object({ location: OwnPath }),
  staticData: { isUngated: true },
  loader: needSession,
  component: lazyPage(
    () => import('../features/session/StrongAuthenticationFailedPage.tsx'),
    'StrongAuthenticationFailedPage',
  ),
});

const SignOutSearch = v.object({ force: v.optional(v.fallback(v.optional(v.literal('true')), undefined)) });

export const signOutRoute = createRoute({
  getParentRoute,
  path: '/logout',
  validateSearch: SignOutSearch,
  staticData: { isUngated: true },
  loader: needSession,
  component: lazyPage(() => import('../features/session/SignOutPage.tsx'), 'SignOutPage'),
});

export const sessionRoutes = [
  frontRoute,
  authRoute,
  missingDataRoute,
  blockedRoute,
  failedRoute,
  strongAuthenticationFailedRoute,
  signOutRoute,
];
