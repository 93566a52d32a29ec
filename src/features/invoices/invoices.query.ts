import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getInvoices } from '../../api/invoices.gen.ts';

/** How many invoices come at a time (spec 2 §9). */
const PAGE_SIZE = '100';

/** A page of a customer's invoices, from 1 on; nothing where there are none. */
export const readPage = (calls: Calls, customerId: string, pageNo: number, signal?: AbortSignal) =>
  getInvoices(
    calls,
    { customerId, additionalOwners: 'true', includePostponeInfo: 'true', pageNo: String(pageNo), pageSize: PAGE_SIZE },
    { ...(signal && { signal }) },
  );

/** The first page, for what is asked ahead of the page's scripts; the page itself asks by its machine. */
export const firstPageQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'invoices'],
    queryFn: ({ signal }) => readPage(calls, customerId, 1, signal),
  });
