import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getAddonCampaign, getAddonProducts } from '../../api/addons.gen.ts';

/** The lock of a contract; names and texts come in the language asked for. */
export const contractLockQuery = (
  calls: Calls,
  named: { customerId: string; contractNo: string; campaignId: string },
  locale: string,
) =>
  queryOptions({
    queryKey: [named.customerId, 'addonProducts', named.contractNo, named.campaignId, locale],
    queryFn: ({ signal }) => getAddonProducts(calls, named, { signal }),
  });

/** The lock of a campaign, the same for everybody. */
export const lockCampaignQuery = (calls: Calls, campaignId: string, locale: string) =>
  queryOptions({
    queryKey: ['addonCampaign', campaignId, locale],
    queryFn: ({ signal }) => getAddonCampaign(calls, { campaignId }, { signal }),
  });
