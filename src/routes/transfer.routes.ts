import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { proofSearch } from '../shared/page/proofSearch.ts';
import { rootRoute } from './root.ts';

const forHolders = { staticData: { gate: { access: 'strongAuthentication' }, hides: ['survey'] } } as const;

const transferRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contracts/$contractCode/transfer',
  ...forHolders,
  component: late(() => import('../features/transfer/TransferPage.tsx'), 'TransferPage'),
});
// That it is sent has an address of its own, on the same page (`transfer.sent`).
transferRoute.addChildren([createRoute({ getParentRoute: () => transferRoute, path: 'success', ...forHolders })]);

const verifyTransferRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/transfer/verify',
  validateSearch: proofSearch,
  staticData: { hides: ['survey'], awaitsPerson: true },
  component: late(() => import('../features/transfer/VerifyTransferPage.tsx'), 'VerifyTransferPage'),
});

export const routes = [transferRoute, verifyTransferRoute];

declare module './root.ts' {
  interface AreaRoutes {
    transfer: typeof routes;
  }
}
