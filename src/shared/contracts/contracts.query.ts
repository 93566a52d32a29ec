import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getContracts } from '../../api/contracts.gen.ts';

/**
 * A customer's contracts; names and labels come from the server in the language asked for.
 *
 * @param deliverySite the metering point number of the one site that is shown; null for all (`site.choice`)
 */
export const contractsQuery = (calls: Calls, customerId: string, locale: string, deliverySite: string | null) =>
  queryOptions({
    queryKey: [customerId, 'contracts', locale, deliverySite],
    queryFn: ({ signal }) =>
      getContracts(
        calls,
        { customerId, status: 'A,M,O,S', ...(deliverySite !== null && { selectedDeliverySite: deliverySite }) },
        { signal },
      ),
    // A change of language keeps the page as it is until the other texts are there.
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[0] === customerId && previousQuery.queryKey[3] === deliverySite ? previous : undefined,
  });
