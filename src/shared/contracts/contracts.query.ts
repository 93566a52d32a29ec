import { queryOptions } from '@tanstack/react-query';
import type { Contracts } from '../../../domain/types.ts';
import type { PortalApi } from '../../api/portal.ts';
import { track } from '../../platform/analytics.ts';

/** The groups of the contracts in force, each once, for the analytics (`contracts.analytics`). */
export function activeGroupNumbers({ active }: Pick<Contracts, 'active'>): number[] {
  return [...new Set(active.map(({ contractGroupNo }) => contractGroupNo))].sort((a, b) => a - b);
}

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
