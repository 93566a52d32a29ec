import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const spotPriceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/spotprice/$type',
  validateSearch: knownSearch({
    // What looks like a day; whether it is one the page knows.
    day: (given) => /^20\d\d-\d\d-\d\d$/.exec(given as string)?.[0] ?? null,
    view: oneOf('months'),
    vat: oneOf('without'),
    minutes: (given) => /^[1-9]\d{1,2}$/.exec(given as string)?.[0] ?? null,
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
