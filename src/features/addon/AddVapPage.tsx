import { useLingui } from '@lingui/react/macro';
import { useParams, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { isOfPath } from '../../../domain/addons/index.ts';
import { toFailure } from '../../../domain/failure.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useOrderer } from '../../shared/sale/useOrderer.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import type { AddonCampaign, CustomerType } from '../../../domain/types.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { addonCampaignQuery } from './addon.query.ts';
import { AddonOfContract } from './AddonOfContract.tsx';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const AddonFlow = late(() => import('./AddonFlow.tsx'), 'AddonFlow');
/** What is needed of who is signed in, and where nothing is added. */
const ContractChoice = late(() => import('./ContractChoice.tsx'), 'ContractChoice');
const NoAddon = late(() => import('./NoAddon.tsx'), 'NoAddon');

interface Named {
  campaignId: string;
  contractCode: string | null;
  /** `/add-vap`, or that of companies. */
  base: string;
}

/** The campaign is for customers of the other kind: the path for them (`addition.path`). */
function OtherPath({ campaignId, customerType }: { campaignId: string; customerType: CustomerType }) {
  const { t } = useLingui();
  const isOfCompanies = customerType === 'B2B';
  const heading = isOfCompanies
    ? t({ id: 'addon.ofCompanies', message: 'Nämä lisäpalvelut ovat yrityksille' })
    : t({ id: 'addon.ofConsumers', message: 'Nämä lisäpalvelut ovat kotitalouksille' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({ id: 'addon.otherPath', message: 'Valitsemaasi lisäpalvelua ei voi tilata tällä sivulla.' })}
      actions={
        <ButtonLink href={`/${isOfCompanies ? 'add-vap-b2b' : 'add-vap'}/campaign/${campaignId}`}>
          {isOfCompanies
            ? t({ id: 'addon.toCompanies', message: 'Yritysten lisäpalvelut' })
            : t({ id: 'addon.toConsumers', message: 'Kotitalouksien lisäpalvelut' })}
        </ButtonLink>
      }
    />
  );
}

/** Whoever is not signed in, or has no customership, chooses and proves it later. */
function Stranger({ data, named: { campaignId, contractCode, base } }: { data: AddonCampaign; named: Named }) {
  const { t } = useLingui();
  const orderer = useOrderer({ customerType: data.campaign.customerType });
  if (orderer.isLoading)
    return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const place = contractCode === null ? '' : `/contract/${contractCode}`;
  const location = `${base}/campaign/${campaignId}${place}`;
  return <AddonFlow offered={{ ...data, contract: null, contractCode, location }} orderer={orderer} />;
}

/** The campaign of a link, for whoever comes by it (`addition.anonymous`). */
function Campaign({ named }: { named: Named }) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const { campaignId, base } = named;
  useEffect(() => void AddonFlow.preload?.(), []);
  const { data, error, isFetching, refetch } = useQuery(addonCampaignQuery(api, campaignId, i18n.locale));
  if (data) {
    const { customerType } = data.campaign;
    if (!isOfPath({ customerType }, base)) return <OtherPath {...{ campaignId, customerType }} />;
    if (customerId === null) return <Stranger {...{ data, named }} />;
    return <ContractChoice {...{ campaignId, base }} />;
  }
  if (!error) return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  const { kind, code } = toFailure(error);
  if (kind === 'notFound' || code === 'campaign.closed') return <NoAddon reason="none" contractCode={null} />;
  return (
    <Stack gap="large">
      <PageHeading lead={t({ id: 'vapAddition.descDataError', message: 'Lisäpalveluja ei juuri nyt saada näkyviin.' })}>
        {t({ id: 'addon.title', message: 'Valitse lisäpalvelu' })}
      </PageHeading>
      <FailureNotice
        title={t({ id: 'vapAddition.titleDataError', message: 'Lisäpalvelujen lataaminen ei onnistunut' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
    </Stack>
  );
}

/** Where a link leads that names a campaign of add-ons, and perhaps a contract (`addition.anonymous`, `addition.path`). */
export function AddVapPage() {
  const { t } = useLingui();
  const { campaignId, contractCode = null } = useParams({ strict: false }) as {
    campaignId: string;
    contractCode?: string | null;
  };
  const customerId = useCustomerId();
  const base = useRouterState({ select: ({ location: { pathname } }) => `/${pathname.split('/')[1] ?? ''}` });
  if (customerId !== null && contractCode !== null)
    return (
      <AddonOfContract
        key={`${customerId} ${contractCode} ${campaignId}`}
        location={`${base}/campaign/${campaignId}/contract/${contractCode}`}
        {...{ customerId, contractCode, campaignId }}
      />
    );
  return (
    <Suspense fallback={<DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />}>
      <Campaign key={customerId} named={{ campaignId, contractCode, base }} />
    </Suspense>
  );
}
