import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { terminationReasons, terminationTerms } from '../../../domain/termination/index.ts';
import { helsinkiToday } from '../../../domain/time/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { serverNow } from '../../platform/clock.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { ContractsError } from '../../shared/contracts/ContractsError.tsx';
import { UnknownContract } from '../../shared/contracts/UnknownContract.tsx';
import { useContract } from '../../shared/contracts/useContract.ts';
import { useContracts } from '../../shared/contracts/useContracts.ts';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { useReceivedKey } from '../../shared/draft/useReceivedKey.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { NothingToEnd } from './NothingToEnd.tsx';
import { TERMINATION } from './termination.draft.ts';
import type { Terminable } from './termination.form.ts';
import { TerminationFlow } from './TerminationFlow.tsx';

/** Which contracts there are, and where the customer is reached; both before the flow begins, as it begins with them. */
function useTermination(customerId: string) {
  const { api } = useSession();
  const { contract: code, reason } = useSearch({ strict: false }) as { contract?: unknown; reason?: unknown };
  const contractCode = typeof code === 'string' ? code : '';
  const { found, isKnown, failed } = useContract(contractCode);
  const { data } = useContracts();
  const customer = useQuery({ ...customerQuery(api, customerId), enabled: customerId !== '' });
  const [today] = useState(() => helsinkiToday(serverNow()));
  const listed: Contract[] = data ? [...data.active, ...data.starting, ...data.ending] : [];
  const contracts = listed.map((contract): Terminable => ({ contract, terms: terminationTerms(contract, today) }));
  return {
    asked: {
      contractCode: found?.contract.contractCode ?? null,
      reason: terminationReasons.find((known) => known === reason) ?? null,
    },
    isUnknown: contractCode !== '' && isKnown && !found,
    contracts,
    isOfOneSite: data !== undefined && data.selectedDeliverySite !== null,
    failed,
    email: customer.data?.email ?? '',
    isLoading: !data || !isKnown || (customerId !== '' && customer.isPending),
  };
}

/** The customer's notice, once it is known of which contracts it may be given. */
export function Termination({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { asked, isUnknown, contracts, isOfOneSite, failed, email, isLoading } = useTermination(customerId);
  const receivedKey = useReceivedKey({ name: TERMINATION }, customerId);
  // A receipt needs none of the contracts: the last one may be the one that ends.
  const [hasBegun, setHasBegun] = useState(receivedKey !== null);
  const [attempt, setAttempt] = useState(0);
  const title = t({ id: 'termination.title', message: 'Irtisano sopimus' });
  const isActingNeeded = useIsActingNeeded(failed?.error ?? null);
  usePage(title);
  // What has begun goes on with what it began with, whatever is read anew meanwhile.
  if (!hasBegun && !isLoading && !isUnknown && contracts.some(({ terms }) => terms.isPossible)) setHasBegun(true);

  /** The contracts are others then, and one that the address names is none of them. */
  const onOtherSite = () => {
    setHasBegun(false);
    setAttempt(attempt + 1);
    void navigate({ to: '/contract/termination' });
  };

  if (isActingNeeded) return <ActingNeeded heading={title} />;
  if (hasBegun) {
    return (
      <TerminationFlow
        key={attempt}
        {...{ customerId, asked, contracts, email }}
        receivedKey={attempt === 0 ? receivedKey : null}
        onStartAgain={() => setAttempt(attempt + 1)}
        onOtherSite={onOtherSite}
      />
    );
  }
  if (failed) {
    return (
      <Stack gap="large">
        <PageHeading>{title}</PageHeading>
        <ContractsError contracts={failed} />
      </Stack>
    );
  }
  if (isUnknown) return <UnknownContract />;
  if (!isLoading) return <NothingToEnd {...{ contracts, isOfOneSite, onOtherSite }} />;
  return (
    <Stack gap="large">
      {/* Where one of many sites must be chosen first, that is asked here. */}
      <PageHeading actions={<DeliverySite onOther={onOtherSite} />}>{title}</PageHeading>
      <DetailSkeleton label={t({ id: 'termination.loading', message: 'Ladataan sopimuksia' })} />
    </Stack>
  );
}
