import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aDay, knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** Minutes in whole quarters, twelve hours at most. */
const wholeQuarters = (given: unknown) => {
  const [minutes] = /^[1-9]\d{1,2}$/.exec(given as string) ?? [];
  return minutes !== undefined && Number(minutes) % 15 === 0 && Number(minutes) <= 720 ? minutes : null;
};

const spotPriceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/spotprice/$type',
  validateSearch: knownSearch({
    day: aDay,
    view: oneOf('months'),
    vat: oneOf('without'),
    price: oneOf('own'),
    minutes: wholeQuarters,
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
