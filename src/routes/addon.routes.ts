import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aName, knownSearch } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** What was chosen elsewhere, and where it stands. */
const validateSearch = knownSearch({ addon: aName, step: aName });
const forHolders = { staticData: { gate: { access: 'signedIn' }, hides: ['survey'] } } as const;
const forAll = {
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
} as const;

const strangers = {
  validateSearch,
  ...forAll,
  component: late(() => import('../features/addon/AddVapPage.tsx'), 'AddVapPage'),
};

const addonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contracts/$contractCode/vap-addition/$campaignId',
  validateSearch,
  ...forHolders,
  component: late(() => import('../features/addon/AddonPage.tsx'), 'AddonPage'),
});
// What it has come to has an address of its own, on the same page (`addition.sent`).
addonRoute.addChildren([createRoute({ getParentRoute: () => addonRoute, path: 'success', ...forHolders })]);

const addVapRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  path: '/add-vap/campaign/$campaignId',
});
const addVapToRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  path: '/add-vap/campaign/$campaignId/contract/$contractCode',
});
addVapToRoute.addChildren([createRoute({ getParentRoute: () => addVapToRoute, path: 'success', ...forAll })]);
const addVapB2bRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  path: '/add-vap-b2b/campaign/$campaignId',
});
const addVapB2bToRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  path: '/add-vap-b2b/campaign/$campaignId/contract/$contractCode',
});
addVapB2bToRoute.addChildren([createRoute({ getParentRoute: () => addVapB2bToRoute, path: 'success', ...forAll })]);

export const routes = [addonRoute, addVapRoute, addVapToRoute, addVapB2bRoute, addVapB2bToRoute];

declare module './root.ts' {
  interface AreaRoutes {
    addon: typeof routes;
  }
}
