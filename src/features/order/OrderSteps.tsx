import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isOfferRejected, stepBefore, stepsAsked, stepsOf, type OrderValues } from '../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import type { orderMachine } from '../../../machines/order/order.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { changesSince, type OrderDraft, type OrderSecrets, type ReviewValues } from './order.draft.ts';
import { holder } from '../../shared/draft/holder.ts';
import { OrderAside } from './OrderAside.tsx';
import { ProductStep } from './steps/ProductStep.tsx';
import { useStepNames } from './useOrderWords.ts';
import type { Orderer } from './useOrderer.ts';

/** Nobody begins with them, so they come once the first one stands. */
const LaterSteps = late(() => import('./LaterSteps.tsx'), 'LaterSteps');

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
  onSubmit(review: ReviewValues): void;
}

/** What does not fit any more of what was typed before (`order.draftChanged`). */
function Changes({ changes }: { changes: ReturnType<typeof changesSince> }) {
  const { t } = useLingui();
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">
      {changes.includes('terms') &&
        t({
          id: 'order.changed.terms',
          message: 'Tuotteen hinta tai ehdot ovat muuttuneet sen jälkeen, kun aloitit. Tarkista ne ennen tilaamista.',
        })}{' '}
      {changes.includes('services') &&
        t({ id: 'order.changed.services', message: 'Osaa valitsemistasi lisäpalveluista ei ole enää saatavilla.' })}
    </Notice>
  );
}

/** The form, a step at a time, with what was ordered so far beside it (`order.steps`). */
export function OrderSteps(props: OrderStepsProps) {
  const { heading, step, actor, template, orderer, draft, isAfterOther, secrets, onSecrets, onStartAgain, onSubmit } =
    props;
  const { t } = useLingui();
  const { date: writeDay } = useFormats();
  const names = useStepNames(template.product);
  const values = useSelector(actor, ({ context }) => context.values);
  const steps = stepsAsked(stepsOf(template), values.product);
  const isCalled = isOfferRejected(values.product);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  /** What is in the forms of all steps. */
  const [typed] = useState(() => holder(draft.values));
  const save = (change: Partial<OrderDraft>) => {
    typed.write({ ...typed.read(), ...change });
    draft.save(typed.read());
  };
  useEffect(() => void pageStands.then(() => LaterSteps.preload?.()), []);
  const open = (wanted: OrderStep) => actor.send({ type: 'step.open', step: wanted });
  const next = (left: Partial<OrderValues>) => {
    save({ done: [...new Set([...typed.read().done, ...Object.keys(left)])] });
    actor.send({ type: 'step.next', values: left });
  };
  const common = {
    template,
    orderer,
    facts: { template, orderer, writeDay, isCalled },
    previous: stepBefore(steps, step),
    next: steps[steps.indexOf(step) + 1] ?? 'review',
    onBack: open,
    onNext: next,
  };

  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      <Progress
        label={t({ id: 'order.progress', message: 'Tilauksen vaiheet' })}
        doneLabel={t({ id: 'order.stepDone', message: 'valmis' })}
        current={steps.indexOf(step)}
        steps={steps.map((name) => ({ label: names[name], onOpen: isBusy ? undefined : () => open(name) }))}
      />
      {isAfterOther && (
        <Notice tone="info">
          {t({
            id: 'order.afterOther',
            message:
              'Edellinen tilauksesi on jo lähetetty, ja tehdystä tilauksesta on vahvistus sähköpostissasi. Tämä on uusi lomake.',
          })}
        </Notice>
      )}
      {draft.isRestored && !isBusy && <DraftNotice startedAt={draft.startedAt} onStartAgain={onStartAgain} />}
      {draft.isRestored && <Changes changes={changesSince(draft.values, template)} />}
      <Columns isAsideFirst aside={!isCalled && <OrderAside {...{ template, values }} />}>
        {step === 'product' ? (
          <ProductStep {...common} typed={typed.read().product} onSave={(product) => save({ product })} />
        ) : (
          <Suspense fallback={<DetailSkeleton label={t({ id: 'order.loading', message: 'Ladataan tilausta' })} />}>
            <LaterSteps {...{ step, common, actor, values, secrets, onSecrets, save, onSubmit }} typed={typed.read()} />
          </Suspense>
        )}
      </Columns>
    </Stack>
  );
}
