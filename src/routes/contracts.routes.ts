import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const contractsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contracts',
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/contracts/ContractsPage.tsx'), 'ContractsPage'),
});

const contractRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contracts/$contractCode',
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/contract/ContractPage.tsx'), 'ContractPage'),
});

export const routes = [contractsRoute, contractRoute];

declare module './root.ts' {
  interface AreaRoutes {
    contracts: typeof routes;
  }
}
