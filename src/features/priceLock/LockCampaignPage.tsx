import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { AddonCampaign } from '../../../domain/types.ts';
import { AdditionLinkPage, type LinkedAddition } from '../../shared/addition/AdditionLinkPage.tsx';
import { additionCampaignQuery } from '../../shared/addition/addition.query.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { LockNotRead } from './LockNotRead.tsx';
import { LockOfContract } from './LockPage.tsx';

/** The page stands before its price comes, which is asked for beside it. */
const BegunLock = late(() => import('./BegunLock.tsx'), 'BegunLock');
const LockChoice = late(() => import('./later/LockChoice.tsx'), 'LockChoice');
const NoLock = late(() => import('./later/NoLock.tsx'), 'NoLock');

/** Whoever is not signed in, or has no customership, locks that of the link, or of the place that they name, and proves it later (`priceLock.proof`). */
function Stranger({ data, named: { campaignId, contractCode, base } }: { data: AddonCampaign; named: LinkedAddition }) {
  const { priceLock } = data;
  if (!priceLock) return <NoLock why="none" contractCode={null} />;
  const location = `${base}/campaign/${campaignId}${contractCode === null ? '' : `/contract/${contractCode}`}`;
  return (
    <BegunLock offered={{ ...data, priceLock, lock: data.addons[0] ?? null, contract: null, contractCode, location }} />
  );
}

/** The lock of a link, for whoever comes by it (`priceLock.campaign`). */
function Campaign({ named }: { named: LinkedAddition }) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { campaignId, base } = named;
  useEffect(() => void BegunLock.preload?.(), []);
  const { data, error, isFetching, refetch } = useQuery(additionCampaignQuery(api, campaignId, i18n.locale));
  if (data) return customerId === null ? <Stranger {...{ data, named }} /> : <LockChoice {...{ campaignId, base }} />;
  if (!error) return <DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />;
  const retry = { isBusy: isFetching, onRetry: () => void refetch() };
  return <LockNotRead failure={error} retry={retry} contractCode={null} />;
}

/** Where a link leads that names the campaign of a lock, and perhaps a contract (`priceLock.page`). */
export function LockCampaignPage() {
  const { t } = useLingui();
  const loading = t({ id: 'priceLock.loading', message: 'Ladataan hintaa' });
  return <AdditionLinkPage loading={loading} isLock OfContract={LockOfContract} OfCampaign={Campaign} />;
}
