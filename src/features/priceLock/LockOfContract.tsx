import { useLingui } from '@lingui/react/macro';
import { Navigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useVerified } from '../../shared/verification/verified.query.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { contractLockQuery } from './priceLock.query.ts';

/** The page stands before its price comes, which is asked for beside it. */
const BegunLock = late(() => import('./BegunLock.tsx'), 'BegunLock');
/** What is needed where nothing is locked, and of what was proven. */
const NoLock = late(() => import('./later/NoLock.tsx'), 'NoLock');
const ProvenLock = late(() => import('./later/ProvenLock.tsx'), 'ProvenLock');

interface LockOfContractProps {
  customerId: string;
  contractCode: string;
  campaignId: string;
  /** Of this page, without what stands below it. */
  location: string;
}

/** The lock, as soon as it has come. */
function Asked({ customerId, contractCode, campaignId, location }: LockOfContractProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const verified = useVerified();
  const isAtEnd = useRouterState({ select: ({ location: { pathname } }) => pathname.endsWith('/success') });
  const [beganAtEnd] = useState(isAtEnd);
  const { data, error, isFetching, refetch } = useQuery({
    ...contractLockQuery(api, { customerId, contractNo: contractCode, campaignId }, i18n.locale),
    enabled: !beganAtEnd,
  });
  useEffect(() => void BegunLock.preload?.(), []);
  if (beganAtEnd) {
    // Nothing was sent on this page: there is nothing to thank for.
    return verified?.product?.addition?.lock ? <ProvenLock result={verified} /> : <Navigate to="/contracts" replace />;
  }
  if (data) {
    const { priceLock } = data;
    if (!priceLock) return <NoLock why="none" {...{ contractCode }} />;
    if (priceLock.whyNot !== null && !isAtEnd) return <NoLock why={priceLock.whyNot} {...{ contractCode }} />;
    return <BegunLock offered={{ ...data, priceLock, lock: data.addons[0] ?? null, contractCode: null, location }} />;
  }
  if (!error) return <DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />;
  const { kind, code } = toFailure(error);
  if (kind === 'notFound' || code === 'campaign.closed') return <NoLock why="none" {...{ contractCode }} />;
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

/** The lock of a contract of a customer who has signed in (`priceLock.page`). */
export function LockOfContract(props: LockOfContractProps) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />}>
      <Asked {...props} />
    </Suspense>
  );
}
