import { useState } from 'react';
import type { Prefill } from '../../../platform/prefill.ts';
import { DraftedOrder } from '../BegunOrder.tsx';
import { prefilledSteps } from '../order.prefill.ts';
import type { OrderFlowProps } from '../OrderFlow.tsx';

/** An order with what a link has filled in, where nothing of it is known (`order.prefill`). */
export function PrefilledOrder({ link, ...props }: Omit<OrderFlowProps, 'draft'> & { link: Prefill }) {
  const [steps] = useState(() => prefilledSteps(link));
  return <DraftedOrder {...props} steps={steps} />;
}
