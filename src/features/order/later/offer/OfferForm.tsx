import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import type { ConsentGiven, OfferedOrder, OpenedOffer } from '../../../../../domain/types.ts';
import type { offerAcceptanceMachine } from '../../../../../machines/offer-acceptance/offerAcceptance.machine.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { consentLabels } from '../../../../shared/consents/consentLabels.ts';
import { ConsentBoxes } from '../../../../shared/consents/ConsentBoxes.tsx';
import { consentsSchema } from '../../../../shared/consents/consents.form.ts';
import { ConsentWords } from '../../../../shared/consents/ConsentWords.tsx';
import { noConsents } from '../../../../shared/consents/noConsents.ts';
import { useCountdown } from '../../../../shared/failure/useCountdown.ts';
import { PortalForm } from '../../../../shared/form/PortalForm.tsx';
import { usePortalForm } from '../../../../shared/form/usePortalForm.ts';
import { SaleTerms } from '../../../../shared/sale/later/SaleTerms.tsx';
import { SubmissionFailure } from '../../../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus, useIsUnknown } from '../../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { FormActions } from '../../../../ui/Form/Form.tsx';
import { Measure } from '../../../../ui/Measure/Measure.tsx';
import { Notice } from '../../../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../../../ui/Page/PageHeading.tsx';
import { Stack } from '../../../../ui/Stack/Stack.tsx';
import { useStartLabel } from '../../useOrderWords.ts';
import { useSecurityWords } from '../useSecurityWords.ts';
import { OfferFacts } from './OfferFacts.tsx';

interface OfferFormProps {
  actor: ActorRefFrom<typeof offerAcceptanceMachine>;
  heading: string;
  opened: Pick<OpenedOffer, 'orderNo' | 'lastDay'>;
  offered: OfferedOrder;
  onAccept(consents: ConsentGiven[]): void;
  onDecline(): void;
}

/** What an offer asks: all of it binds. */
function useOfferForm({ offered, onAccept }: OfferFormProps) {
  const { i18n } = useLingui();
  const boxes = offered.consents.map((consent) => ({ ...consent, isRequired: true }));
  const form = usePortalForm({
    schema: v.object({ consents: consentsSchema(boxes) }),
    defaultValues: { consents: noConsents },
    labels: consentLabels('consents', offered.consents, i18n.locale as Locale),
    onSubmit: ({ consents }) => onAccept(boxes.map(({ id, version }) => ({ id, version, isGiven: consents[id] }))),
  });
  return { form, boxes };
}

/** Why it was not taken, and what to do. */
function Outcome({ actor, secondsLeft }: Pick<OfferFormProps, 'actor'> & { secondsLeft: number }) {
  const { t } = useLingui();
  const submission = useSelector(actor, ({ children }) => children.submission ?? children.refusal);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isChanged = useSelector(actor, (snapshot) => snapshot.matches({ reading: 'changed' }));
  const hasFailed = useSelector(
    actor,
    (snapshot) => snapshot.matches({ reading: 'failed' }) || snapshot.matches({ reading: 'notDeclined' }),
  );
  if (submission) return <SubmissionStatus submission={submission} />;
  if (isChanged) {
    return (
      <Notice tone="critical" role="alert" title={t({ id: 'offer.changed', message: 'Ehdot ovat muuttuneet' })}>
        {t({
          id: 'offer.changedText',
          message: 'Lue tarjous ja suostumukset uudelleen. Mitään ei ole vielä tilattu.',
        })}
      </Notice>
    );
  }
  return hasFailed && <SubmissionFailure {...{ failure, secondsLeft }} />;
}

/** What is offered, what is agreed to, and the button that binds (`offer.page`, `offer.press`). */
export function OfferForm(props: OfferFormProps) {
  const { actor, heading, opened, offered, onDecline } = props;
  const { t } = useLingui();
  const { date } = useFormats();
  const { form, boxes } = useOfferForm(props);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isDeclining = useSelector(actor, (snapshot) => snapshot.matches('declining'));
  const isUnknown = useIsUnknown(useSelector(actor, ({ children }) => children.submission ?? children.refusal));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const startLabel = useStartLabel(offered.product);
  const { startText } = useSecurityWords();
  const day = date(opened.lastDay);
  return (
    <Measure>
      <Stack gap="large">
        <PageHeading
          lead={t({
            id: 'offer.lead',
            message: `Tässä on tarjous, josta puhuimme. Se sitoo sinua vasta, kun hyväksyt sen, viimeistään ${day}.`,
          })}
        >
          {heading}
        </PageHeading>
        <OfferFacts offered={offered} orderNo={opened.orderNo} lastDay={opened.lastDay} />
        <SaleTerms
          title={t({ id: 'offer.beforeYouAccept', message: 'Ennen kuin hyväksyt' })}
          product={offered.product}
          start={
            offered.startDate === null
              ? null
              : { label: startLabel, value: startText(offered.startDate, offered.security) }
          }
          mayAskSecurity
        />
        <PortalForm form={form}>
          <Stack gap="large">
            <ConsentBoxes form={form} prefix="consents" boxes={boxes} readOnly={isBusy}>
              {(words) => (
                <ConsentWords
                  words={words}
                  terms={offered.product.terms}
                  sold={[offered.product, ...offered.services]}
                />
              )}
            </ConsentBoxes>
            <Outcome {...{ actor, secondsLeft }} />
          </Stack>
          <FormActions
            back={
              <Button
                variant="secondary"
                isBusy={isDeclining && !isUnknown}
                isDisabled={(isBusy && !isDeclining) || isUnknown}
                onClick={onDecline}
              >
                {t({ id: 'offer.decline', message: 'En hyväksy' })}
              </Button>
            }
          >
            <Button
              type="submit"
              isBusy={isBusy && !isDeclining && !isUnknown}
              isDisabled={secondsLeft > 0 || isUnknown || isDeclining}
            >
              {offered.product.isRefund
                ? t({ id: 'offer.acceptRefund', message: 'Hyväksy tarjous' })
                : t({ id: 'offer.accept', message: 'Hyväksy tarjous ja sitoudu maksamaan' })}
            </Button>
          </FormActions>
        </PortalForm>
      </Stack>
    </Measure>
  );
}
