import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getAddonCampaign, getAddonProducts } from '../../api/addons.gen.ts';

/** What may be added to a contract of a customer; names and texts come in the language asked for. */
export const addonProductsQuery = (
  calls: Calls,
  named: { customerId: string; contractNo: string; campaignId: string },
  locale: string,
) =>
  queryOptions({
    queryKey: [named.customerId, 'addonProducts', named.contractNo, named.campaignId, locale],
    queryFn: ({ signal }) => getAddonProducts(calls, named, { signal }),
  });

/** The add-ons of a campaign, the same for everybody. */
export const addonCampaignQuery = (calls: Calls, campaignId: string, locale: string) =>
  queryOptions({
    queryKey: ['addonCampaign', campaignId, locale],
    queryFn: ({ signal }) => getAddonCampaign(calls, { campaignId }, { signal }),
  });
