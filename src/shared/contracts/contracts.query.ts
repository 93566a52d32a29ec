import { queryOptions } from '@tanstack/react-query';
import { activeGroupNumbers } from '../../../domain/contracts/index.ts';
import type { PortalApi } from '../../api/portal.ts';
import { track } from '../../platform/analytics.ts';

/** A customer's contracts; names and labels come from the server in the language asked for. */
export const contractsQuery = (api: PortalApi, customerId: string, locale: string) =>
  queryOptions({
    queryKey: [customerId, 'contracts', locale],
    queryFn: async ({ signal }) => {
      const contracts = await api.getContracts(customerId, { signal });
      track({ event: 'contractsLoaded', contractGroups: activeGroupNumbers(contracts) });
      return contracts;
    },
    // A change of language keeps the page as it is until the other texts are there.
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[0] === customerId ? previous : undefined),
  });
