import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  hasOwnContract,
  isOfferRejected,
  stepAfter,
  stepBefore,
  stepsAsked,
  stepsOf,
  type OrderValues,
} from '../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import type { orderMachine } from '../../../machines/order/order.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { useStepDraft } from '../../shared/draft/useStepDraft.ts';
import { StepsFrame } from '../../shared/form/StepsFrame.tsx';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { OrderActors } from './later/order.actors.ts';
import type { OrderDraft, OrderSecrets } from './order.draft.ts';
import { OrderAside } from './OrderAside.tsx';
import { ProductStep } from './steps/ProductStep.tsx';
import { useStepNames } from './useOrderWords.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';

/** Nobody begins with them, so they come once the first one stands. */
const LaterSteps = late(() => import('./later/LaterSteps.tsx'), 'LaterSteps');
const OrderRestored = late(() => import('./later/OrderRestored.tsx'), 'OrderRestored', { meanwhile: null });
const TypedCustomer = late(() => import('./later/TypedCustomer.tsx'), 'TypedCustomer', { meanwhile: null });

interface OrderStepsProps {
  heading: string;
  step: OrderStep;
  actor: ActorRefFrom<typeof orderMachine>;
  template: CampaignTemplate;
  orderer: Orderer;
  draft: DraftInUse<OrderDraft>;
  /** One of the same product has come to its end in this tab. */
  isAfterOther: boolean;
  /** What was typed and must not be kept. */
  secrets: OrderSecrets;
  onSecrets(secrets: Partial<OrderSecrets>): void;
  onStartAgain(): void;
  /** Takes what the machine invokes once the order is sent. */
  onActors(actors: OrderActors): void;
}

/** The form, a step at a time, with what was ordered so far beside it (`order.steps`). */
export function OrderSteps(props: OrderStepsProps) {
  const { heading, step, actor, template, orderer, draft, isAfterOther, secrets, onSecrets, onStartAgain, onActors } =
    props;
  const { t } = useLingui();
  const { date: writeDay } = useFormats();
  const names = useStepNames(template.product);
  const values = useSelector(actor, ({ context }) => context.values);
  const isReviewed = useSelector(actor, ({ context }) => context.isReviewed);
  const steps = stepsAsked(stepsOf(template), values.product);
  const isCalled = isOfferRejected(values.product);
  const typed = useStepDraft(draft, draft.values);
  const { save } = typed;
  useEffect(() => void pageStands.then(() => LaterSteps.preload?.()), []);
  const open = (wanted: OrderStep) => actor.send({ type: 'step.open', step: wanted });
  const next = (left: Partial<OrderValues>) => {
    typed.leave(left);
    actor.send({ type: 'step.next', values: left });
  };
  const common = {
    template,
    orderer,
    facts: { template, orderer, writeDay, isCalled, replacesOwn: hasOwnContract(values) },
    previous: stepBefore(steps, step),
    next: stepAfter(steps, Object.keys(values) as OrderStep[], step, isReviewed),
    onBack: open,
    onNext: next,
  };

  return (
    <StepsFrame
      {...{ heading, steps, names, step, actor }}
      label={t({ id: 'order.progress', message: 'Tilauksen vaiheet' })}
      onOpen={open}
      notice={
        <>
          {orderer.isStaff && !orderer.isCustomer && <TypedCustomer typed={values.person} />}
          {(isAfterOther || draft.isRestored || typed.read().done.includes(step)) && (
            <OrderRestored
              {...{ step, actor, draft, orderer, isAfterOther, onStartAgain }}
              facts={common.facts}
              typed={typed.read()}
            />
          )}
        </>
      }
      aside={!isCalled && <OrderAside {...{ template, values }} />}
      isAsideFirst
    >
      {step === 'product' ? (
        <ProductStep {...common} typed={typed.read().product} onSave={(product) => save({ product })} />
      ) : (
        <Suspense fallback={<DetailSkeleton label={t({ id: 'order.loading', message: 'Ladataan tilausta' })} />}>
          <LaterSteps
            {...{ step, common, actor, values, draft, secrets, onSecrets, save, onActors }}
            typed={typed.read()}
          />
        </Suspense>
      )}
    </StepsFrame>
  );
}
