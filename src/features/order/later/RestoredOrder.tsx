import { useState } from 'react';
import { openedStep, stepsAsked, stepsOf } from '../../../../domain/orders/index.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useOrderActors } from './useOrderActors.ts';
import { restoredValues, withProfile } from './order.restore.ts';
import { OrderFlow, type OrderFlowProps } from '../OrderFlow.tsx';

/** An order that goes on from its draft, with what the steps that were left have come to (`order.draft`). */
export function RestoredOrder(props: OrderFlowProps) {
  const { template, orderer, draft: kept } = props;
  const { date: writeDay } = useFormats();
  // A stranger has left empty what is known of them since they have signed in.
  const draft = { ...kept, values: withProfile(kept.values, orderer.customer) };
  const [values] = useState(() => restoredValues(draft.values, { template, orderer, writeDay }));
  // All steps were left complete: the review was there, also where one of them must be asked again.
  const isReviewed =
    openedStep(stepsAsked(stepsOf(template), values.product), draft.values.done, 'review') === 'review';
  const actors = useOrderActors(template.change);
  return <OrderFlow {...props} {...{ draft, values, isReviewed, actors }} />;
}
