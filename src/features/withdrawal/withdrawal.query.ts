import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getWithdrawals, openWithdrawal } from '../../api/withdrawals.gen.ts';

/** The orders of a customer that may be withdrawn from; their products are called as in the language asked for. */
export const withdrawalsQuery = (calls: Calls, customerId: string, locale: string) =>
  queryOptions({
    queryKey: [customerId, 'withdrawals', locale],
    queryFn: ({ signal }) => getWithdrawals(calls, { customerId }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[0] === customerId ? previous : undefined),
  });

/** The order whose confirmation has the secret. */
export const withdrawalLinkQuery = (calls: Calls, secret: string, locale: string) =>
  queryOptions({
    queryKey: ['withdrawal', secret, locale],
    queryFn: ({ signal }) => openWithdrawal(calls, { secret }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === secret ? previous : undefined),
  });
