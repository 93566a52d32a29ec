import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Contracts } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { getAddonCampaign, getAddonProducts } from '../../api/addons.gen.ts';

/** As many tariffs as a call takes. */
const MOST_TARIFFS = 20;

/** The tariffs of a customer's active contracts, as far as a page has them; nothing waits for them (`addition.products`). */
function tariffsOf(client: QueryClient, customerId: string): { tariffNos?: string } {
  const known = client.getQueriesData<Contracts>({ queryKey: [customerId, 'contracts'] });
  const tariffs = new Set(known.flatMap(([, answer]) => answer?.active.map(({ tariffNo }) => tariffNo) ?? []));
  return tariffs.size > 0 ? { tariffNos: [...tariffs].slice(0, MOST_TARIFFS).join(',') } : {};
}

/** What may be added to a contract of a customer, or its lock; names and texts come in the language asked for. */
export const additionProductsQuery = (
  calls: Calls,
  named: { customerId: string; contractNo: string; campaignId: string },
  locale: string,
) =>
  queryOptions({
    queryKey: [named.customerId, 'addonProducts', named.contractNo, named.campaignId, locale],
    queryFn: ({ signal, client }) =>
      getAddonProducts(calls, { ...named, ...tariffsOf(client, named.customerId) }, { signal }),
  });

/** What a campaign has to add, the same for everybody. */
export const additionCampaignQuery = (calls: Calls, campaignId: string, locale: string) =>
  queryOptions({
    queryKey: ['addonCampaign', campaignId, locale],
    queryFn: ({ signal }) => getAddonCampaign(calls, { campaignId }, { signal }),
  });
