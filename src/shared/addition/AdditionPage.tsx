import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ActingNeeded } from '../contracts/ActingNeeded.tsx';
import { useIsActingNeeded } from '../contracts/useIsActingNeeded.ts';
import { useCustomerId } from '../session/useCustomerId.ts';

/** What is added to which contract of whom. */
export interface NamedAddition {
  customerId: string;
  contractCode: string;
  campaignId: string;
  /** Of this page, without what stands below it. */
  location: string;
}

interface AdditionPageProps {
  heading: string;
  loading: string;
  /** What stands below the contract's address. */
  path: string;
  OfContract: ComponentType<NamedAddition>;
}

/** The page on which a customer who has signed in adds something to a contract (`addition.page`). */
export function AdditionPage({ heading, loading, path, OfContract }: AdditionPageProps) {
  const { contractCode, campaignId } = useParams({ strict: false }) as { contractCode: string; campaignId: string };
  const customerId = useCustomerId();
  const isActingNeeded = useIsActingNeeded(null);
  if (isActingNeeded) return <ActingNeeded heading={heading} />;
  if (customerId === null) return <DetailSkeleton label={loading} />;
  const location = `/contracts/${contractCode}/${path}/${campaignId}`;
  return (
    <OfContract
      key={`${customerId} ${contractCode} ${campaignId}`}
      {...{ customerId, contractCode, campaignId, location }}
    />
  );
}
