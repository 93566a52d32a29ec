import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import {
  boxesOf,
  isOfferRejected,
  mayWithdraw,
  startDateOf,
  type OrderValues,
} from '../../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { consentLabels } from '../../../shared/consents/consentLabels.ts';
import { ConsentBoxes } from '../../../shared/consents/ConsentBoxes.tsx';
import { boxOpen, consentsSchema } from '../../../shared/consents/consents.form.ts';
import { ConsentWords } from '../../../shared/consents/ConsentWords.tsx';
import { ReadToCustomer } from '../../../shared/consents/ReadToCustomer.tsx';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import { PortalForm } from '../../../shared/form/PortalForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { salesEntries } from '../../../shared/sale/later/sales.schema.ts';
import { SalesFields } from '../../../shared/sale/later/SalesFields.tsx';
import { isByTelephone, isOffer } from '../../../shared/sale/sold.ts';
import { SaleTerms } from '../../../shared/sale/later/SaleTerms.tsx';
import { useIsUnknown } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import type { ReviewValues } from '../order.draft.ts';
import { orderErrors } from './orderErrors.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewOutcome } from './ReviewOutcome.tsx';
import { boxesAtFault, customerToOpen, salesAtFault } from './stepsAtFault.ts';
import { useStartLabel, useStepNames } from '../useOrderWords.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { useReplaced } from './useReplaced.ts';

interface ReviewStepProps {
  actor: ActorRefFrom<typeof orderMachine>;
  template: CampaignTemplate;
  orderer: Orderer;
  values: Partial<OrderValues>;
  typed: ReviewValues;
  /** The boxes were ticked for somebody else before. */
  isAskedAnew: boolean;
  previous: OrderStep | null;
  onSave(typed: ReviewValues): void;
  onBack(step: OrderStep): void;
  /** Whom an employee has typed in is this customer, whom they have to open. */
  onCustomerFound(customerId: string): void;
  /** It goes out as another than the one that was sent in another tab. */
  onSendAsNew(): void;
  onSubmit(review: ReviewValues): void;
}

type Form = ReturnType<typeof useReviewForm>['form'];
type Boxes = ReturnType<typeof boxesOf>;

/** Who is made an offer ticks what binds themselves (`offer.consents`): of an offer no box is asked. */
const reviewSchema = (boxes: Boxes, orderer: Pick<Orderer, 'isStaff' | 'salesPoints'>) =>
  v.object({
    consents: consentsSchema(boxes),
    ...salesEntries(orderer, orderErrors),
  });

function useReviewForm({ template, values, orderer, typed, onSubmit }: ReviewStepProps) {
  const { t, i18n } = useLingui();
  const asked = boxesOf(template, values);
  const boxesIn = (review: Pick<ReviewValues, 'salesChannel' | 'importAsOffer'>) =>
    isOffer(template, orderer, review) ? [] : asked;
  const form = usePortalForm({
    schema: v.lazy((review) => reviewSchema(boxesIn(review as ReviewValues), orderer)),
    defaultValues: typed,
    labels: {
      salesChannel: t({ id: 'order.salesChannel', message: 'Myyntikanava' }),
      salesPointId: t({ id: 'order.salesPoint', message: 'Myyntipiste' }),
      importAsOffer: t({ id: 'order.importAsOffer', message: 'Lähetetään tarjouksena, jonka asiakas hyväksyy itse' }),
      ...consentLabels('consents', template.consents, i18n.locale as Locale),
    },
    onSubmit,
  });
  const [salesChannel, importAsOffer] = useWatch({
    control: form.methods.control,
    name: ['salesChannel', 'importAsOffer'],
  });
  return { form, boxes: boxesIn({ salesChannel, importAsOffer }) };
}

/** What the server finds wrong in the review itself is told at its fields (`order.missingData`, `order.refused`). */
function useRefused({ actor, onCustomerFound }: Pick<ReviewStepProps, 'actor' | 'onCustomerFound'>, form: Form): void {
  const failure = useSelector(actor, (snapshot) =>
    ['incomplete', 'failed'].some((review) => snapshot.matches({ filling: { review } } as never))
      ? snapshot.context.failure
      : null,
  );
  const refuse = useEffectEvent((wrong: Record<string, string>) => form.refuse(wrong));
  const findCustomer = useEffectEvent(onCustomerFound);
  useEffect(() => {
    const errors: Record<string, string> = Object.fromEntries([
      ...boxesAtFault(failure).map((id) => [`consents.${id}`, boxOpen]),
      ...salesAtFault(failure).map((field) => [field, orderErrors.notOwn]),
    ]);
    if (Object.keys(errors).length > 0) refuse(errors);
    const customerId = customerToOpen(failure);
    if (customerId !== null) findCustomer(customerId);
  }, [failure]);
}

/** The button that sends it, by what is sent. */
function useSubmitText({ template, orderer, values }: ReviewStepProps, form: Form): string {
  const { t } = useLingui();
  const [salesChannel, importAsOffer] = useWatch({
    control: form.methods.control,
    name: ['salesChannel', 'importAsOffer'],
  });
  if (isOfferRejected(values.product)) return t({ id: 'order.submitContact', message: 'Lähetä yhteydenottopyyntö' });
  if (isOffer(template, orderer, { salesChannel, importAsOffer }))
    return t({ id: 'order.submitOffer', message: 'Lähetä tarjous' });
  return orderer.isStaff || template.product.isRefund
    ? t({ id: 'order.submitRefund', message: 'Lähetä tilaus' })
    : t({ id: 'order.submit', message: 'Tilaa ja sitoudu maksamaan' });
}

/** Where an employee sells (`order.salesLists`). */
function Sales({
  form,
  template,
  orderer,
  isCalled,
  isBusy,
}: Pick<ReviewStepProps, 'template' | 'orderer'> & { form: Form; isCalled: boolean; isBusy: boolean }) {
  const salesChannel = useWatch({ control: form.methods.control, name: 'salesChannel' });
  const fields = {
    salesChannel: form.field('salesChannel'),
    salesPointId: form.field('salesPointId'),
    importAsOffer: form.field('importAsOffer'),
  };
  const mustBeOffer = isByTelephone(template, orderer, { salesChannel });
  return <SalesFields {...{ fields, orderer, mustBeOffer, isCalled }} readOnly={isBusy} />;
}

/** When it binds whom. */
function BindsNote({
  template: { product },
  orderer,
  values,
}: Pick<ReviewStepProps, 'template' | 'orderer' | 'values'>) {
  const { t } = useLingui();
  if (isOfferRejected(values.product))
    return <Note>{t({ id: 'order.bindsNothing', message: 'Tämä ei ole tilaus, eikä se sido mihinkään.' })}</Note>;
  if (orderer.isStaff)
    return (
      <Note>
        {t({ id: 'order.bindsCustomer', message: 'Tilaus sitoo asiakasta, kun lähetät sen. Tarjous ei vielä sido.' })}
      </Note>
    );
  return (
    <Note>
      {orderer.needsProof
        ? t({
            id: 'order.bindsOnceProven',
            message: 'Lähettämisen jälkeen vahvistat tilauksen pankkitunnuksilla. Vasta sitten se sitoo sinua.',
          })
        : mayWithdraw(product)
          ? t({
              id: 'order.bindsConsumer',
              message:
                'Tilaus sitoo sinua vasta, kun olet lähettänyt sen. Voit peruuttaa sen 14 päivän kuluessa tilausvahvistuksesta.',
            })
          : t({ id: 'order.binds', message: 'Tilaus sitoo vasta, kun olet lähettänyt sen.' })}
    </Note>
  );
}

/** All of it once more, and the button that orders it (`order.review`). */
export function ReviewStep(props: ReviewStepProps) {
  const { t } = useLingui();
  const { actor, template, orderer, values, isAskedAnew, previous, onSave, onBack } = props;
  const names = useStepNames(template.product);
  const { form, boxes } = useReviewForm(props);
  useSavedForm(form.methods, { save: onSave });
  useRefused(props, form);
  const submitText = useSubmitText(props, form);
  const isCalled = isOfferRejected(values.product);
  const maySell = !orderer.isStaff || orderer.salesChannels.length > 0;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const { product } = template;
  const chosen = template.services
    .flatMap((group) => group.values)
    .filter(({ templateId }) => values.services?.services.includes(templateId));
  const replaced = useReplaced(props);
  const { date } = useFormats();
  const startLabel = useStartLabel(product);
  const startDate = values.start ? startDateOf(values.start, template) : null;

  return (
    <Stack gap="large">
      <ReviewFacts {...{ template, orderer, values }} replaced={replaced ?? []} onChange={isBusy ? null : onBack} />
      {!isCalled && (
        <SaleTerms
          title={t({ id: 'order.beforeYouOrder', message: 'Ennen kuin tilaat' })}
          product={product}
          start={startDate === null ? null : { label: startLabel, value: date(startDate) }}
          mayAskSecurity
        />
      )}
      <PortalForm form={form}>
        <Stack gap="large">
          {orderer.isStaff && <Sales {...{ form, template, orderer, isCalled, isBusy }} />}
          {isAskedAnew && boxes.length > 0 && (
            <Notice tone="info">
              {t({
                id: 'order.consentsAnew',
                message:
                  'Tilaaja vaihtui tai henkilötunnus annettiin uudelleen, joten poistimme rastit. Käy kohdat läpi tilaajan kanssa.',
              })}
            </Notice>
          )}
          {boxes.length > 0 && (
            <ConsentBoxes
              form={form}
              prefix="consents"
              lead={orderer.isStaff && <ReadToCustomer />}
              boxes={boxes}
              readOnly={isBusy}
            >
              {(words) => <ConsentWords words={words} terms={product.terms} sold={[product, ...chosen]} />}
            </ConsentBoxes>
          )}
          <ReviewOutcome
            {...{ actor, template, orderer, secondsLeft }}
            boxes={boxes.map(({ id }) => id)}
            onOpen={onBack}
            onSendAsNew={props.onSendAsNew}
          />
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
          <Button
            type="submit"
            isBusy={isBusy && !isUnknown}
            // What ends with it is read first.
            isDisabled={secondsLeft > 0 || isUnknown || !maySell || replaced === null}
          >
            {submitText}
          </Button>
        </FormActions>
      </PortalForm>
      <BindsNote {...{ template, orderer, values }} />
    </Stack>
  );
}
