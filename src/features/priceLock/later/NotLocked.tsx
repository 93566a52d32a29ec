import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { SoughtContract } from '../../../shared/contracts/later/SoughtContract.tsx';
import { mayBeUnknown } from '../../../shared/contracts/mayBeUnknown.ts';
import { NoLock } from './NoLock.tsx';

interface NotLockedProps {
  /** Null where none is known. */
  contractCode: string | null;
  failure: Failure;
}

/** There is no lock to be had, or the contract is none of the customer's (`priceLock.none`, `acting.foreignContract`). */
export function NotLocked({ contractCode, failure }: NotLockedProps) {
  const { t } = useLingui();
  const none = <NoLock why="none" contractCode={contractCode} />;
  if (contractCode === null || !mayBeUnknown(failure)) return none;
  const heading = t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' });
  return <SoughtContract {...{ contractCode, heading, failure }}>{none}</SoughtContract>;
}
