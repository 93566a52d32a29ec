import { fromPromise } from 'xstate';
import type { Invoices } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { readPage } from './invoices.query.ts';

/**
 * What the machine of the list invokes, done over the portal's calls.
 *
 * @param calls those of `invoiceCalls`
 */
export const invoiceListActors = (calls: Calls, customerId: string) => ({
  readInvoices: fromPromise<Invoices | null, { pageNo: number }>(async ({ input: { pageNo }, signal }) => {
    const page = await readPage(calls, customerId, pageNo, signal);
    return page ?? null;
  }),
});
