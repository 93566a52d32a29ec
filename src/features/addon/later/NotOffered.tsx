import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { SoughtContract } from '../../../shared/contracts/later/SoughtContract.tsx';
import { mayBeUnknown } from '../../../shared/contracts/mayBeUnknown.ts';
import { NoAddon } from './NoAddon.tsx';

interface NotOfferedProps {
  /** Null where none is known. */
  contractCode: string | null;
  failure: Failure;
}

/** Nothing may be added, or the contract is none of the customer's (`addition.none`, `acting.foreignContract`). */
export function NotOffered({ contractCode, failure }: NotOfferedProps) {
  const { t } = useLingui();
  const reason = failure.code === 'addition.notPossible' ? 'notPossible' : 'none';
  const none = <NoAddon {...{ reason, contractCode }} />;
  if (contractCode === null || !mayBeUnknown(failure)) return none;
  const heading = t({ id: 'addon.title', message: 'Valitse lisäpalvelu' });
  return <SoughtContract {...{ contractCode, heading, failure }}>{none}</SoughtContract>;
}
