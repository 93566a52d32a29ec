import { fromPromise } from 'xstate';
import type { Invoices } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { readPage } from './invoices.query.ts';

/**
 * What the machine of the list invokes, done over the portal's calls.
 *
 * @param once the portal's call of that name, which has no token looked at again (`invoicesPage.signIn`)
 */
export const invoiceListActors = (once: Calls['once'], customerId: string) => ({
  readInvoices: fromPromise<Invoices | null, { pageNo: number }>(async ({ input: { pageNo }, signal }) => {
    const page = await readPage({ read: once, once }, customerId, pageNo, signal);
    return page ?? null;
  }),
});
