import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure.ts';
import { NotThere } from '../../../shared/addition/later/NotThere.tsx';
import { NoLock } from './NoLock.tsx';

interface NotLockedProps {
  /** Null where none is known. */
  contractCode: string | null;
  failure: Failure;
}

/** There is no lock to be had (`priceLock.none`). */
export function NotLocked({ contractCode, failure }: NotLockedProps) {
  const { t } = useLingui();
  return (
    <NotThere {...{ contractCode, failure }} heading={t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' })}>
      <NoLock why="none" contractCode={contractCode} />
    </NotThere>
  );
}
