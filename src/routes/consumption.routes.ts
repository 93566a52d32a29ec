import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** What looks like a day; whether it is one the page knows. */
const day = (given: unknown) => /^20\d\d-\d\d-\d\d$/.exec(given as string)?.[0] ?? null;

const consumptionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/consumption',
  validateSearch: knownSearch({
    point: (given) => /^\d{1,12}$/.exec(given as string)?.[0] ?? null,
    from: day,
    to: day,
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
