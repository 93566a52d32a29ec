import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../domain/failure.ts';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { ActingNeeded } from '../ActingNeeded.tsx';
import { useContract } from '../useContract.ts';
import { useIsActingNeeded } from '../useIsActingNeeded.ts';
import { UnknownContract } from './UnknownContract.tsx';

interface SoughtContractProps {
  contractCode: string;
  /** Of the page, where a customer must be opened first. */
  heading: string;
  /** Of what the page has asked of the contract, as `mayBeUnknown` says; any where a customer must be opened before it asks. */
  failure: Failure;
  /** What the page shows where the contract is there, and something else is not. */
  children: ReactNode;
}

/** Whether it was the contract that was not found: it is looked for among those of whoever is open (`acting.foreignContract`). */
export function SoughtContract({ contractCode, heading, failure, children }: SoughtContractProps) {
  const { t } = useLingui();
  const { found, isKnown, failed } = useContract(contractCode);
  const isActingNeeded = useIsActingNeeded(failed?.error ?? (found ? failure : null));
  if (isActingNeeded) return <ActingNeeded heading={heading} />;
  if (found || failed) return children;
  return isKnown ? (
    <UnknownContract />
  ) : (
    <DetailSkeleton label={t({ id: 'contract.loading', message: 'Ladataan sopimusta' })} />
  );
}
