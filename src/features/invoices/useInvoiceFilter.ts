import { useNavigate, useSearch } from '@tanstack/react-router';
import type { InvoiceFilter } from './list.view.ts';

/** What the address chooses of the invoices, and how to have it choose otherwise (`invoicesPage.filter`). */
export function useInvoiceFilter() {
  const { show, site, owner } = useSearch({ strict: false }) as InvoiceFilter;
  const navigate = useNavigate();
  const choose = (chosen: InvoiceFilter) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...chosen }), resetScroll: false });
  return { filter: { show, site, owner }, choose };
}
