import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { boxesOf, newOrder, orderSteps, stepsOf } from '../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import { orderMachine } from '../../../machines/order/order.machine.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { track } from '../../platform/analytics.ts';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useBotCheck } from '../../shared/submission/useBotCheck.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { orderActors } from './order.actors.ts';
import { holder } from '../../shared/draft/holder.ts';
import { noSecrets, orderDraft, restoredValues, type OrderSecrets, type ReviewValues } from './order.draft.ts';
import { useOutcomeHeading } from './useOutcomeHeading.ts';
import { OrderSteps } from './OrderSteps.tsx';
import { useOrderTitle } from './useOrderWords.ts';
import { usePhases } from './usePhases.ts';
import type { Orderer } from './useOrderer.ts';

/** What becomes of an order is needed by none that begins. */
const OrderOutcome = late(() => import('./OrderOutcome.tsx'), 'OrderOutcome');

type Snapshot = SnapshotFrom<typeof orderMachine>;
const addresses = [...orderSteps, 'verification', 'sent'] as const;

/** The step of the form that is open; the last one while it is sent, null once it is over. */
export function openStep(snapshot: Snapshot): OrderStep | null {
  const { value } = snapshot;
  if (value === 'sending' || value === 'begun') return 'review';
  if (typeof value !== 'object' || !('filling' in value)) return null;
  const { filling } = value as { filling: OrderStep | { review: string } };
  return typeof filling === 'string' ? filling : 'review';
}

/** What the address says of where it stands (`order.stepAddress`). */
function addressOf(snapshot: Snapshot): (typeof addresses)[number] {
  if (snapshot.matches('verificationNeeded')) return 'verification';
  if (snapshot.matches('unproven')) return 'review';
  return openStep(snapshot) ?? 'sent';
}

const orderPaths = { services: 'vaps' };
const changePaths = { services: 'vaps', sent: 'success' };

interface OrderFlowProps {
  template: CampaignTemplate;
  orderer: Orderer;
  onStartAgain(): void;
}

/** One order of one product, from its first step to what becomes of it. */
export function OrderFlow({ template, orderer, onStartAgain }: OrderFlowProps) {
  const { t, i18n } = useLingui();
  const { brand, prefill } = usePortal();
  const { api } = useSession();
  const { date: writeDay } = useFormats();
  const title = useOrderTitle(template);
  const solveBotCheck = useBotCheck('order');
  const [prefilled] = useState(() => (prefill?.path === window.location.pathname ? prefill.values : null));
  const [kind] = useState(() => orderDraft(template, orderer.customer, prefilled ?? {}));
  const draft = useDraft(kind, orderer.customerId);
  // It is kept like what was typed: the address does not have it any more.
  const keepPrefilled = useEffectEvent(() => draft.save(draft.values));
  useEffect(() => {
    if (prefilled) keepPrefilled();
  }, [prefilled]);
  const [secrets] = useState(() => holder<OrderSecrets>(noSecrets));
  const [input] = useState(() => ({
    steps: stepsOf(template),
    values: draft.isRestored ? restoredValues(draft.values, { template, orderer, writeDay }) : {},
    sentKey: draft.isSent ? draft.key : null,
  }));
  const actor = useFlow(orderMachine, {
    actors: orderActors(api, solveBotCheck, template.change),
    input,
    on: {
      'order.received': () => draft.startAgain(),
      'order.proofNeeded': ({ orderId }) => draft.markUnderProof(orderId),
      'order.notReceived': ({ needsNewKey }) => (needsNewKey ? draft.renew() : draft.markSent(false)),
      'order.interrupted': ({ reason }) => track({ event: 'contractFormInterrupted', reason }),
    },
    outdates: { 'order.received': [[orderer.customerId, 'contracts']] },
  });
  useStepAddress(actor, { steps: addresses, stepOf: addressOf, paths: template.change ? changePaths : orderPaths });
  const step = useSelector(actor, openStep);
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  const outcomeHeading = useOutcomeHeading(useSelector(actor, ({ value }) => value));
  const reviewTitle = t({ id: 'order.reviewTitle', message: 'Tarkista ja lähetä' });
  const heading = outcomeHeading ?? (step === 'review' ? reviewTitle : title);
  usePage(heading, step ?? heading);
  usePhases(step ?? (isSent ? 'sent' : null));
  useEffect(() => void pageStands.then(() => OrderOutcome.preload?.()), []);

  const submit = (review: ReviewValues) => {
    const { values } = actor.getSnapshot().context;
    const asked = boxesOf(template, values);
    draft.markSent(true);
    actor.send({
      type: 'order.submit',
      key: draft.key,
      needsBotCheck: orderer.isStranger,
      request: newOrder(template, values, {
        customerId: orderer.customerId,
        locale: i18n.locale as Locale,
        salesInfo: orderer.isStaff
          ? {
              brand: brand.id,
              salesAgentId: orderer.salesAgentId,
              salesPoint: review.salesPoint.trim() || null,
              salesChannel: review.salesChannel,
            }
          : null,
        importAsOffer: orderer.isStaff && review.importAsOffer,
        consents: Object.fromEntries(asked.map(({ id }) => [id, review.consents[id]])),
      }),
    });
  };

  if (step === null) {
    return (
      <Suspense fallback={<DetailSkeleton label={heading} />}>
        <OrderOutcome {...{ actor, template, heading }} />
      </Suspense>
    );
  }
  return (
    <OrderSteps
      key={draft.key}
      {...{ heading, step, actor, template, orderer, draft }}
      secrets={secrets.read()}
      onSecrets={(change) => secrets.write({ ...secrets.read(), ...change })}
      onStartAgain={() => {
        draft.startAgain();
        onStartAgain();
      }}
      onSubmit={submit}
    />
  );
}
