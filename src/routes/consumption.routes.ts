import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { aDay, knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const consumptionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/consumption',
  validateSearch: knownSearch({
    point: (given) => /^\d{1,12}$/.exec(given as string)?.[0] ?? null,
    from: aDay,
    to: aDay,
    resolution: oneOf('year', 'month', 'day', 'hour', 'minute'),
    over: oneOf('price', 'none'),
  }),
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/consumption/ConsumptionPage.tsx'), 'ConsumptionPage'),
});

export const routes = [consumptionRoute];

declare module './root.ts' {
  interface AreaRoutes {
    consumption: typeof routes;
  }
}
