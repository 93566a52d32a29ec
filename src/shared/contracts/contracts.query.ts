import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getContracts } from '../../api/contracts.gen.ts';

/** A customer's contracts; names and labels come from the server in the language asked for. */
export const contractsQuery = (calls: Calls, customerId: string, locale: string) =>
  queryOptions({
    queryKey: [customerId, 'contracts', locale],
    queryFn: ({ signal }) => getContracts(calls, { customerId, status: 'A,M,O,S' }, { signal }),
    // A change of language keeps the page as it is until the other texts are there.
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[0] === customerId ? previous : undefined),
  });
