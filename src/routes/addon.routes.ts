import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aName, knownSearch } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** By a link, for whoever comes by it; what was chosen elsewhere, and where it stands, are in its address. */
const byLink = {
  getParentRoute: () => rootRoute,
  validateSearch: knownSearch({ addon: aName, step: aName }),
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  component: late(() => import('../features/addon/AddVapPage.tsx'), 'AddVapPage'),
} as const;
/** On a contract of a customer who has signed in. */
const signedIn = { ...byLink, staticData: { gate: { access: 'signedIn' }, hides: ['survey'] } } as const;

const addonRoute = createRoute({
  ...signedIn,
  path: '/contracts/$contractCode/vap-addition/$campaignId',
  component: late<'AddonPage', object>(() => import('../features/addon/AddonPage.tsx'), 'AddonPage'),
});
const addVapRoute = createRoute({ ...byLink, path: '/add-vap/campaign/$campaignId' });
const addVapToRoute = createRoute({ ...byLink, path: '/add-vap/campaign/$campaignId/contract/$contractCode' });
const addVapB2bRoute = createRoute({ ...byLink, path: '/add-vap-b2b/campaign/$campaignId' });
const addVapB2bToRoute = createRoute({ ...byLink, path: '/add-vap-b2b/campaign/$campaignId/contract/$contractCode' });
// What it has come to has an address of its own, on the same page (`addition.sent`).
addonRoute.addChildren([
  createRoute({ getParentRoute: () => addonRoute, path: 'success', staticData: signedIn.staticData }),
]);
addVapToRoute.addChildren([
  createRoute({ getParentRoute: () => addVapToRoute, path: 'success', staticData: byLink.staticData }),
]);
addVapB2bToRoute.addChildren([
  createRoute({ getParentRoute: () => addVapB2bToRoute, path: 'success', staticData: byLink.staticData }),
]);

export const routes = [addonRoute, addVapRoute, addVapToRoute, addVapB2bRoute, addVapB2bToRoute];

declare module './root.ts' {
  interface AreaRoutes {
    addon: typeof routes;
  }
}
