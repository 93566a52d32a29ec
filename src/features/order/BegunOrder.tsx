import { Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { late } from '../../shared/late.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { DraftedOrder, type BegunOrderProps } from './DraftedOrder.tsx';

/** Few come by a link that fills something in. */
const PrefilledOrder = late(() => import('./later/PrefilledOrder.tsx'), 'PrefilledOrder');

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
