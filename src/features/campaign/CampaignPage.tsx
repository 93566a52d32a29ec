import { useParams } from '@tanstack/react-router';
import type { Campaign } from '../../../domain/types.ts';
import { usePageFacts } from '../../shared/page/facts.ts';
import { late } from '../../shared/late.ts';
import { ShownCampaign } from './ShownCampaign.tsx';
import { StaffCampaign } from './StaffCampaign.tsx';

const NotFoundPage = late(() => import('../../shared/page/NotFoundPage.tsx'), 'NotFoundPage');

/**
 * Where a campaign link leads. Whom the campaign is for it says itself, whatever the address has (`campaign.kind`); without
 * an id it is the one of the settings (`campaign.default`).
 */
export function CampaignPage() {
  const { campaignId, kind } = useParams({ strict: false });
  const { isOfEmployee } = usePageFacts();
  if (isOfEmployee) return <StaffCampaign campaignId={campaignId ?? ''} />;
  if (kind !== undefined && kind !== 'b2c' && kind !== 'b2b') return <NotFoundPage />;
  const defaultOf = (campaign: Campaign | null) =>
    (campaign?.customerType ?? kind?.toUpperCase()) === 'B2B' ? '/contract/b2b/campaign' : '/contract';
  return (
    <ShownCampaign
      campaignId={campaignId ?? kind ?? 'b2c'}
      base={kind === undefined ? '/contract' : `/contract/${kind}`}
      wayOn={(campaign) => (campaignId === undefined ? '/' : defaultOf(campaign))}
    />
  );
}
