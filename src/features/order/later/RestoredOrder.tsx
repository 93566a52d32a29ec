import { useState } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useOrderActors } from './useOrderActors.ts';
import { restoredValues } from './order.restore.ts';
import { OrderFlow, type OrderFlowProps } from '../OrderFlow.tsx';

/** An order that goes on from its draft, with what the steps that were left have come to (`order.draft`). */
export function RestoredOrder(props: OrderFlowProps) {
  const { template, orderer, draft } = props;
  const { date: writeDay } = useFormats();
  const [values] = useState(() => restoredValues(draft.values, { template, orderer, writeDay }));
  const actors = useOrderActors(template.change);
  return <OrderFlow {...props} {...{ values, actors }} />;
}
