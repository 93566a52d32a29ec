import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { formatPriceLockPeriod } from '../../../domain/time/index.ts';
import { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import { newAddition } from '../../shared/addition/newAddition.ts';
import { useAdditionFlow, type AdditionFlowProps } from '../../shared/addition/useAdditionFlow.ts';
import { useAdditionHeading } from '../../shared/addition/useAdditionHeading.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { lockConsents, type LockInput, type LockValues, type OfferedLock } from './priceLock.form.ts';
import { LockForm } from './LockForm.tsx';
import { useWindowEdge } from './useWindowEdge.ts';

/** What is needed while the window is closed, and of what has become of it. */
const ClosedLock = late(() => import('./later/ClosedLock.tsx'), 'ClosedLock');
const LockOutcome = late(() => import('./later/LockOutcome.tsx'), 'LockOutcome');

export interface LockFlowProps extends AdditionFlowProps<OfferedLock, LockValues> {
  /** Asks the server once more what there is to lock. */
  onAskAgain(): void;
}

/** One lock, from its price to what has become of it. */
export function LockFlow({ offered, orderer, draft, actors, onAskAgain }: LockFlowProps) {
  const { t } = useLingui();
  const { lock, priceLock } = offered;
  const { actor, state, result, isChoosing, send, onActors } = useAdditionFlow({
    machine: priceLockMachine,
    offered,
    orderer,
    draft,
    actors,
    input: { isOpen: lock !== null },
    fetchLater: LockOutcome.preload,
  });
  const isOpen = lock !== null;
  useWindowEdge(priceLock.isOpen ? priceLock.closesAt : null, () => actor.send({ type: 'window.close' }));
  useWindowEdge(priceLock.isOpen ? null : priceLock.opensAt, onAskAgain);
  useEffect(() => {
    if (isOpen) actor.send({ type: 'window.open' });
  }, [actor, isOpen]);
  const period = formatPriceLockPeriod(priceLock.period);
  const title = t({ id: 'priceLock.title', message: `Lukitse hinta jaksolle ${period}` });
  const heading = useAdditionHeading(state, result, true) ?? title;
  const isClosed = state === 'closed';
  // What is closed has a heading of its own, and says so itself.
  usePage(
    isClosed ? t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' }) : heading,
    isChoosing ? 'choosing' : state,
  );

  const submit = (product: Addon, input: LockInput) =>
    send(product, input, (sale) => {
      const { terms, boxes } = lockConsents(offered);
      const read = sale.importAsOffer ? [] : [...(terms ? [terms] : []), ...boxes];
      return newAddition('lockPrice', offered, { input, product, boxes: read, ...sale });
    });
  if (lock && isChoosing)
    return (
      <LockForm key={draft.key} {...{ actor, heading, offered, lock, orderer, draft, onActors }} onSubmit={submit} />
    );
  return (
    <Suspense fallback={<DetailSkeleton label={heading} />}>
      {isClosed ? <ClosedLock {...{ actor, offered, orderer }} /> : <LockOutcome {...{ actor, heading, offered }} />}
    </Suspense>
  );
}
