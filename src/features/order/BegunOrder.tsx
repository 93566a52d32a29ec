import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { orderDraft } from './order.draft.ts';
import { OrderFlow, type OrderFlowProps } from './OrderFlow.tsx';

/** Who begins has come to nothing yet, and needs none of the rules of later steps. */
const RestoredOrder = late(() => import('./RestoredOrder.tsx'), 'RestoredOrder');

/** An order with its draft: the one that this tab keeps, or one with what the link has filled in (`order.draft`, `order.prefill`). */
export function BegunOrder({ template, orderer, onStartAgain }: Omit<OrderFlowProps, 'draft'>) {
  const { t } = useLingui();
  const { prefill } = usePortal();
  const [prefilled] = useState(() => prefill.values);
  const [kind] = useState(() => orderDraft(template, orderer.customer, prefilled ?? {}));
  const draft = useDraft(kind, orderer.customerId);
  const [isRestored] = useState(draft.isRestored);
  // It is kept like what was typed: the address does not have it any more.
  const keepPrefilled = useEffectEvent(() => draft.save(draft.values));
  useEffect(() => {
    if (prefilled) keepPrefilled();
  }, [prefilled]);
  const common = { template, orderer, draft, onStartAgain };
  if (!isRestored) return <OrderFlow {...common} values={{}} />;
  return (
    <Suspense fallback={<DetailSkeleton label={t({ id: 'order.loading', message: 'Ladataan tilausta' })} />}>
      <RestoredOrder {...common} />
    </Suspense>
  );
}
