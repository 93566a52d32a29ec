import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aName, knownSearch } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** By a link, for whoever comes by it. */
const byLink = {
  getParentRoute: () => rootRoute,
  validateSearch: knownSearch({ step: aName }),
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  component: late(() => import('../features/priceLock/LockCampaignPage.tsx'), 'LockCampaignPage'),
} as const;
/** The same page, for who signs in first. */
const signedIn = { ...byLink, staticData: { gate: { access: 'signedIn' }, hides: ['survey'] } } as const;

const lockRoute = createRoute({
  ...signedIn,
  path: '/contracts/$contractCode/lock-price/$campaignId',
  component: late<'LockPage', object>(() => import('../features/priceLock/LockPage.tsx'), 'LockPage'),
});
const lockCampaignRoute = createRoute({ ...byLink, path: '/lock-price/campaign/$campaignId' });
const lockOfRoute = createRoute({ ...byLink, path: '/lock-price/campaign/$campaignId/contract/$contractCode' });
const signedInCampaignRoute = createRoute({ ...signedIn, path: '/lock-price-logged-in/campaign/$campaignId' });
const signedInOfRoute = createRoute({
  ...signedIn,
  path: '/lock-price-logged-in/campaign/$campaignId/contract/$contractCode',
});
// What it has come to has an address of its own, on the same page (`addition.sent`).
lockRoute.addChildren([
  createRoute({ getParentRoute: () => lockRoute, path: 'success', staticData: signedIn.staticData }),
]);
lockOfRoute.addChildren([
  createRoute({ getParentRoute: () => lockOfRoute, path: 'success', staticData: byLink.staticData }),
]);
signedInOfRoute.addChildren([
  createRoute({ getParentRoute: () => signedInOfRoute, path: 'success', staticData: signedIn.staticData }),
]);

export const routes = [lockRoute, lockCampaignRoute, lockOfRoute, signedInCampaignRoute, signedInOfRoute];

declare module './root.ts' {
  interface AreaRoutes {
    priceLock: typeof routes;
  }
}
