import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { useOrderer } from '../../shared/sale/useOrderer.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { LockFlow, type LockFlowProps } from './LockFlow.tsx';
import { lockDraft, type OfferedLock } from './priceLock.form.ts';

/** Who has sent nothing yet needs nothing of what sends it. */
const SentLock = late(() => import('./later/SentLock.tsx'), 'SentLock');

function Drafted({ offered, orderer }: Pick<LockFlowProps, 'offered' | 'orderer'>) {
  const draft = useDraft(lockDraft(offered), offered.contract?.customerId ?? null);
  const [isSent] = useState(draft.isSent);
  const begun = { offered, orderer, draft };
  return isSent ? <SentLock {...begun} /> : <LockFlow {...begun} />;
}

/** One lock with its draft, once it is known who orders. */
export function BegunLock({ offered }: { offered: OfferedLock }) {
  const { t } = useLingui();
  const orderer = useOrderer({ customerType: offered.campaign.customerType });
  const waiting = <DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />;
  if (orderer.isLoading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Drafted {...{ offered, orderer }} />
    </Suspense>
  );
}
