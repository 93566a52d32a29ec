import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { proofSearch } from '../shared/page/proofSearch.ts';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const eInvoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/update/e-invoice',
  staticData: { hides: ['survey'], awaitsPerson: true },
  component: late(() => import('../features/update/UpdateEInvoicePage.tsx'), 'UpdateEInvoicePage'),
});

const form = {
  getParentRoute: () => rootRoute,
  validateSearch: knownSearch({ step: oneOf('verification', 'sent') }),
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
} as const;
const bankAccountRoute = createRoute({
  ...form,
  path: '/update/bank-account',
  component: late(() => import('../features/update/UpdateBankAccountPage.tsx'), 'UpdateBankAccountPage'),
});
const emailAddressRoute = createRoute({
  ...form,
  path: '/update/email-address',
  component: late(() => import('../features/update/UpdateEmailAddressPage.tsx'), 'UpdateEmailAddressPage'),
});
const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/update/verify',
  validateSearch: proofSearch,
  staticData: { hides: ['survey'], awaitsPerson: true, offersSignIn: true },
  component: late(() => import('../features/update/later/VerifyUpdatePage.tsx'), 'VerifyUpdatePage'),
});

export const routes = [eInvoiceRoute, bankAccountRoute, emailAddressRoute, verifyRoute];

declare module './root.ts' {
  interface AreaRoutes {
    update: typeof routes;
  }
}
