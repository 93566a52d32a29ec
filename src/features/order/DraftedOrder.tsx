import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { emptySteps } from './order.empty.ts';
import { orderDraft } from './order.draft.ts';
import { OrderFlow, type OrderFlowProps } from './OrderFlow.tsx';

/** Who begins has come to nothing yet, and needs none of the rules of later steps. */
const RestoredOrder = late(() => import('./later/RestoredOrder.tsx'), 'RestoredOrder');

export type BegunOrderProps = Omit<OrderFlowProps, 'draft'>;

/**
 * An order with its draft (`order.draft`).
 *
 * @param steps what stands in them at first
 */
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
