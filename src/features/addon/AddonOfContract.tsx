import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { isOfPath } from '../../../domain/addons/index.ts';
import { toFailure } from '../../../domain/failure.ts';
import { late } from '../../shared/late.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { addonProductsQuery } from './addon.query.ts';
import { NotRead } from './NotRead.tsx';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const BegunAddon = late(() => import('./BegunAddon.tsx'), 'BegunAddon');
/** Who comes back from the bank begins at the end. */
const ProvenAddon = late(() => import('./later/ProvenAddon.tsx'), 'ProvenAddon');
/** What is needed where nothing is added. */
const NoAddon = late(() => import('./later/NoAddon.tsx'), 'NoAddon');
const NoneLeft = late(() => import('./later/NoneLeft.tsx'), 'NoneLeft');
const OtherPath = late(() => import('./later/OtherPath.tsx'), 'OtherPath');

interface AddonOfContractProps {
  customerId: string;
  contractCode: string;
  campaignId: string;
  /** Of this page, without what stands below it. */
  location: string;
}

/** Whether an address is that of what has come of it (`addition.sent`). */
export const isEnd = (pathname: string): boolean => pathname.endsWith('/success');

/** What may be added, as soon as it has come. */
function Asked({ customerId, contractCode, campaignId, location }: AddonOfContractProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const isAtEnd = useRouterState({ select: ({ location: { pathname } }) => isEnd(pathname) });
  const [beganAtEnd] = useState(isAtEnd);
  const { data, error, isFetching, refetch } = useQuery({
    ...addonProductsQuery(api, { customerId, contractNo: contractCode, campaignId }, i18n.locale),
    enabled: !beganAtEnd,
  });
  useEffect(() => void BegunAddon.preload?.(), []);

  if (beganAtEnd) return <ProvenAddon />;
  if (data) {
    const { customerType } = data.campaign;
    if (!isOfPath({ customerType }, location)) return <OtherPath {...{ campaignId, customerType }} />;
    const isAnyFree = data.addons.some(({ isIncluded }) => !isIncluded);
    if (!isAnyFree && !isAtEnd) return <NoneLeft {...{ customerType, contractCode }} />;
    return <BegunAddon offered={{ ...data, contractCode: null, location }} />;
  }
  if (!error) return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const { kind, code } = toFailure(error);
  if (code === 'addition.notPossible') return <NoAddon reason="notPossible" contractCode={contractCode} />;
  // A contract that is not found is none to lead back to.
  if (kind === 'notFound') return <NoAddon reason="none" contractCode={null} />;
  if (code === 'campaign.closed') return <NoAddon reason="none" contractCode={contractCode} />;
  return <NotRead failure={error} retry={{ isBusy: isFetching, onRetry: () => void refetch() }} />;
}

/** What may be added to a contract of a customer who has signed in (`addition.page`). */
export function AddonOfContract(props: AddonOfContractProps) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />}>
      <Asked {...props} />
    </Suspense>
  );
}
