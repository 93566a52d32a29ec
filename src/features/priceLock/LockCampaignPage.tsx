import { useLingui } from '@lingui/react/macro';
import { AdditionLinkPage, type CampaignAdditionRead } from '../../shared/addition/AdditionLinkPage.tsx';
import { late } from '../../shared/late.ts';
import { LockOfContract } from './LockPage.tsx';

/** The page stands before its price comes, which is asked for beside it. */
const ReadOfCampaign = late<'ReadOfCampaign', CampaignAdditionRead>(() => import('./ReadLock.tsx'), 'ReadOfCampaign');

/** Where a link leads that names the campaign of a lock, and perhaps a contract (`priceLock.page`). */
export function LockCampaignPage() {
  const { t } = useLingui();
  const loading = t({ id: 'priceLock.loading', message: 'Ladataan hintaa' });
  return <AdditionLinkPage isLock {...{ loading }} OfContract={LockOfContract} ReadOfCampaign={ReadOfCampaign} />;
}
