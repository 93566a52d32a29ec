import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { orderSearch } from '../shared/page/orderSearch.ts';
import { rootRoute } from './root.ts';

/** A campaign for an employee, who orders in a customer's place. */
const staffCampaignRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/backup/campaign/$campaignId',
  staticData: { gate: { access: 'signedIn' }, hides: ['survey'], isOfEmployee: true },
  component: late(() => import('../features/campaign/CampaignPage.tsx'), 'CampaignPage'),
});

const form = {
  getParentRoute: () => rootRoute,
  validateSearch: orderSearch,
  staticData: { gate: { access: 'signedIn' }, hides: ['survey'], isOfEmployee: true },
  component: late(() => import('../features/order/OrderPage.tsx'), 'OrderPage'),
} as const;
const staffOrderRoute = createRoute({ ...form, path: '/backup/campaign/$campaignId/template/$templateId' });
const staffServiceRoute = createRoute({ ...form, path: '/backup/vas/campaign/$campaignId/template/$templateId' });
// The services have an address of their own, on the same page (`order.stepAddress`).
const { staticData } = form;
staffOrderRoute.addChildren([createRoute({ getParentRoute: () => staffOrderRoute, path: 'vaps', staticData })]);
staffServiceRoute.addChildren([createRoute({ getParentRoute: () => staffServiceRoute, path: 'vaps', staticData })]);

export const routes = [staffCampaignRoute, staffOrderRoute, staffServiceRoute];

declare module './root.ts' {
  interface AreaRoutes {
    staffCampaign: typeof routes;
  }
}
