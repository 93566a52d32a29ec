import { useLingui } from '@lingui/react/macro';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { deliverySitesQuery } from '../../shared/sites/deliverySites.query.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { ConsumptionFlow } from './ConsumptionFlow.tsx';
import { useConsumptionSearch } from './useConsumptionSearch.ts';

function CustomersConsumption({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const { pointNo } = useConsumptionSearch();
  const { data, error, isFetching, refetch } = useQuery(deliverySitesQuery(api, customerId));
  const heading = t({ id: 'consumption.title', message: 'Kulutus' });
  const sites = data?.deliverySites.filter(({ isConsumptionShown }) => isConsumptionShown) ?? [];
  const site = sites.find(({ meteringPointNo }) => meteringPointNo === pointNo) ?? sites[0];
  if (site) return <ConsumptionFlow key={customerId} {...{ customerId, sites, site }} />;
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      {error && !data && (
        <FailureNotice
          title={t({ id: 'consumption.sitesFailed', message: 'Käyttöpaikkojasi ei saatu näkyviin' })}
          failure={error}
          retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
        />
      )}
      {data && (
        <Note>
          {t({
            id: 'consumption.noSites',
            message: 'Kulutus tulee näkyviin, kun sähkö- tai lämpösopimuksesi alkaa.',
          })}
        </Note>
      )}
      {!data && !error && <DetailSkeleton label={t({ id: 'consumption.loading', message: 'Ladataan kulutusta' })} />}
    </Stack>
  );
}

/** What was used at a metering point (`consumptionPage.states`). */
export function ConsumptionPage() {
  const { t } = useLingui();
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  const heading = t({ id: 'consumption.title', message: 'Kulutus' });
  usePage(heading);
  if (isEmployee && customerId === null) return <ActingNeeded heading={heading} />;
  return customerId === null ? null : <CustomersConsumption customerId={customerId} />;
}
