import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getCampaignTemplate } from '../../api/campaigns.gen.ts';

/** A product of a campaign, and what its order asks for; its texts come in the language asked for. */
export const campaignTemplateQuery = (
  calls: Calls,
  { campaignId, templateId }: { campaignId: string; templateId: string },
  locale: string,
) =>
  queryOptions({
    queryKey: ['campaigns', campaignId, templateId, locale],
    queryFn: ({ signal }) => getCampaignTemplate(calls, { campaignId, templateId }, { signal }),
    // A change of language keeps the form as it is until the other texts are there.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === campaignId && query.queryKey[2] === templateId ? previous : undefined,
    // What it costs is not to change under one's hands; the server refuses what has changed.
    staleTime: Infinity,
  });
