import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Contract, Contracts } from '../../../domain/types.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { useContracts } from '../../shared/contracts/useContracts.ts';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useUnfolded } from '../../shared/page/useUnfolded.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ContractRows } from '../../shared/contracts/ContractRows.tsx';
import { ContractsError } from '../../shared/contracts/ContractsError.tsx';
import { useGroupText } from '../../shared/contracts/contracts.texts.ts';
import { hasUnderWay, shownGroups } from '../../shared/contracts/contracts.view.ts';

/** Few people see it, so it is fetched when it is needed. */
const NoContracts = late(() => import('./NoContracts.tsx'), 'NoContracts');
const UnderWay = late(() => import('../../shared/contracts/later/UnderWay.tsx'), 'UnderWay');

function EndedContracts({ contracts }: { contracts: Contract[] }) {
  const { t } = useLingui();
  const count = contracts.length;
  const unfolded = useUnfolded('ended');
  return (
    <Disclosure
      {...unfolded}
      label={t({ id: 'contracts.showEnded', message: `Näytä päättyneet sopimukset (${count})` })}
    >
      <ContractRows groups={[{ group: 'ended', contracts }]} />
    </Disclosure>
  );
}

function ContractGroups({ contracts }: { contracts: Contracts }) {
  const groupText = useGroupText();
  return shownGroups(contracts).map(({ group, contracts: inGroup }) =>
    group === 'ended' ? (
      <EndedContracts key={group} contracts={inGroup} />
    ) : (
      <Section key={group} title={groupText(group)} count={inGroup.length}>
        <ContractRows groups={[{ group, contracts: inGroup }]} />
      </Section>
    ),
  );
}

/** The customer's contracts in their groups (`contracts.groups`). */
export function ContractsPage() {
  const { t } = useLingui();
  const title = t({ id: 'contracts.title', message: 'Sopimukset' });
  const contracts = useContracts();
  const { data, error } = contracts;
  const isActingNeeded = useIsActingNeeded(error);
  const hasFailed = !data && error !== null;
  usePage(title, hasFailed ? 'failed' : 'list');

  if (isActingNeeded) return <ActingNeeded heading={title} />;
  if (data && !hasUnderWay(data) && shownGroups(data).length === 0) return <NoContracts title={title} />;
  if (hasFailed) {
    return (
      <Stack gap="large">
        <PageHeading>{title}</PageHeading>
        <ContractsError contracts={contracts} />
      </Stack>
    );
  }
  return (
    <>
      <PageHeading actions={<DeliverySite />}>{title}</PageHeading>
      {data ? (
        <ContractGroups contracts={data} />
      ) : (
        <ObjectListSkeleton label={t({ id: 'contracts.loading', message: 'Ladataan sopimuksia' })} />
      )}
      <Suspense>{data && hasUnderWay(data) && <UnderWay contracts={data} />}</Suspense>
    </>
  );
}
