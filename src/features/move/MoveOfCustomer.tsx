import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { moveObstacle } from '../../../domain/move/index.ts';
import type { Contract, MoveForm } from '../../../domain/types.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { ContractsError } from '../../shared/contracts/ContractsError.tsx';
import { UnknownContract } from '../../shared/contracts/UnknownContract.tsx';
import { useContract } from '../../shared/contracts/useContract.ts';
import { useContracts } from '../../shared/contracts/useContracts.ts';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { useReceivedKey } from '../../shared/draft/useReceivedKey.ts';
import { useSentKey } from '../../shared/draft/useSentKey.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { DraftedMove } from './DraftedMove.tsx';
import { MOVE } from './move.query.ts';
import type { MoveFrom, Moving } from './move.form.ts';
import { NothingMoves } from './NothingMoves.tsx';
import { useMoveTitle } from './useMoveHeading.ts';

/** Who has sent nothing yet needs no receipt. */
const SoughtMove = late(() => import('./later/SoughtMove.tsx'), 'SoughtMove');

interface MoveOfCustomerProps {
  customerId: string;
  /** The contract that the address names. */
  contractCode: string | null;
  form: MoveForm;
}

/** A customer's own; where it was sent before the page was opened its receipt is there (`move.again`). */
export function MoveOfCustomer(props: MoveOfCustomerProps) {
  const receivedKey = useReceivedKey({ name: MOVE }, props.customerId);
  return receivedKey === null ? <NewMove {...props} /> : <SoughtMove receivedKey={receivedKey} />;
}

/** One that begins, once it is known which contracts there are (`move.which`). */
function NewMove({ customerId, contractCode, form }: MoveOfCustomerProps) {
  const title = useMoveTitle();
  const { api } = useSession();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ from: MoveFrom; contractCode: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sentKey = useSentKey({ name: MOVE }, customerId);
  const [isSought, setIsSought] = useState(false);
  // What has begun goes on with what it began with, whichever site is shown meanwhile.
  const { found, isKnown, failed } = useContract(begun || isSought ? '' : (contractCode ?? ''));
  const { data } = useContracts();
  const customer = useQuery(customerQuery(api, customerId));
  const isActingNeeded = useIsActingNeeded(failed?.error ?? null);
  usePage(title);
  const listed: Contract[] = data ? [...data.active, ...data.starting, ...data.ending] : [];
  const contracts = listed.map((contract): Moving => ({ contract, why: moveObstacle(contract, form.today) }));
  const isOfOneSite = data !== undefined && data.selectedDeliverySite !== null;
  const isLoading = !data || !isKnown || customer.isPending;
  const isUnknown = contractCode !== null && isKnown && !found && !isSought;
  const isDecided = !begun && !isLoading && !isUnknown;
  const canMove = contracts.some(({ why }) => why === null);
  // What was on its way when the page was left may have been what moved them.
  if (isDecided && !canMove && sentKey !== null && !isSought) setIsSought(true);
  if (isDecided && canMove)
    setBegun({
      from: {
        ...form,
        customerId,
        contracts,
        isOfOneSite,
        link: null,
        isStranger: false,
        email: customer.data?.email ?? '',
        phone: customer.data?.mobileNumber ?? '',
      },
      contractCode: found?.contract.contractCode ?? null,
    });
  const beginAnew = () => {
    setBegun(null);
    setAttempt(attempt + 1);
  };
  /** The contracts are others then, and that of the address, which would choose its own site, is none of them. */
  const onOtherSite = () => {
    beginAnew();
    if (contractCode !== null) void navigate({ to: '/my-move' });
  };

  if (isActingNeeded) return <ActingNeeded heading={title} />;
  if (begun)
    return (
      <DraftedMove key={attempt} {...begun} isAnew={attempt > 0} onStartAgain={beginAnew} onOtherSite={onOtherSite} />
    );
  if (failed)
    return (
      <Stack gap="large">
        <PageHeading>{title}</PageHeading>
        <ContractsError contracts={failed} />
      </Stack>
    );
  if (isUnknown) return <UnknownContract />;
  const nothing = <NothingMoves {...{ contracts, isOfOneSite, onOtherSite }} />;
  if (isSought && sentKey !== null) return <SoughtMove receivedKey={sentKey} otherwise={nothing} />;
  if (!isLoading) return nothing;
  return (
    <Stack gap="large">
      <PageHeading actions={<DeliverySite onOther={onOtherSite} />}>{title}</PageHeading>
      <DetailSkeleton label={title} />
    </Stack>
  );
}
