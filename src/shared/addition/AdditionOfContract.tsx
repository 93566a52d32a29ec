import { useLingui } from '@lingui/react';
import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import type { AddonProducts } from '../../../domain/types.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { late } from '../late.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { additionProductsQuery } from './addition.query.ts';
import type { NamedAddition } from './AdditionPage.tsx';
import { useBeganAtEnd } from './useBeganAtEnd.ts';

/** Who comes back from the bank begins at the end. */
const ProvenAddition = late(() => import('./later/ProvenAddition.tsx'), 'ProvenAddition');

/** What is drawn once it has come. */
export interface DrawnAddition {
  named: NamedAddition;
  data: AddonProducts;
  /** It has been sent on this page. */
  isAtEnd: boolean;
}

/** What is drawn where it did not. */
export interface FailedAddition {
  named: NamedAddition;
  failure: unknown;
  retry: { isBusy: boolean; onRetry(): void };
}

interface AdditionOfContractProps {
  named: NamedAddition;
  loading: string;
  isLock: boolean;
  /** Fetches what the form is drawn with, beside what it shows. */
  preload(): unknown;
  Drawn: ComponentType<DrawnAddition>;
  Failed: ComponentType<FailedAddition>;
}

function Asked({ named, loading, isLock, preload, Drawn, Failed }: AdditionOfContractProps) {
  const { i18n } = useLingui();
  const { api } = useSession();
  const { customerId, contractCode, campaignId } = named;
  const { isAtEnd, beganAtEnd } = useBeganAtEnd();
  const { data, error, isFetching, refetch } = useQuery({
    ...additionProductsQuery(api, { customerId, contractNo: contractCode, campaignId }, i18n.locale),
    enabled: !beganAtEnd,
  });
  const fetchForm = useEffectEvent(preload);
  useEffect(() => void fetchForm(), []);
  if (beganAtEnd) return <ProvenAddition isLock={isLock} />;
  if (data) return <Drawn {...{ named, data, isAtEnd }} />;
  if (!error) return <DetailSkeleton label={loading} />;
  return <Failed {...{ named }} failure={error} retry={{ isBusy: isFetching, onRetry: () => void refetch() }} />;
}

/** What may be added to a contract of a customer who has signed in, as soon as it has come (`addition.page`). */
export function AdditionOfContract(props: AdditionOfContractProps) {
  return (
    <Suspense fallback={<DetailSkeleton label={props.loading} />}>
      <Asked {...props} />
    </Suspense>
  );
}
