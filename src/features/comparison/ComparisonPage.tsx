import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DeliverySite } from '../../../domain/types.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { deliverySitesQuery } from '../../shared/sites/deliverySites.query.ts';
import { kindOfSite } from '../../shared/sites/sites.view.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { replayQuery } from './comparison.query.ts';
import { Compared } from './Compared.tsx';
import { rankedProducts } from './replay.view.ts';
import { useAnswer, useNothing } from './useAnswer.ts';

function useHeading() {
  const { t } = useLingui();
  return t({ id: 'comparison.title', message: 'Sama vuosi, eri sopimukset' });
}

interface SiteChoiceProps {
  sites: readonly DeliverySite[];
  site: DeliverySite;
}

/** Which metering point; the address has it. */
function SiteChoice({ sites, site }: SiteChoiceProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choose = (point: string) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, point }), resetScroll: false });
  return (
    <Measure>
      <SelectField
        label={t({ id: 'comparison.site', message: 'Käyttöpaikka' })}
        options={sites.map(({ meteringPointNo, address }) => ({ value: meteringPointNo, label: address }))}
        value={site.meteringPointNo}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Measure>
  );
}

function CustomersComparison({ customerId }: { customerId: string }) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const heading = useHeading();
  const { point } = useSearch({ strict: false }) as { point?: string };
  const known = useQuery(deliverySitesQuery(api, customerId));
  // Electricity that is used has products to choose between (`comparisonPage.sites`).
  const sites =
    known.data?.deliverySites.filter((one) => one.isConsumptionShown && kindOfSite(one) === 'electricity') ?? [];
  const site = sites.find(({ meteringPointNo }) => meteringPointNo === point) ?? sites[0];
  const ofSite = replayQuery(api, customerId, site?.meteringPointNo ?? '', i18n.locale);
  const asked = useQuery({ ...ofSite, enabled: site !== undefined });
  const answerOf = useAnswer();
  const nothingOf = useNothing();
  const replay = asked.data;
  const ranked = replay ? rankedProducts(replay) : [];
  const nothing = replay ? nothingOf(replay) : null;
  const failed = [known, asked].find(({ data, error }) => error && !data);
  return (
    <>
      <Breadcrumbs
        label={t({ id: 'comparison.trail', message: 'Murupolku' })}
        items={[
          {
            href: site ? `/consumption?point=${site.meteringPointNo}` : '/consumption',
            label: t({ id: 'comparison.trailConsumption', message: 'Kulutus' }),
          },
        ]}
        current={t({ id: 'comparison.trailHere', message: 'Sopimusvertailu' })}
      />
      <Stack gap="large">
        <PageHeading lead={nothing === null ? answerOf(ranked) : undefined}>{heading}</PageHeading>
        {site && <SiteChoice {...{ sites, site }} />}
        {failed?.error && (
          <FailureNotice
            title={
              site
                ? t({ id: 'comparison.failed', message: 'Vertailua ei saatu näkyviin' })
                : t({ id: 'comparison.sitesFailed', message: 'Käyttöpaikkojasi ei saatu näkyviin' })
            }
            failure={failed.error}
            retry={{ isBusy: failed.isFetching, onRetry: () => void failed.refetch() }}
          />
        )}
        {known.data && !site && (
          <Note>
            {t({
              id: 'comparison.noSites',
              message: 'Voit verrata sopimuksia, kun sinulla on sähkösopimus ja siitä mittauksia.',
            })}
          </Note>
        )}
        {!replay && !failed && (site || !known.data) && (
          <DetailSkeleton label={t({ id: 'comparison.loading', message: 'Ladataan vertailua' })} />
        )}
        {nothing !== null && <Note>{nothing}</Note>}
        {replay && site && nothing === null && <Compared {...{ replay, ranked, site }} />}
      </Stack>
    </>
  );
}

/** What the last year would have cost by other contracts (`comparisonPage.states`). */
export function ComparisonPage() {
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  const heading = useHeading();
  usePage(heading);
  if (isEmployee && customerId === null) return <ActingNeeded heading={heading} />;
  return customerId === null ? null : <CustomersComparison customerId={customerId} />;
}
