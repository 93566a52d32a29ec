import { useLingui } from '@lingui/react/macro';
import { useParams, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { isOfPath } from '../../../domain/addons/index.ts';
import { toFailure } from '../../../domain/failure.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { addonCampaignQuery } from './addon.query.ts';
import { AddonOfContract, isEnd } from './AddonOfContract.tsx';
import { NotRead } from './NotRead.tsx';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const BegunAddon = late(() => import('./BegunAddon.tsx'), 'BegunAddon');
/** Who comes back from the bank begins at the end. */
const ProvenAddon = late(() => import('./later/ProvenAddon.tsx'), 'ProvenAddon');
/** What is needed of who is signed in, and where nothing is added. */
const ContractChoice = late(() => import('./later/ContractChoice.tsx'), 'ContractChoice');
const NoAddon = late(() => import('./later/NoAddon.tsx'), 'NoAddon');
const OtherPath = late(() => import('./later/OtherPath.tsx'), 'OtherPath');

interface Named {
  campaignId: string;
  contractCode: string | null;
  /** `/add-vap`, or that of companies. */
  base: string;
}

/** The campaign of a link, for whoever comes by it (`addition.anonymous`). */
function Campaign({ named }: { named: Named }) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { campaignId, contractCode, base } = named;
  useEffect(() => void BegunAddon.preload?.(), []);
  const { data, error, isFetching, refetch } = useQuery(addonCampaignQuery(api, campaignId, i18n.locale));
  if (data) {
    const { customerType } = data.campaign;
    if (!isOfPath({ customerType }, base)) return <OtherPath {...{ campaignId, customerType }} />;
    // Whoever has no customership of the kind chooses and proves it later.
    const place = contractCode === null ? '' : `/contract/${contractCode}`;
    const location = `${base}/campaign/${campaignId}${place}`;
    const open = <BegunAddon offered={{ ...data, contract: null, contractCode, location }} />;
    return customerId === null ? open : <ContractChoice {...{ campaignId, customerType, base }}>{open}</ContractChoice>;
  }
  if (!error) return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const { kind, code } = toFailure(error);
  if (kind === 'notFound' || code === 'campaign.closed') return <NoAddon reason="none" contractCode={null} />;
  return <NotRead failure={error} retry={{ isBusy: isFetching, onRetry: () => void refetch() }} />;
}

/** Where a link leads that names a campaign of add-ons, and perhaps a contract (`addition.anonymous`, `addition.path`). */
export function AddVapPage() {
  const { t } = useLingui();
  const { campaignId, contractCode = null } = useParams({ strict: false }) as {
    campaignId: string;
    contractCode?: string | null;
  };
  const customerId = useCustomerId();
  const base = useRouterState({ select: ({ location: { pathname } }) => `/${pathname.split('/')[1] ?? ''}` });
  const isAtEnd = useRouterState({ select: ({ location: { pathname } }) => isEnd(pathname) });
  const [beganAtEnd] = useState(isAtEnd);
  const waiting = <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  if (beganAtEnd)
    return (
      <Suspense fallback={waiting}>
        <ProvenAddon />
      </Suspense>
    );
  if (customerId !== null && contractCode !== null)
    return (
      <AddonOfContract
        key={`${customerId} ${contractCode} ${campaignId}`}
        location={`${base}/campaign/${campaignId}/contract/${contractCode}`}
        {...{ customerId, contractCode, campaignId }}
      />
    );
  return (
    <Suspense fallback={waiting}>
      <Campaign key={customerId} named={{ campaignId, contractCode, base }} />
    </Suspense>
  );
}
