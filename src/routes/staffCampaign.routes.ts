import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

/** A campaign for an employee, who orders in a customer's place. */
const staffCampaignRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/backup/campaign/$campaignId',
  staticData: { gate: { access: 'signedIn' }, hides: ['survey'], isOfEmployee: true },
  component: late(() => import('../features/campaign/CampaignPage.tsx'), 'CampaignPage'),
});

export const routes = [staffCampaignRoute];

declare module './root.ts' {
  interface AreaRoutes {
    staffCampaign: typeof routes;
  }
}
