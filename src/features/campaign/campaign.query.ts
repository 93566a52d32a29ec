import { queryOptions } from '@tanstack/react-query';
import { toFailure } from '../../../domain/failure.ts';
import type { Campaign } from '../../../domain/types.ts';
import { getCampaign } from '../../api/campaigns.gen.ts';
import { getProductChange } from '../../api/productChanges.gen.ts';
import type { Calls } from '../../api/calls.ts';

/** A campaign in a language, the same for everybody; null where there is none of that id. */
export const campaignQuery = (calls: Calls, locale: string, campaignId: string) =>
  queryOptions({
    queryKey: ['campaign', locale, campaignId],
    queryFn: async ({ signal }): Promise<Campaign | null> => {
      try {
        return await getCampaign(calls, { campaignId }, { signal });
      } catch (thrown) {
        if (toFailure(thrown).kind === 'notFound') return null;
        throw thrown;
      }
    },
  });

/** What a contract may become: the campaign with the products that may take its place. */
export const productChangeQuery = (
  calls: Calls,
  customerId: string | null,
  named: { contractCode: string; campaignId: string },
  locale: string,
) =>
  queryOptions({
    queryKey: [customerId, 'productChange', named.contractCode, named.campaignId, locale],
    queryFn: ({ signal }) => getProductChange(calls, named, { signal }),
  });
