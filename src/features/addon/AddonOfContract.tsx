import { useLingui } from '@lingui/react/macro';
import { Navigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useOrderer } from '../../shared/sale/useOrderer.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useVerified } from '../../shared/verification/verified.query.ts';
import type { AddonProducts, OrderResult } from '../../../domain/types.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { addonProductsQuery } from './addon.query.ts';
import { useAddonHeading } from './useAddonHeading.ts';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const AddonFlow = late(() => import('./AddonFlow.tsx'), 'AddonFlow');
const AddonThanks = late(() => import('./AddonThanks.tsx'), 'AddonThanks');
/** What is needed where nothing is added. */
const NoAddon = late(() => import('./NoAddon.tsx'), 'NoAddon');

interface AddonOfContractProps {
  customerId: string;
  contractCode: string;
  campaignId: string;
  /** Of this page, without what stands below it. */
  location: string;
}

/** The flow begins once it is known who orders. */
function Offer({ data, location }: { data: AddonProducts; location: string }) {
  const { t } = useLingui();
  const orderer = useOrderer({ customerType: data.campaign.customerType });
  if (orderer.isLoading)
    return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  return <AddonFlow offered={{ ...data, contractCode: null, location }} orderer={orderer} />;
}

/** What was proven just now (`addition.sent`). */
function Proven({ result }: { result: OrderResult }) {
  const heading = useAddonHeading('sent', result) ?? '';
  usePage(heading);
  return <AddonThanks {...{ heading, result }} />;
}

/** What may be added, as soon as it has come. */
function Asked({ customerId, contractCode, campaignId, location }: AddonOfContractProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const verified = useVerified();
  const isAtEnd = useRouterState({ select: ({ location: { pathname } }) => pathname.endsWith('/success') });
  const [beganAtEnd] = useState(isAtEnd);
  const { data, error, isFetching, refetch } = useQuery({
    ...addonProductsQuery(api, { customerId, contractNo: contractCode, campaignId }, i18n.locale),
    enabled: !beganAtEnd,
  });
  const title = t({ id: 'addon.title', message: 'Valitse lisäpalvelu' });
  useEffect(() => void AddonFlow.preload?.(), []);

  if (beganAtEnd) {
    // Nothing was sent on this page: there is nothing to thank for.
    return verified?.process === 'vapAddition' ? <Proven result={verified} /> : <Navigate to="/contracts" replace />;
  }
  if (data) {
    const isAnyFree = data.addons.some(({ isIncluded }) => !isIncluded);
    if (!isAnyFree && !isAtEnd) return <NoAddon reason="held" contractCode={contractCode} />;
    return <Offer key={`${customerId} ${contractCode}`} {...{ data, location }} />;
  }
  if (!error) return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const { kind, code } = toFailure(error);
  if (code === 'addition.notPossible') return <NoAddon reason="notPossible" contractCode={contractCode} />;
  if (kind === 'notFound' || code === 'campaign.closed') return <NoAddon reason="none" contractCode={contractCode} />;
  return (
    <Stack gap="large">
      <PageHeading lead={t({ id: 'vapAddition.descDataError', message: 'Lisäpalveluja ei juuri nyt saada näkyviin.' })}>
        {title}
      </PageHeading>
      <FailureNotice
        title={t({ id: 'vapAddition.titleDataError', message: 'Lisäpalvelujen lataaminen ei onnistunut' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
    </Stack>
  );
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
