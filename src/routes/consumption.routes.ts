import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aDay, knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const aPoint = (given: unknown) => /^\d{1,12}$/.exec(given as string)?.[0] ?? null;

const consumptionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/consumption',
  validateSearch: knownSearch({
    point: aPoint,
    from: aDay,
    to: aDay,
    resolution: oneOf('year', 'month', 'day', 'hour', 'minute'),
    over: oneOf('price', 'none'),
    view: oneOf('table'),
  }),
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/consumption/ConsumptionPage.tsx'), 'ConsumptionPage'),
});

const comparisonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/consumption/comparison',
  validateSearch: knownSearch({ point: aPoint }),
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/comparison/ComparisonPage.tsx'), 'ComparisonPage'),
});

export const routes = [consumptionRoute, comparisonRoute];

declare module './root.ts' {
  interface AreaRoutes {
    consumption: typeof routes;
  }
}
