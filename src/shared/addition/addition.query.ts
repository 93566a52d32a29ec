import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getAddonCampaign, getAddonProducts } from '../../api/addons.gen.ts';

/** What may be added to a contract of a customer, or its lock; names and texts come in the language asked for. */
export const additionProductsQuery = (
  calls: Calls,
  named: { customerId: string; contractNo: string; campaignId: string },
  locale: string,
) =>
  queryOptions({
    queryKey: [named.customerId, 'addonProducts', named.contractNo, named.campaignId, locale],
    queryFn: ({ signal }) => getAddonProducts(calls, named, { signal }),
  });

/** What a campaign has to add, the same for everybody. */
export const additionCampaignQuery = (calls: Calls, campaignId: string, locale: string) =>
  queryOptions({
    queryKey: ['addonCampaign', campaignId, locale],
    queryFn: ({ signal }) => getAddonCampaign(calls, { campaignId }, { signal }),
  });
