import { useLingui } from '@lingui/react/macro';
import { ForEmployees } from '../../shared/page/ForEmployees.tsx';
import { ShownCampaign } from './ShownCampaign.tsx';

/** The same for an employee, who orders in a customer's place; for everyone else the page is empty (`campaign.staff`). */
export function StaffCampaign({ campaignId }: { campaignId: string }) {
  const { t } = useLingui();
  return (
    <ForEmployees title={t({ id: 'campaign.title', message: 'Kampanja' })}>
      <ShownCampaign campaignId={campaignId} base="/backup" wayOn={() => '/backup'} />
    </ForEmployees>
  );
}
