import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { formatPriceLockPeriod } from '../../../domain/time/index.ts';
import { priceLockMachine, type PriceLockStep } from '../../../machines/price-lock/priceLock.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { isOffer, languageOfOrder, soldBy } from '../../shared/sale/sold.ts';
import type { AdditionActors } from '../../shared/sale/later/addition.actors.ts';
import { useLaterAdditionActors } from '../../shared/sale/useLaterAdditionActors.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { lockConsents, newLock, type LockValues, type OfferedLock } from './priceLock.form.ts';
import { LockForm } from './LockForm.tsx';
import { useLockHeading } from './useLockHeading.ts';
import { useWindowEnd } from './useWindowEnd.ts';

/** What is needed while the window is closed, and of what has become of it. */
const ClosedLock = late(() => import('./later/ClosedLock.tsx'), 'ClosedLock');
const LockOutcome = late(() => import('./later/LockOutcome.tsx'), 'LockOutcome');

const steps = ['choice', 'verification', 'sent'] as const satisfies PriceLockStep[];

/** What the address says of where it stands. */
function stepOf(snapshot: SnapshotFrom<typeof priceLockMachine>): PriceLockStep {
  if (snapshot.matches('verificationNeeded')) return 'verification';
  const isOver = ['sent', 'notImported', 'verifiedElsewhere'].some((state) => snapshot.matches(state as 'sent'));
  return isOver ? 'sent' : 'choice';
}

export interface LockFlowProps {
  offered: OfferedLock;
  orderer: Orderer;
  draft: DraftInUse<LockValues>;
  /** What it invokes, where it was sent before. */
  actors?: AdditionActors;
}

/** One lock, from its price to what has become of it. */
export function LockFlow({ offered, orderer, draft, actors: begun }: LockFlowProps) {
  const { t, i18n } = useLingui();
  const { brand } = usePortal();
  const { contract, lock, priceLock } = offered;
  const [input] = useState(() => ({
    isOpen: lock !== null,
    isStranger: orderer.isStranger,
    sentKey: draft.isSent ? draft.key : null,
  }));
  const { actors, mayBeSent, onActors } = useLaterAdditionActors(begun ?? null);
  const actor = useFlow(priceLockMachine, {
    actors,
    input,
    on: {
      'addon.received': () => draft.startAgain(),
      'addon.proofNeeded': ({ orderId }) => draft.markUnderProof(orderId),
      'addon.notReceived': ({ needsNewKey }) => (needsNewKey ? draft.renew() : draft.markSent(false)),
    },
    outdates: { 'addon.received': [[contract?.customerId ?? null, 'contracts']] },
  });
  useStepAddress(actor, { steps, stepOf, paths: { sent: 'success' } });
  useWindowEnd(priceLock.isOpen ? priceLock.closesAt : null, () => actor.send({ type: 'window.close' }));
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')));
  const result = useSelector(actor, ({ context }) => context.result);
  const period = formatPriceLockPeriod(priceLock.period);
  const title = t({ id: 'priceLock.title', message: `Lukitse hinta jaksolle ${period}` });
  const heading = useLockHeading(state, result) ?? title;
  const isClosed = state === 'closed';
  // What is closed has a heading of its own, and says so itself.
  usePage(
    isClosed ? t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' }) : heading,
    state === 'sending' || state === 'begun' ? 'choosing' : state,
  );

  const submit = (sold: Addon, values: LockValues) => {
    if (!mayBeSent()) return;
    const { terms, boxes } = lockConsents(offered);
    const importAsOffer = isOffer({ product: sold }, orderer, values);
    draft.markSent(true);
    actor.send({
      type: 'addon.submit',
      key: draft.key,
      request: newLock(offered, {
        input: values,
        lock: sold,
        boxes: importAsOffer ? [] : [...(terms ? [terms] : []), ...boxes],
        locale: languageOfOrder(orderer, i18n.locale as Locale),
        salesInfo: orderer.isStaff ? soldBy(orderer, values, brand.id) : null,
        importAsOffer,
      }),
    });
  };
  if (lock && (state === 'choosing' || state === 'sending' || state === 'begun'))
    return (
      <LockForm key={draft.key} {...{ actor, heading, offered, lock, orderer, draft, onActors }} onSubmit={submit} />
    );
  return (
    <Suspense fallback={<DetailSkeleton label={heading} />}>
      {isClosed ? <ClosedLock {...{ actor, offered, orderer }} /> : <LockOutcome {...{ actor, heading }} />}
    </Suspense>
  );
}
