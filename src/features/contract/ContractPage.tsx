import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { UnknownContract } from '../../shared/contracts/UnknownContract.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import { ContractsError } from '../../shared/contracts/ContractsError.tsx';
import type { ContractsErrorProps } from '../../shared/contracts/ContractsErrorNotice.tsx';
import { useContract } from '../../shared/contracts/useContract.ts';

function NotLoaded({ title, contracts }: { title: string } & ContractsErrorProps) {
  usePage(title);
  return (
    <Stack gap="large">
      <PageHeading>{title}</PageHeading>
      <ContractsError contracts={contracts} />
    </Stack>
  );
}

/** One contract, found among the customer's (`contracts.detail`). */
export function ContractPage() {
  const { t } = useLingui();
  const { contractCode } = useParams({ from: '/contracts/$contractCode' });
  const { found, isKnown, failed } = useContract(contractCode);
  const isActingNeeded = useIsActingNeeded(failed?.error ?? null);
  const title = t({ id: 'contract.title', message: 'Sopimus' });

  if (isActingNeeded) return <ActingNeeded heading={title} />;
  if (found) return <ContractDetails key={contractCode} {...found} />;
  if (failed) return <NotLoaded {...{ title }} contracts={failed} />;
  return isKnown ? (
    <UnknownContract />
  ) : (
    <DetailSkeleton label={t({ id: 'contract.loading', message: 'Ladataan sopimusta' })} />
  );
}
