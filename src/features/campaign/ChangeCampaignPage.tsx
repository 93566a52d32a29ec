import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { toFailure } from '../../../domain/failure.ts';
import { ChangedContract } from '../../shared/contracts/ChangedContract.tsx';
import { mayBeUnknown } from '../../shared/contracts/mayBeUnknown.ts';
import { ToContract } from '../../shared/contracts/NoChange.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { CampaignProducts } from './CampaignProducts.tsx';
import { productChangeQuery } from './campaign.query.ts';

/** Most contracts can be changed. */
const NotChanged = late(() => import('./later/NotChanged.tsx'), 'NotChanged');

/** What a contract may become: the products of a campaign that may take its place (`change.choice`). */
export function ChangeCampaignPage() {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { contractCode, campaignId } = useParams({ strict: false }) as { contractCode: string; campaignId: string };
  const isActingNeeded = useIsActingNeeded(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...productChangeQuery(api, customerId, { contractCode, campaignId }, i18n.locale),
    enabled: !isActingNeeded,
  });
  const heading = t({ id: 'change.title', message: 'Vaihda sopimus' });
  usePage(heading);

  if (!data && !error && !isActingNeeded)
    return <DetailSkeleton label={t({ id: 'change.loading', message: 'Ladataan vaihtoehtoja' })} />;
  const failure = toFailure(error);
  const page = (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      {data ? (
        <>
          <ChangedContract change={data.change} />
          {data.isSameOffered && (
            <Notice tone="info">
              {t({
                id: 'change.sameOffered',
                message: 'Nykyinen sopimus on myös tässä kampanjassa, joten sitä ei näy alla.',
              })}
            </Notice>
          )}
          {data.campaign.products.length > 0 ? (
            <CampaignProducts
              campaign={data.campaign}
              base={`/contracts/${contractCode}/product-change/${data.campaign.campaignId}`}
            />
          ) : (
            <Notice tone="info" actions={<ToContract contractCode={contractCode} />}>
              {t({ id: 'change.none', message: 'Tässä kampanjassa ei ole nyt sopimuksia, joihin voisi vaihtaa.' })}
            </Notice>
          )}
        </>
      ) : (
        <FailureNotice
          title={t({ id: 'change.notLoaded', message: 'Vaihtoehtoja ei saatu ladattua' })}
          failure={error}
          retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
        />
      )}
    </Stack>
  );
  const isNotPossible = failure.code === 'productChange.notPossible';
  if (data || !(isActingNeeded || isNotPossible || mayBeUnknown(failure))) return page;
  return <NotChanged {...{ contractCode, heading, failure }}>{page}</NotChanged>;
}
