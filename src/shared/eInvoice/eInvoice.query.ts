import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getEInvoice } from '../../api/eInvoice.gen.ts';

/** What every key of a customer's e-invoices begins with: an order makes them all old. */
export const eInvoiceKey = (customerId: string) => [customerId, 'eInvoice'] as const;

/** How a customer stands to e-invoices, where a page only shows the way to them. */
export const eInvoiceQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: eInvoiceKey(customerId),
    queryFn: ({ signal }) => getEInvoice(calls, { customerId }, { signal }),
  });
