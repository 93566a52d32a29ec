import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isOfferRejected, orderSteps, stepsOf, type OrderValues } from '../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import { orderMachine } from '../../../machines/order/order.machine.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { laterActor } from '../../shared/flow/laterActor.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { holder } from '../../shared/draft/holder.ts';
import type { OrderActors } from './later/order.actors.ts';
import { noSecrets, type OrderDraft, type OrderSecrets } from './order.draft.ts';
import { beginCounts, countedAs, hasEnded } from './orderCounts.ts';
import { useOutcomeHeading } from './useOutcomeHeading.ts';
import { OrderSteps } from './OrderSteps.tsx';
import { useOrderTitle } from './useOrderWords.ts';
import { usePhases } from './usePhases.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';

/** What becomes of an order is needed by none that begins. */
const OrderOutcome = late(() => import('./later/OrderOutcome.tsx'), 'OrderOutcome');

type Snapshot = SnapshotFrom<typeof orderMachine>;
const addresses = [...orderSteps, 'verification', 'sent'] as const;

/** The step of the form that is open; the last one while it is sent, null once it is over. */
function openStep(snapshot: Snapshot): OrderStep | null {
  const { value } = snapshot;
  if (value === 'sending' || value === 'begun') return 'review';
  if (typeof value !== 'object' || !('filling' in value)) return null;
  const { filling } = value as { filling: OrderStep | { review: string } };
  return typeof filling === 'string' ? filling : 'review';
}

/** What the address says of where it stands (`order.stepAddress`). */
function addressOf(snapshot: Snapshot): (typeof addresses)[number] {
  if (snapshot.matches('verificationNeeded')) return 'verification';
  if (snapshot.matches('unproven') || snapshot.matches('receivedBefore')) return 'review';
  return openStep(snapshot) ?? 'sent';
}

const orderPaths = { services: 'vaps' };
const changePaths = { services: 'vaps', sent: 'success' };

const subjectOf = ({ campaign: { campaignId }, product: { templateId }, change }: CampaignTemplate) =>
  countedAs(change ? 'change' : 'order', { campaignId, templateId });

export interface OrderFlowProps {
  template: CampaignTemplate;
  orderer: Orderer;
  draft: DraftInUse<OrderDraft>;
  onStartAgain(): void;
}

/** What an order goes on with that was begun before its page was. */
interface BegunWith {
  values: Partial<OrderValues>;
  isReviewed?: boolean;
  /** What it invokes, where it may have been sent. */
  actors?: OrderActors;
}

/** One order of one product, from its first step, or from what its draft has come to, to what becomes of it. */
export function OrderFlow(props: OrderFlowProps & BegunWith) {
  const {
    template,
    orderer,
    draft,
    values: begunWith,
    isReviewed = false,
    actors: begunActors = null,
    onStartAgain,
  } = props;
  const { t } = useLingui();
  const { prefill, store } = usePortal();
  const title = useOrderTitle(template);
  // As it was when the form was opened: what is counted from then on is of another order. An employee orders one after the
  // other.
  const [isAfterOther] = useState(() => !draft.isRestored && !orderer.isStaff && hasEnded(store, subjectOf(template)));
  const [counts] = useState(() => beginCounts(store, subjectOf(template)));
  const [actors] = useState(() => holder<OrderActors | null>(begunActors));
  const sending = () => {
    const come = actors.read();
    if (!come) throw new Error('an order is sent from its last step alone');
    return come;
  };
  const [secrets] = useState(() => holder<OrderSecrets>(noSecrets));
  const [input] = useState(() => ({
    steps: stepsOf(template),
    values: begunWith,
    isReviewed,
    sentKey: draft.isSent ? draft.key : null,
  }));
  const actor = useFlow(orderMachine, {
    actors: {
      submission: laterActor(() => sending().submission),
      verification: laterActor(() => sending().verification),
    },
    input,
    on: {
      'order.received': () => {
        draft.markReceived();
        prefill.forget();
        counts.end();
      },
      'order.proofNeeded': ({ orderId }) => draft.markUnderProof(orderId),
      'order.notReceived': ({ needsNewKey }) => (needsNewKey ? draft.renew() : draft.markSent(false)),
      'order.interrupted': ({ reason }) => counts.interruption(reason),
    },
    outdates: { 'order.received': [[orderer.customerId, 'contracts']] },
  });
  useStepAddress(actor, {
    steps: addresses,
    stepOf: addressOf,
    paths: template.change ? changePaths : orderPaths,
    receiptOf: ({ context }) => context.result?.orderId ?? null,
  });
  const step = useSelector(actor, openStep);
  const isCalled = useSelector(actor, ({ context }) => isOfferRejected(context.values.product));
  const contactTitle = t({ id: 'order.contactTitle', message: 'Pyydä yhteydenottoa' });
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  const result = useSelector(actor, ({ context }) => context.result);
  const outcomeHeading = useOutcomeHeading(
    useSelector(actor, ({ value }) => value),
    result,
  );
  const reviewTitle = t({ id: 'order.reviewTitle', message: 'Tarkista ja lähetä' });
  const heading = outcomeHeading ?? (step === 'review' ? reviewTitle : isCalled ? contactTitle : title);
  usePage(heading, step ?? heading);
  usePhases(counts, step ?? (isSent ? 'sent' : null));
  useEffect(() => void pageStands.then(() => OrderOutcome.preload?.()), []);

  if (step === null) {
    return (
      <Suspense fallback={<DetailSkeleton label={heading} />}>
        <OrderOutcome {...{ actor, template, heading }} customer={orderer.customer} />
      </Suspense>
    );
  }
  return (
    <OrderSteps
      key={draft.key}
      {...{ heading, step, actor, template, orderer, draft, isAfterOther }}
      secrets={secrets.read()}
      onSecrets={(change) => secrets.write({ ...secrets.read(), ...change })}
      onStartAgain={() => {
        draft.startAgain();
        counts.startAgain();
        onStartAgain();
      }}
      onActors={actors.write}
    />
  );
}
