import { useLingui } from '@lingui/react/macro';
import { toFailure } from '../../../domain/failure.ts';
import { mayBeUnknown } from '../../shared/contracts/mayBeUnknown.ts';
import { NotRead } from '../../shared/failure/NotRead.tsx';
import { late } from '../../shared/late.ts';

const NotLocked = late(() => import('./later/NotLocked.tsx'), 'NotLocked');

interface LockNotReadProps {
  failure: unknown;
  retry: { isBusy: boolean; onRetry(): void };
  /** Null where none is known. */
  contractCode: string | null;
}

/** The lock did not come, or there is none (`priceLock.none`). */
export function LockNotRead({ failure, retry, contractCode }: LockNotReadProps) {
  const { t } = useLingui();
  const failed = toFailure(failure);
  if (mayBeUnknown(failed) || failed.code === 'campaign.closed')
    return <NotLocked {...{ contractCode }} failure={failed} />;
  return (
    <NotRead
      heading={t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' })}
      title={t({ id: 'priceLock.notRead', message: 'Lukittua hintaa ei saatu näkyviin' })}
      {...{ failure, retry }}
    />
  );
}
