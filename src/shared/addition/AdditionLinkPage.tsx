import { useParams, useRouterState } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { late } from '../late.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import type { NamedAddition } from './AdditionPage.tsx';
import { useBeganAtEnd } from './useBeganAtEnd.ts';

/** Who comes back from the bank begins at the end. */
const ProvenAddition = late(() => import('./later/ProvenAddition.tsx'), 'ProvenAddition');

/** What a link names. */
export interface LinkedAddition {
  campaignId: string;
  contractCode: string | null;
  /** The first part of the address. */
  base: string;
}

interface AdditionLinkPageProps {
  loading: string;
  isLock: boolean;
  /** To a contract of a customer who has signed in. */
  OfContract: ComponentType<NamedAddition>;
  /** For whoever comes by the link otherwise. */
  OfCampaign: ComponentType<{ named: LinkedAddition }>;
}

/** Where a link leads that names a campaign, and perhaps a contract (`addition.anonymous`, `priceLock.page`). */
export function AdditionLinkPage({ loading, isLock, OfContract, OfCampaign }: AdditionLinkPageProps) {
  const { campaignId, contractCode = null } = useParams({ strict: false }) as {
    campaignId: string;
    contractCode?: string | null;
  };
  const customerId = useCustomerId();
  const base = useRouterState({ select: ({ location: { pathname } }) => `/${pathname.split('/')[1] ?? ''}` });
  const { beganAtEnd } = useBeganAtEnd();
  const waiting = <DetailSkeleton label={loading} />;
  if (beganAtEnd)
    return (
      <Suspense fallback={waiting}>
        <ProvenAddition isLock={isLock} />
      </Suspense>
    );
  if (customerId !== null && contractCode !== null)
    return (
      <OfContract
        key={`${customerId} ${contractCode} ${campaignId}`}
        location={`${base}/campaign/${campaignId}/contract/${contractCode}`}
        {...{ customerId, contractCode, campaignId }}
      />
    );
  return (
    <Suspense fallback={waiting}>
      <OfCampaign key={customerId} named={{ campaignId, contractCode, base }} />
    </Suspense>
  );
}
