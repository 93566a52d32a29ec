import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { late } from '../../shared/late.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

/** The page stands before what there is to fill in comes. */
const Termination = late(() => import('./Termination.tsx'), 'Termination');
const NothingToEnd = late(() => import('./NothingToEnd.tsx'), 'NothingToEnd');

/** A customer gives notice of a contract here (`termination.steps`); who is none is told what to do (`termination.noCustomer`). */
export function TerminationPage() {
  const { t } = useLingui();
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  const title = t({ id: 'termination.title', message: 'Irtisano sopimus' });
  if (customerId === null && isEmployee) return <ActingNeeded heading={title} />;
  return (
    <Suspense
      fallback={
        <Stack gap="large">
          <PageHeading>{title}</PageHeading>
          <DetailSkeleton label={t({ id: 'termination.loading', message: 'Ladataan sopimuksia' })} />
        </Stack>
      }
    >
      {customerId === null ? (
        <NothingToEnd contracts={null} />
      ) : (
        <Termination key={customerId} customerId={customerId} />
      )}
    </Suspense>
  );
}
