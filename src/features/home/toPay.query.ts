import { queryOptions } from '@tanstack/react-query';
import { toFailure } from '../../../domain/failure.ts';
import type { Calls } from '../../api/calls.ts';
import { getInvoices } from '../../api/invoices.gen.ts';

export type ToPay = Pick<NonNullable<Awaited<ReturnType<typeof getInvoices>>>, 'toPay' | 'today'>;

/**
 * What a customer has to pay in all, and the day by which that is so; null where there are no invoices. Of the invoices
 * themselves one comes along, the least that may be asked for.
 *
 * @param calls those of `invoiceCalls`
 */
export const toPayQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'toPay'],
    queryFn: async ({ signal }): Promise<ToPay | null> => {
      try {
        const page = await getInvoices(calls, { customerId, pageNo: '1', pageSize: '1' }, { signal });
        return page ? { toPay: page.toPay, today: page.today } : null;
      } catch (thrown) {
        // Said as an error by some (`invoicesPage.empty`).
        if (toFailure(thrown).code === 'invoices.none') return null;
        throw thrown;
      }
    },
  });
