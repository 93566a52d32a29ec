import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getTransfer } from '../../api/transfers.gen.ts';

/** How the transfer of a contract stands; the product's name comes in the language asked for. */
export const transferQuery = (calls: Calls, customerId: string | null, contractCode: string, locale: string) =>
  queryOptions({
    queryKey: [customerId, 'transfer', contractCode, locale],
    queryFn: ({ signal }) => getTransfer(calls, { contractNo: contractCode }, { signal }),
  });
