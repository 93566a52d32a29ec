import { useLingui } from '@lingui/react';
import { useParams, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, type ComponentType } from 'react';
import type { AddonCampaign } from '../../../domain/types.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { late } from '../late.ts';
import { useQuery } from '../queryClient.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useSession } from '../session/useSession.ts';
import { additionCampaignQuery } from './addition.query.ts';
import type { AdditionRead } from './AdditionOfContract.tsx';
import type { NamedAddition } from './AdditionPage.tsx';
import { useBeganAtEnd } from '../flow/useBeganAtEnd.ts';

/** Who comes back from the bank begins at the end, and so does who opens the receipt anew. */
const ProvenAddition = late(() => import('./later/ProvenAddition.tsx'), 'ProvenAddition');

/** What a link names. */
export interface LinkedAddition {
  campaignId: string;
  contractCode: string | null;
  /** The first part of the address. */
  base: string;
}

/** What has come of asking for the campaign of a link. */
export type CampaignAdditionRead = AdditionRead<LinkedAddition, AddonCampaign>;

interface CampaignProps {
  named: LinkedAddition;
  loading: string;
  /** Draws what has come of the campaign; it is fetched beside what it shows. */
  ReadOfCampaign: ComponentType<CampaignAdditionRead> & { preload?(): unknown };
}

/** The campaign of a link, for whoever comes by it. */
function Campaign({ named, loading, ReadOfCampaign }: CampaignProps) {
  const { i18n } = useLingui();
  const { api } = useSession();
  useEffect(() => void ReadOfCampaign.preload?.(), [ReadOfCampaign]);
  const { data, error, isFetching, refetch } = useQuery(additionCampaignQuery(api, named.campaignId, i18n.locale));
  if (!data && !error) return <DetailSkeleton label={loading} />;
  const retry = { isBusy: isFetching, onRetry: () => void refetch() };
  return <ReadOfCampaign {...{ named, data, retry }} failure={error} />;
}

interface AdditionLinkPageProps extends Omit<CampaignProps, 'named'> {
  isLock: boolean;
  /** To a contract of a customer who has signed in. */
  OfContract: ComponentType<NamedAddition>;
}

/** Where a link leads that names a campaign, and perhaps a contract (`addition.anonymous`, `priceLock.page`). */
export function AdditionLinkPage({ loading, isLock, OfContract, ReadOfCampaign }: AdditionLinkPageProps) {
  const { campaignId, contractCode = null } = useParams({ strict: false }) as {
    campaignId: string;
    contractCode?: string | null;
  };
  const customerId = useCustomerId();
  const base = useRouterState({ select: ({ location: { pathname } }) => `/${pathname.split('/')[1] ?? ''}` });
  const { beganAtEnd } = useBeganAtEnd();
  const location = `${base}/campaign/${campaignId}${contractCode === null ? '' : `/contract/${contractCode}`}`;
  const waiting = <DetailSkeleton label={loading} />;
  if (beganAtEnd)
    return (
      <Suspense fallback={waiting}>
        <ProvenAddition {...{ isLock, location }} />
      </Suspense>
    );
  if (customerId !== null && contractCode !== null)
    return (
      <OfContract
        key={`${customerId} ${contractCode} ${campaignId}`}
        {...{ customerId, contractCode, campaignId, location }}
      />
    );
  return (
    <Suspense fallback={waiting}>
      <Campaign key={customerId} named={{ campaignId, contractCode, base }} {...{ loading, ReadOfCampaign }} />
    </Suspense>
  );
}
