import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Campaign } from '../../../domain/types.ts';
import { track } from '../../platform/analytics.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { campaignQuery } from './campaign.query.ts';

/** On its way while the campaign is asked for. */
const OpenCampaign = late(() => import('./OpenCampaign.tsx'), 'OpenCampaign');
void OpenCampaign.preload?.();
const NoCampaign = late(() => import('./NoCampaign.tsx'), 'NoCampaign');

declare module '../../platform/analytics.ts' {
  interface AnalyticsEvents {
    /** A campaign that is open, by the id that the server gave it. */
    campaignSeen: { campaignId: string };
  }
}

/** Tells the analytics once, also where the language is another then (`campaign.analytics`). */
function useTold(campaignId: string | null): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (campaignId === null || campaignId === told.current) return;
    told.current = campaignId;
    track({ event: 'campaignSeen', campaignId });
  }, [campaignId]);
}

interface ShownCampaignProps {
  /** `b2c` and `b2b` stand for those of the settings. */
  campaignId: string;
  base: string;
  wayOn(campaign: Campaign | null): string;
}

/** A campaign by its id, wherever its page stands. */
export function ShownCampaign({ campaignId, base, wayOn }: ShownCampaignProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const { data, error, isFetching, refetch } = useQuery(campaignQuery(api, i18n.locale, campaignId));
  useTold(data?.state === 'open' ? data.campaignId : null);
  if (data?.state === 'open') return <OpenCampaign campaign={data} base={base} />;
  if (data !== undefined || error) {
    const campaign = data ?? null;
    const failed = data === undefined ? error : null;
    return (
      <NoCampaign
        campaign={campaign}
        wayOn={wayOn(campaign)}
        error={failed}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <DetailSkeleton label={t({ id: 'campaign.loading', message: 'Ladataan kampanjaa' })} />;
}
