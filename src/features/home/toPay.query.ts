import { queryOptions } from '@tanstack/react-query';
import { toFailure } from '../../../domain/failure.ts';
import type { Invoice } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { getInvoices } from '../../api/invoices.gen.ts';

export interface ToPay extends Pick<NonNullable<Awaited<ReturnType<typeof getInvoices>>>, 'toPay' | 'today'> {
  /** The invoice that was sent last. */
  newest: Invoice | null;
}

/**
 * What a customer has to pay in all, the day by which that is so, and the newest invoice; null where there are no invoices. Of
 * the invoices themselves that one alone comes along, the least that may be asked for: the page waits for it.
 *
 * @param calls those of `invoiceCalls`
 */
export const toPayQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'toPay'],
    queryFn: async ({ signal }): Promise<ToPay | null> => {
      try {
        const page = await getInvoices(
          calls,
          { customerId, includePostponeInfo: 'true', pageNo: '1', pageSize: '1' },
          { signal },
        );
        return page ? { toPay: page.toPay, today: page.today, newest: page.invoices[0] ?? null } : null;
      } catch (thrown) {
        // Said as an error by some (`invoicesPage.empty`).
        if (toFailure(thrown).code === 'invoices.none') return null;
        throw thrown;
      }
    },
  });
