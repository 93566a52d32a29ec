import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { emptySteps } from './order.empty.ts';
import { orderDraft } from './order.draft.ts';
import { OrderFlow, type OrderFlowProps } from './OrderFlow.tsx';

/** Who begins has come to nothing yet, and needs none of the rules of later steps. */
const RestoredOrder = late(() => import('./later/RestoredOrder.tsx'), 'RestoredOrder');
/** Few come by a link that fills something in. */
const PrefilledOrder = late(() => import('./later/PrefilledOrder.tsx'), 'PrefilledOrder');

type BegunOrderProps = Omit<OrderFlowProps, 'draft'>;

/** An order with its draft: the one that this tab keeps, or one with what the link has filled in (`order.draft`, `order.prefill`). */
export function BegunOrder(props: BegunOrderProps) {
  const { t } = useLingui();
  const { prefill } = usePortal();
  const [link] = useState(() => prefill.values);
  return (
    <Suspense fallback={<DetailSkeleton label={t({ id: 'order.loading', message: 'Ladataan tilausta' })} />}>
      {link ? <PrefilledOrder {...props} link={link} /> : <DraftedOrder {...props} />}
    </Suspense>
  );
}

/** @param steps what stands in them at first */
export function DraftedOrder(props: BegunOrderProps & { steps?: typeof emptySteps }) {
  const { template, orderer, steps = emptySteps, onStartAgain } = props;
  const [kind] = useState(() => orderDraft(template, orderer.customer, steps));
  const draft = useDraft(kind, orderer.customerId);
  const [isRestored] = useState(draft.isRestored);
  // It is kept like what was typed: the address does not have it any more.
  const keepPrefilled = useEffectEvent(() => draft.save(draft.values));
  useEffect(() => {
    if (steps !== emptySteps) keepPrefilled();
  }, [steps]);
  const common = { template, orderer, draft, onStartAgain };
  return isRestored ? <RestoredOrder {...common} /> : <OrderFlow {...common} values={{}} />;
}
