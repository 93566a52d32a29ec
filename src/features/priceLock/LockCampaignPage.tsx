import { useLingui } from '@lingui/react/macro';
import { useParams, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import type { AddonCampaign } from '../../../domain/types.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { LockOfContract } from './LockOfContract.tsx';
import { lockCampaignQuery } from './priceLock.query.ts';

/** The page stands before its price comes, which is asked for beside it. */
const BegunLock = late(() => import('./BegunLock.tsx'), 'BegunLock');
const LockChoice = late(() => import('./later/LockChoice.tsx'), 'LockChoice');
const LockSignIn = late(() => import('./later/LockSignIn.tsx'), 'LockSignIn');
const NoLock = late(() => import('./later/NoLock.tsx'), 'NoLock');

interface Named {
  campaignId: string;
  contractCode: string | null;
  /** `/lock-price`, or that of who signs in first. */
  base: string;
}

/** Whoever is not signed in, or has no customership, locks the contract of the link and proves it later (`priceLock.proof`). */
function Stranger({ data, named: { campaignId, contractCode, base } }: { data: AddonCampaign; named: Named }) {
  const { priceLock } = data;
  if (!priceLock) return <NoLock why="none" contractCode={null} />;
  const location = `${base}/campaign/${campaignId}${contractCode === null ? '' : `/contract/${contractCode}`}`;
  const offered = { ...data, priceLock, lock: data.addons[0] ?? null, contract: null, contractCode, location };
  // Of which contract is said by who has signed in: nobody else learns anything of any.
  if (contractCode === null && offered.lock) return <LockSignIn lock={offered.lock} priceLock={priceLock} />;
  return <BegunLock offered={offered} />;
}

/** The lock of a link, for whoever comes by it (`priceLock.campaign`). */
function Campaign({ named }: { named: Named }) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { campaignId, base } = named;
  useEffect(() => void BegunLock.preload?.(), []);
  const { data, error, isFetching, refetch } = useQuery(lockCampaignQuery(api, campaignId, i18n.locale));
  if (data) return customerId === null ? <Stranger {...{ data, named }} /> : <LockChoice {...{ campaignId, base }} />;
  if (!error) return <DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />;
  const { kind, code } = toFailure(error);
  if (kind === 'notFound' || code === 'campaign.closed') return <NoLock why="none" contractCode={null} />;
  return (
    <Stack gap="large">
      <PageHeading>{t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' })}</PageHeading>
      <FailureNotice
        title={t({ id: 'priceLock.notRead', message: 'Lukittua hintaa ei saatu näkyviin' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
    </Stack>
  );
}

/** Where a link leads that names the campaign of a lock, and perhaps a contract (`priceLock.page`). */
export function LockCampaignPage() {
  const { t } = useLingui();
  const { campaignId, contractCode = null } = useParams({ strict: false }) as {
    campaignId: string;
    contractCode?: string | null;
  };
  const customerId = useCustomerId();
  const base = useRouterState({ select: ({ location: { pathname } }) => `/${pathname.split('/')[1] ?? ''}` });
  if (customerId !== null && contractCode !== null)
    return (
      <LockOfContract
        key={`${customerId} ${contractCode} ${campaignId}`}
        location={`${base}/campaign/${campaignId}/contract/${contractCode}`}
        {...{ customerId, contractCode, campaignId }}
      />
    );
  return (
    <Suspense fallback={<DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />}>
      <Campaign key={customerId} named={{ campaignId, contractCode, base }} />
    </Suspense>
  );
}
