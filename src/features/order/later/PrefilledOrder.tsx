import { useState } from 'react';
import type { Prefill } from '../../../platform/prefill.ts';
import { DraftedOrder, type BegunOrderProps } from '../DraftedOrder.tsx';
import { prefilledSteps } from '../order.prefill.ts';

/** An order with what a link has filled in, where nothing of it is known (`order.prefill`). */
export function PrefilledOrder({ link, ...props }: BegunOrderProps & { link: Prefill }) {
  const [steps] = useState(() => prefilledSteps(link));
  return <DraftedOrder {...props} steps={steps} />;
}
