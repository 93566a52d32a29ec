import { useLingui } from '@lingui/react';
import { Suspense, useEffect, type ComponentType } from 'react';
import type { AddonProducts } from '../../../domain/types.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { late } from '../late.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { additionProductsQuery } from './addition.query.ts';
import type { NamedAddition } from './AdditionPage.tsx';
import { useBeganAtEnd } from '../flow/useBeganAtEnd.ts';

/** Who comes back from the bank begins at the end, and so does who opens the receipt anew. */
const ProvenAddition = late(() => import('./later/ProvenAddition.tsx'), 'ProvenAddition');

/** What has come of asking what there is to add. */
export interface AdditionRead<Named, Data> {
  named: Named;
  /** Undefined where it did not come. */
  data: Data | undefined;
  failure: unknown;
  retry: { isBusy: boolean; onRetry(): void };
}

export interface ContractAdditionRead extends AdditionRead<NamedAddition, AddonProducts> {
  /** It has been sent on this page. */
  isAtEnd: boolean;
}

interface AdditionOfContractProps {
  named: NamedAddition;
  loading: string;
  isLock: boolean;
  /** Draws what has come of it; it is fetched beside what it shows. */
  Read: ComponentType<ContractAdditionRead> & { preload?(): unknown };
}

function Asked({ named, loading, isLock, Read }: AdditionOfContractProps) {
  const { i18n } = useLingui();
  const { api } = useSession();
  const { customerId, contractCode, campaignId } = named;
  const { isAtEnd, beganAtEnd } = useBeganAtEnd();
  const { data, error, isFetching, refetch } = useQuery({
    ...additionProductsQuery(api, { customerId, contractNo: contractCode, campaignId }, i18n.locale),
    enabled: !beganAtEnd,
  });
  useEffect(() => void Read.preload?.(), [Read]);
  if (beganAtEnd) return <ProvenAddition isLock={isLock} location={named.location} />;
  if (!data && !error) return <DetailSkeleton label={loading} />;
  const retry = { isBusy: isFetching, onRetry: () => void refetch() };
  return <Read {...{ named, data, isAtEnd, retry }} failure={error} />;
}

/** What may be added to a contract of a customer who has signed in, as soon as it has come (`addition.page`). */
export function AdditionOfContract(props: AdditionOfContractProps) {
  return (
    <Suspense fallback={<DetailSkeleton label={props.loading} />}>
      <Asked {...props} />
    </Suspense>
  );
}
