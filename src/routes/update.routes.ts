import { createRoute } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { rootRoute } from './root.ts';

const eInvoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/update/e-invoice',
  staticData: { hides: ['survey'], awaitsPerson: true },
  component: late(() => import('../features/update/UpdateEInvoicePage.tsx'), 'UpdateEInvoicePage'),
});

export const routes = [eInvoiceRoute];

declare module './root.ts' {
  interface AreaRoutes {
    update: typeof routes;
  }
}
