import { useLingui } from '@lingui/react/macro';
import { AdditionLinkPage, type CampaignAdditionRead } from '../../shared/addition/AdditionLinkPage.tsx';
import { late } from '../../shared/late.ts';
import { AddonOfContract } from './AddonPage.tsx';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const ReadOfCampaign = late<'ReadOfCampaign', CampaignAdditionRead>(() => import('./ReadAddons.tsx'), 'ReadOfCampaign');

/** Where a link leads that names a campaign of add-ons, and perhaps a contract (`addition.anonymous`, `addition.path`). */
export function AddVapPage() {
  const { t } = useLingui();
  const loading = t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' });
  return (
    <AdditionLinkPage isLock={false} {...{ loading }} OfContract={AddonOfContract} ReadOfCampaign={ReadOfCampaign} />
  );
}
