import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getInvoice } from '../../api/invoices.gen.ts';

/**
 * An invoice whole, its lines in the language asked for.
 *
 * @param calls those of `invoiceCalls`
 * @param customerId whom the pages show; what is known of an invoice is forgotten with them
 */
export const invoiceQuery = (calls: Calls, customerId: string, invoiceNo: string, locale: string) =>
  queryOptions({
    queryKey: [customerId, 'invoice', invoiceNo, locale],
    queryFn: ({ signal }) => getInvoice(calls, { invoiceNo }, { signal }),
    // A change of language keeps the page as it is until the other texts are there.
    placeholderData: (previous, before) =>
      before?.queryKey[0] === customerId && before.queryKey[2] === invoiceNo ? previous : undefined,
  });
