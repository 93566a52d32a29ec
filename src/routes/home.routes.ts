import { createRoute, redirect } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  validateSearch: knownSearch({ orderEInvoiceOnly: oneOf('true') }),
  staticData: { gate: { access: 'signedIn' }, entry: 'dashboard' },
  // Who comes for e-invoices alone finds them among the settings of invoicing (`eInvoice.only`).
  beforeLoad: ({ location }) => {
    const { orderEInvoiceOnly } = location.search as { orderEInvoiceOnly?: unknown };
    if (orderEInvoiceOnly === 'true') redirect({ to: '/invoices', search: true, replace: true, throw: true });
  },
  component: late(() => import('../features/home/DashboardPage.tsx'), 'DashboardPage'),
});

export const routes = [dashboardRoute];

declare module './root.ts' {
  interface AreaRoutes {
    home: typeof routes;
  }
}
