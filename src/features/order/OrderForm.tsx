import type { UseQueryResult } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { CampaignTemplate } from '../../../domain/types.ts';
import { track } from '../../platform/analytics.ts';
import { NotRead } from '../../shared/failure/NotRead.tsx';
import { useBeganSent } from '../../shared/flow/useBeganAtEnd.ts';
import { late } from '../../shared/late.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useOrderer } from '../../shared/sale/useOrderer.ts';
import type { BegunOrderProps } from './DraftedOrder.tsx';

/** The page stands before what there is to fill in comes, which is asked for beside the product. */
const BegunOrder = late(() => import('./BegunOrder.tsx'), 'BegunOrder');
/** Of employees, of a service that a customer may order alone, and of what was sent already. */
const Beforehand = late(() => import('./later/Beforehand.tsx'), 'Beforehand');

function Opened(props: BegunOrderProps) {
  const { template, orderer } = props;
  const beganSent = useBeganSent();
  const order = <BegunOrder {...props} />;
  if (!beganSent && !orderer.isStaff && template.product.productKind !== 'ValueAdded') return order;
  return <Beforehand {...{ template, orderer, beganSent }}>{order}</Beforehand>;
}

/** The flow begins once it is known who orders, and anew for another. */
function Order({ template }: { template: CampaignTemplate }) {
  const { t } = useLingui();
  const orderer = useOrderer(template.product);
  const [attempt, setAttempt] = useState(0);
  const waiting = <DetailSkeleton label={t({ id: 'order.loading', message: 'Ladataan tilausta' })} />;
  if (orderer.isLoading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Opened
        key={`${orderer.customerId ?? ''} ${attempt}`}
        {...{ template, orderer }}
        onStartAgain={() => setAttempt(attempt + 1)}
      />
    </Suspense>
  );
}

/** Tells the analytics once, however often it is tried (`order.interruption`). */
function useToldNotFound(isMissing: boolean): void {
  const [isTold, setIsTold] = useState(false);
  if (isMissing && !isTold) setIsTold(true);
  useEffect(() => {
    if (isTold) track({ event: 'templateNotFound' });
  }, [isTold]);
}

interface OrderFormProps {
  /** The product and its form, as far as they have come. */
  asked: Pick<UseQueryResult<CampaignTemplate>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What stands here where it cannot be ordered; null where it is worth another try. */
  unavailable: ReactNode;
}

/** The order of a product, once its form is known (`order.steps`). */
export function OrderForm({ asked: { data, error, isFetching, refetch }, unavailable }: OrderFormProps) {
  const { t } = useLingui();
  useEffect(() => void BegunOrder.preload?.(), []);
  useToldNotFound(!data && error !== null);
  if (data) return <Order key={data.product.templateId} template={data} />;
  const waiting = <DetailSkeleton label={t({ id: 'order.loading', message: 'Ladataan tilausta' })} />;
  if (!error) return waiting;
  if (unavailable) return <Suspense fallback={waiting}>{unavailable}</Suspense>;
  return (
    <NotRead
      heading={t({ id: 'order.page', message: 'Tilaus' })}
      title={t({ id: 'order.notLoaded', message: 'Tilauslomaketta ei saatu ladattua' })}
      failure={error}
      retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
    />
  );
}
