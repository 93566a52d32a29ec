import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const getParentRoute = () => rootRoute;
const staticData = { offersSignIn: true } as const;

/** Every address that a campaign's link may have; without an id it is the one of the settings (`campaign.default`). */
export const routes = [
  createRoute({
    getParentRoute,
    path: '/contract',
    staticData,
    component: late(() => import('../features/campaign/CampaignPage.tsx'), 'CampaignPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/contract/campaign',
    staticData,
    component: late(() => import('../features/campaign/CampaignPage.tsx'), 'CampaignPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/contract/campaign/$campaignId',
    staticData,
    component: late(() => import('../features/campaign/CampaignPage.tsx'), 'CampaignPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/contract/$kind/campaign',
    staticData,
    component: late(() => import('../features/campaign/CampaignPage.tsx'), 'CampaignPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/contract/$kind/campaign/$campaignId',
    staticData,
    component: late(() => import('../features/campaign/CampaignPage.tsx'), 'CampaignPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/contracts/$contractCode/product-change/$campaignId',
    staticData: { gate: { access: 'signedIn' } },
    component: late(() => import('../features/campaign/ChangeCampaignPage.tsx'), 'ChangeCampaignPage'),
  }),
];

declare module './root.ts' {
  interface AreaRoutes {
    campaign: typeof routes;
  }
}
