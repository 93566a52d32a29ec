import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide';
import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { boxesOf, type OrderValues } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { ConsentBoxes } from '../../../shared/consents/ConsentBoxes.tsx';
import { consentLabels, consentsSchema } from '../../../shared/consents/consents.form.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import { PortalForm } from '../../../shared/form/PortalForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { useIsUnknown } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import type { ReviewValues } from '../order.draft.ts';
import { orderErrors } from '../orderErrors.ts';
import { OrderTerms } from '../OrderTerms.tsx';
import { ReviewFacts } from '../ReviewFacts.tsx';
import { ReviewOutcome } from '../ReviewOutcome.tsx';
import { SalesFields } from '../SalesFields.tsx';
import { useStepNames } from '../useOrderWords.ts';
import type { Orderer } from '../useOrderer.ts';

interface ReviewStepProps {
  actor: ActorRefFrom<typeof orderMachine>;
  template: CampaignTemplate;
  orderer: Orderer;
  values: Partial<OrderValues>;
  typed: ReviewValues;
  previous: OrderStep | null;
  onSave(typed: ReviewValues): void;
  onBack(step: OrderStep): void;
  onSubmit(review: ReviewValues): void;
}

type Boxes = ReturnType<typeof boxesOf>;

const reviewSchema = (boxes: Boxes, needsChannel: boolean) =>
  v.object({
    consents: consentsSchema(boxes),
    salesChannel: v.pipe(
      v.string(),
      v.check((channel) => !needsChannel || channel !== '', orderErrors.channel),
    ),
    salesPoint: v.string(),
    importAsOffer: v.boolean(),
  });

function useReviewForm({ template, values, orderer, typed, onSubmit }: ReviewStepProps) {
  const { t, i18n } = useLingui();
  const boxes = boxesOf(template, values);
  const form = usePortalForm({
    schema: reviewSchema(boxes, orderer.isStaff && orderer.salesChannels.length > 0),
    defaultValues: typed,
    labels: {
      salesChannel: t({ id: 'order.salesChannel', message: 'Myyntikanava' }),
      salesPoint: t({ id: 'order.salesPoint', message: 'Myyntipiste' }),
      importAsOffer: t({ id: 'order.importAsOffer', message: 'Lähetetään tarjouksena, jonka asiakas hyväksyy itse' }),
      ...consentLabels('consents', template.consents, i18n.locale as Locale),
    },
    onSubmit,
  });
  return { form, boxes };
}

/** All of it once more, and the button that orders it (`order.review`). */
export function ReviewStep(props: ReviewStepProps) {
  const { actor, template, orderer, values, previous, onSave, onBack } = props;
  const { t } = useLingui();
  const names = useStepNames();
  const { form, boxes } = useReviewForm(props);
  useSavedForm(form.methods, { save: onSave });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const { product } = template;
  const mayWithdraw = product.customerType === 'B2C';

  return (
    <Stack gap="large">
      <ReviewFacts {...{ template, orderer, values }} onChange={isBusy ? null : onBack} />
      <OrderTerms {...{ template, values }} />
      <PortalForm form={form}>
        <Stack gap="large">
          {orderer.isStaff && <SalesFields form={form} orderer={orderer} readOnly={isBusy} />}
          <ConsentBoxes form={form} prefix="consents" boxes={boxes} readOnly={isBusy} />
          <ReviewOutcome {...{ actor, secondsLeft }} onOpen={onBack} />
        </Stack>
        <FormActions
          back={
            previous && (
              <Button variant="secondary" icon={ArrowLeft} onClick={() => onBack(previous)} isDisabled={isBusy}>
                {names[previous]}
              </Button>
            )
          }
        >
          <Button type="submit" isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
            {product.isRefund
              ? t({ id: 'order.submitRefund', message: 'Lähetä tilaus' })
              : t({ id: 'order.submit', message: 'Tilaa ja sitoudu maksamaan' })}
          </Button>
        </FormActions>
      </PortalForm>
      <Note>
        {orderer.needsProof
          ? t({
              id: 'order.bindsOnceProven',
              message: 'Lähettämisen jälkeen vahvistat tilauksen pankkitunnuksilla. Vasta sitten se sitoo sinua.',
            })
          : mayWithdraw
            ? t({
                id: 'order.bindsConsumer',
                message:
                  'Tilaus sitoo sinua vasta, kun olet lähettänyt sen. Voit peruuttaa sen 14 päivän kuluessa tilausvahvistuksesta.',
              })
            : t({ id: 'order.binds', message: 'Tilaus sitoo vasta, kun olet lähettänyt sen.' })}
      </Note>
    </Stack>
  );
}
