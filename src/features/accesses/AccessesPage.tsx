import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { usePage } from '../../shared/page/usePage.ts';
import { useQueryClient } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { AccessList } from './AccessList.tsx';
import { accessesQuery } from './accesses.query.ts';

/** Who may see it are the customer and who acts for them by a mandate, not the employees themselves (`accesses.whose`). */
export function AccessesPage() {
  const { t } = useLingui();
  const { api } = useSession();
  const customerId = useCustomerId();
  const own = useGate(({ context }) => context.validation?.customerId ?? null);
  const isEmployee = useIsEmployee();
  const shown = isEmployee ? own : customerId;
  const query = useInfiniteQuery({ ...accessesQuery(api, shown ?? ''), enabled: shown !== null }, useQueryClient());
  const isOwn = shown !== null && shown === own;
  const title = isOwn
    ? t({ id: 'accesses.title', message: 'Kuka on katsonut tietojani' })
    : t({ id: 'accesses.titleOfOther', message: 'Kuka on katsonut asiakkaan tietoja' });
  usePage(title, !query.data && query.error ? 'failed' : 'list');
  if (shown === null) {
    return (
      isEmployee && (
        <Stack gap="large">
          <PageHeading>{title}</PageHeading>
          <Notice tone="info" role="none">
            {t({ id: 'accesses.ofCustomer', message: 'Katselut näkee asiakas itse. Työntekijälle emme näytä niitä.' })}
          </Notice>
        </Stack>
      )
    );
  }
  return (
    <Stack gap="large">
      <PageHeading
        lead={
          isOwn
            ? t({
                id: 'accesses.lead',
                message: 'Näet, milloin ja miksi työntekijämme on katsonut tietojasi. Työntekijän nimeä emme näytä.',
              })
            : t({
                id: 'accesses.leadOfOther',
                message:
                  'Näet, milloin ja miksi työntekijämme on katsonut asiakkaan tietoja. Työntekijän nimeä emme näytä.',
              })
        }
      >
        {title}
      </PageHeading>
      <AccessList query={query} isOwn={isOwn} />
    </Stack>
  );
}
