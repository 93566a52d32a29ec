import { createRoute, redirect } from '@tanstack/react-router';
import { late } from '../shared/late.ts';
import { knownSearch, oneOf } from '../shared/page/search.ts';
import { rootRoute } from './root.ts';

const matching = (form: RegExp) => (given: unknown) => form.exec(String(given))?.[0] ?? null;
const aNumber = matching(/^\d{1,12}$/);

const invoicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoices',
  validateSearch: knownSearch({
    show: matching(/^(open|20\d\d)$/),
    pages: matching(/^([2-9]|[1-9]\d)$/),
    site: aNumber,
    owner: aNumber,
    orderEInvoiceOnly: oneOf('true'),
  }),
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/invoices/InvoicesPage.tsx'), 'InvoicesPage'),
});

const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoices/$invoiceNo',
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/invoice/InvoicePage.tsx'), 'InvoicePage'),
});

/** Where a mail leads. */
const pdfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoices/pdf/$invoiceNo',
  staticData: { gate: { access: 'signedIn' }, hides: ['survey'] },
  component: late(() => import('../features/invoice/InvoicePdfPage.tsx'), 'InvoicePdfPage'),
});

/** Older mails lead here; nothing is called for (`invoicePdf.open`). */
const openPdfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/open/invoices/pdf/$invoiceNo',
  beforeLoad: ({ params }) => {
    redirect({ to: '/invoices/pdf/$invoiceNo', params, search: true, replace: true, throw: true });
  },
});

export const routes = [invoicesRoute, invoiceRoute, pdfRoute, openPdfRoute];

declare module './root.ts' {
  interface AreaRoutes {
    invoices: typeof routes;
  }
}
