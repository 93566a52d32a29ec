import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aDay, aName, knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const spotPriceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/spotprice/$type',
  validateSearch: knownSearch({
    day: aDay,
    view: oneOf('months'),
    vat: oneOf('without'),
    price: oneOf('own'),
    // Whole quarters, twelve hours at most.
    minutes: oneOf(...Array.from({ length: 48 }, (_, index) => `${index * 15 + 15}`)),
    // The page knows which hours there are.
    earliest: aName,
    latest: aName,
  }),
  staticData: { isEmbeddable: true, offersSignIn: true },
  component: late(() => import('../features/spotPrice/SpotPricePage.tsx'), 'SpotPricePage'),
});

export const routes = [spotPriceRoute];

declare module './root.ts' {
  interface AreaRoutes {
    spotPrice: typeof routes;
  }
}
