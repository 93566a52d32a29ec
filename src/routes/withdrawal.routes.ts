import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

/** The number of an order, as people are told it. */
const orderNo = (given: unknown) => (/^\d{8}$/.test(String(given)) ? String(given) : null);

/** The number of a contract, as people are told it. */
const contractNo = (given: unknown) => (/^\d{8,14}$/.test(String(given)) ? String(given) : null);

const withdrawalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/withdrawal',
  validateSearch: knownSearch({ step: oneOf('confirm', 'sent'), order: orderNo, contract: contractNo }),
  staticData: { hides: ['survey'], awaitsPerson: true },
  component: late(() => import('../features/withdrawal/WithdrawalPage.tsx'), 'WithdrawalPage'),
});

export const routes = [withdrawalRoute];

declare module './root.ts' {
  interface AreaRoutes {
    withdrawal: typeof routes;
  }
}
