import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isOfPath } from '../../../domain/addons/index.ts';
import { toFailure } from '../../../domain/failure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AdditionLinkPage, type LinkedAddition } from '../../shared/addition/AdditionLinkPage.tsx';
import { additionCampaignQuery } from '../../shared/addition/addition.query.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { AddonNotRead } from './AddonNotRead.tsx';
import { AddonOfContract } from './AddonPage.tsx';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const BegunAddon = late(() => import('./BegunAddon.tsx'), 'BegunAddon');
/** What is needed of who is signed in, and where nothing is added. */
const ContractChoice = late(() => import('./later/ContractChoice.tsx'), 'ContractChoice');
const NoAddon = late(() => import('./later/NoAddon.tsx'), 'NoAddon');
const OtherPath = late(() => import('./later/OtherPath.tsx'), 'OtherPath');

/** The campaign of a link, for whoever comes by it (`addition.anonymous`). */
function Campaign({ named }: { named: LinkedAddition }) {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { campaignId, contractCode, base } = named;
  useEffect(() => void BegunAddon.preload?.(), []);
  const { data, error, isFetching, refetch } = useQuery(additionCampaignQuery(api, campaignId, i18n.locale));
  if (data) {
    const { customerType } = data.campaign;
    if (!isOfPath({ customerType }, base)) return <OtherPath {...{ campaignId, customerType }} />;
    // Whoever has no customership of the kind chooses and proves it later.
    const place = contractCode === null ? '' : `/contract/${contractCode}`;
    const location = `${base}/campaign/${campaignId}${place}`;
    const open = (
      <BegunAddon offered={{ ...data, contract: null, contractCode, startText: date(data.startDate), location }} />
    );
    return customerId === null ? open : <ContractChoice {...{ campaignId, customerType, base }}>{open}</ContractChoice>;
  }
  if (!error) return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const { kind, code } = toFailure(error);
  if (kind === 'notFound' || code === 'campaign.closed') return <NoAddon reason="none" contractCode={null} />;
  return <AddonNotRead failure={error} retry={{ isBusy: isFetching, onRetry: () => void refetch() }} />;
}

/** Where a link leads that names a campaign of add-ons, and perhaps a contract (`addition.anonymous`, `addition.path`). */
export function AddVapPage() {
  const { t } = useLingui();
  const loading = t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' });
  return <AdditionLinkPage loading={loading} isLock={false} OfContract={AddonOfContract} OfCampaign={Campaign} />;
}
