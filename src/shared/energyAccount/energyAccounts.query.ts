import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getEnergyAccounts } from '../../api/invoices.gen.ts';

/** By which accounts a customer pays the same sum each month. */
export const energyAccountsQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'invoices', 'energyAccounts'],
    queryFn: ({ signal }) => getEnergyAccounts(calls, { customerId }, { signal }),
  });
