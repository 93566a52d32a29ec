import { useNavigate, useSearch } from '@tanstack/react-router';
import type { InvoiceFilter } from './list.view.ts';

/**
 * What the address chooses of the invoices, and how to have it choose otherwise (`invoicesPage.filter`); how many pages of them
 * were shown, which whoever comes back to it finds again (`invoicesPage.paging`).
 */
export function useInvoiceFilter() {
  const { show, site, owner, pages } = useSearch({ strict: false }) as InvoiceFilter & { pages?: string };
  const navigate = useNavigate();
  const choose = (chosen: InvoiceFilter) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...chosen }), resetScroll: false });
  const keepPages = (count: number) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, pages: String(count) }),
      resetScroll: false,
      replace: true,
    });
  return { filter: { show, site, owner }, choose, pageCount: Number(pages ?? 1), keepPages };
}
