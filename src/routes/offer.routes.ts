import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const offerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/offer',
  staticData: { hides: ['survey'] },
  component: late(() => import('../features/order/later/offer/OfferPage.tsx'), 'OfferPage'),
});

export const routes = [offerRoute];

declare module './root.ts' {
  interface AreaRoutes {
    offer: typeof routes;
  }
}
