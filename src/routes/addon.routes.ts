import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aName, knownSearch } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** What was chosen elsewhere, and where it stands. */
const validateSearch = knownSearch({ addon: aName, step: aName });

const strangers = {
  validateSearch,
  component: late(() => import('../features/addon/AddVapPage.tsx'), 'AddVapPage'),
};

const addonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contracts/$contractCode/vap-addition/$campaignId',
  validateSearch,
  staticData: { gate: { access: 'signedIn' }, hides: ['survey'] },
  component: late(() => import('../features/addon/AddonPage.tsx'), 'AddonPage'),
});
// What it has come to has an address of its own, on the same page (`addition.sent`).
addonRoute.addChildren([
  createRoute({
    getParentRoute: () => addonRoute,
    path: 'success',
    staticData: { gate: { access: 'signedIn' }, hides: ['survey'] },
  }),
]);

const addVapRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  path: '/add-vap/campaign/$campaignId',
});
const addVapToRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  path: '/add-vap/campaign/$campaignId/contract/$contractCode',
});
addVapToRoute.addChildren([
  createRoute({
    getParentRoute: () => addVapToRoute,
    path: 'success',
    staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  }),
]);
const addVapB2bRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  path: '/add-vap-b2b/campaign/$campaignId',
});
const addVapB2bToRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...strangers,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  path: '/add-vap-b2b/campaign/$campaignId/contract/$contractCode',
});
addVapB2bToRoute.addChildren([
  createRoute({
    getParentRoute: () => addVapB2bToRoute,
    path: 'success',
    staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  }),
]);

export const routes = [addonRoute, addVapRoute, addVapToRoute, addVapB2bRoute, addVapB2bToRoute];

declare module './root.ts' {
  interface AreaRoutes {
    addon: typeof routes;
  }
}
