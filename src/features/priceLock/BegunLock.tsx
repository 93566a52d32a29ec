import { useLingui } from '@lingui/react/macro';
import { late } from '../../shared/late.ts';
import type { ContractAdditionRead } from '../../shared/addition/AdditionOfContract.tsx';
import { BegunAddition } from '../../shared/addition/BegunAddition.tsx';
import { LockFlow } from './LockFlow.tsx';
import { lockDraft, type OfferedLock } from './priceLock.form.ts';

/** Who has sent nothing yet needs nothing of what sends it. */
const SentLock = late(() => import('./later/SentLock.tsx'), 'SentLock');

/** One lock with its draft, once it is known who orders. */
export function BegunLock({ offered, retry }: { offered: OfferedLock; retry: ContractAdditionRead['retry'] }) {
  const { t } = useLingui();
  const onAskAgain = () => {
    if (!retry.isBusy) retry.onRetry();
  };
  const loading = t({ id: 'priceLock.loading', message: 'Ladataan hintaa' });
  return (
    <BegunAddition {...{ offered, loading }} kind={lockDraft(offered)} isLock>
      {(begun, isSent) =>
        isSent ? (
          <SentLock {...{ offered, onAskAgain, ...begun }} />
        ) : (
          <LockFlow {...{ offered, onAskAgain, ...begun }} />
        )
      }
    </BegunAddition>
  );
}
