import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../shared/page/usePage.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { ShownCampaign } from './ShownCampaign.tsx';

function Nothing() {
  const { t } = useLingui();
  usePage(t({ id: 'campaign.title', message: 'Kampanja' }));
  return null;
}

/** The same for an employee, who orders in a customer's place; for everyone else the page is empty (`campaign.staff`). */
export function StaffCampaign({ campaignId }: { campaignId: string }) {
  const isEmployee = useIsEmployee();
  if (!isEmployee) return <Nothing />;
  return <ShownCampaign campaignId={campaignId} base="/backup" wayOn={() => '/backup'} />;
}
