import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aName, knownSearch } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const validateSearch = knownSearch({ step: aName });
const forHolders = { staticData: { gate: { access: 'signedIn' }, hides: ['survey'] } } as const;
const forAll = {
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
} as const;

const lockRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contracts/$contractCode/lock-price/$campaignId',
  validateSearch,
  ...forHolders,
  component: late(() => import('../features/priceLock/LockPage.tsx'), 'LockPage'),
});
// What it has come to has an address of its own, on the same page (`addition.sent`).
lockRoute.addChildren([createRoute({ getParentRoute: () => lockRoute, path: 'success', ...forHolders })]);

const byLink = {
  getParentRoute: () => rootRoute,
  validateSearch,
  component: late(() => import('../features/priceLock/LockCampaignPage.tsx'), 'LockCampaignPage'),
};
const lockCampaignRoute = createRoute({ ...byLink, ...forAll, path: '/lock-price/campaign/$campaignId' });
const lockOfRoute = createRoute({
  ...byLink,
  ...forAll,
  path: '/lock-price/campaign/$campaignId/contract/$contractCode',
});
lockOfRoute.addChildren([createRoute({ getParentRoute: () => lockOfRoute, path: 'success', ...forAll })]);
// The same page, for who signs in first.
const signedInCampaignRoute = createRoute({
  ...byLink,
  ...forHolders,
  path: '/lock-price-logged-in/campaign/$campaignId',
});
const signedInOfRoute = createRoute({
  ...byLink,
  ...forHolders,
  path: '/lock-price-logged-in/campaign/$campaignId/contract/$contractCode',
});
signedInOfRoute.addChildren([createRoute({ getParentRoute: () => signedInOfRoute, path: 'success', ...forHolders })]);

export const routes = [lockRoute, lockCampaignRoute, lockOfRoute, signedInCampaignRoute, signedInOfRoute];

declare module './root.ts' {
  interface AreaRoutes {
    priceLock: typeof routes;
  }
}
