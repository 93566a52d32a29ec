import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useWatch } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import type { TransferOffer } from '../../../domain/types.ts';
import type { transferAcceptanceMachine } from '../../../machines/transfer-acceptance/transferAcceptance.machine.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AddressFields } from '../../shared/address/AddressFields.tsx';
import { useAddressLabels } from '../../shared/address/useAddressLabels.ts';
import { consentLabels } from '../../shared/consents/consentLabels.ts';
import { ConsentBoxes } from '../../shared/consents/ConsentBoxes.tsx';
import { ConsentWords } from '../../shared/consents/ConsentWords.tsx';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import { usePortalForm } from '../../shared/form/usePortalForm.ts';
import { SaleTerms } from '../../shared/sale/later/SaleTerms.tsx';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { FormActions, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { acceptanceSchema, type Acceptance, type AcceptanceValues } from './acceptance.form.ts';
import { OfferedContract } from './OfferedContract.tsx';
import { soldOf } from './soldOf.ts';
import { TransferFailure } from './TransferFailure.tsx';

interface AcceptanceFormProps {
  actor: ActorRefFrom<typeof transferAcceptanceMachine>;
  heading: string;
  offered: NonNullable<TransferOffer['offer']>;
  customer: TransferOffer['customer'];
  isCustomer: boolean;
  draft: DraftInUse<AcceptanceValues>;
  onAccept(acceptance: Acceptance): void;
}

/** The form, its texts, and with what it begins: what was typed before what the retailer has. */
function useAcceptanceForm({ offered, customer, isCustomer, draft, onAccept }: AcceptanceFormProps) {
  const { t, i18n } = useLingui();
  const addressLabels = useAddressLabels('address');
  const boxes = offered.consents.map((consent) => ({ ...consent, isRequired: true }));
  const form = usePortalForm({
    schema: acceptanceSchema({ isCustomer, boxes }),
    defaultValues: {
      ...draft.values,
      email: draft.values.email || (customer?.email ?? ''),
      phone: draft.values.phone || (customer?.phone ?? ''),
    },
    labels: {
      email: t({ id: 'transfer.ownEmail', message: 'Sähköpostiosoite' }),
      phone: t({ id: 'transfer.ownPhone', message: 'Puhelinnumero' }),
      ...addressLabels,
      method: t({ id: 'transfer.method', message: 'Miten haluat laskun?' }),
      bankId: t({ id: 'transfer.bank', message: 'Verkkopankkisi' }),
      ...consentLabels('consents', offered.consents, i18n.locale as Locale),
    },
    onSubmit: onAccept,
  });
  useSavedForm(form.methods, draft);
  return { form, boxes };
}

/** What is offered, and what the new holder gives and agrees to (`transfer.offer`). */
export function AcceptanceForm(props: AcceptanceFormProps) {
  const { actor, heading, offered, isCustomer, draft } = props;
  const { t } = useLingui();
  const { form, boxes } = useAcceptanceForm(props);
  const { price, date } = useFormats();
  const method = useWatch({ control: form.methods.control, name: 'method' });
  const submission = useSelector(actor, ({ children }) => children.submission ?? children.refusal);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const hasFailed = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ deciding: 'failed' }) ||
      snapshot.matches({ deciding: 'signInNeeded' }) ||
      snapshot.matches('notRefused'),
  );
  const methods = [
    { value: 'eInvoice', label: t({ id: 'transfer.method.eInvoice', message: 'E-laskuna verkkopankkiin' }) },
    { value: 'emailInvoice', label: t({ id: 'transfer.method.email', message: 'Sähköpostilla' }) },
    {
      value: 'paperInvoice',
      label: t({ id: 'transfer.method.paper', message: 'Kirjeenä' }),
      description: price((offered.paperInvoiceFeeCents / 100).toFixed(2), 'EUR/pcs'),
    },
  ];

  return (
    // The page's room is that of what stands in it first: the columns ask for it.
    <Stack>
      <Columns isAsideFirst aside={<OfferedContract offered={offered} />}>
        <Stack gap="large">
          <PageHeading
            lead={t({
              id: 'transfer.offerLead',
              message: 'Saat sopimuksen samalla hinnalla ja samoin ehdoin. Se sitoo sinua vasta, kun otat sen vastaan.',
            })}
          >
            {heading}
          </PageHeading>
          {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={draft.startAgain} />}
          <PortalForm form={form}>
            <Stack gap="large">
              <FormRows>
                <FormField width="half">
                  <TextField {...form.field('email')} type="email" autoComplete="email" readOnly={isBusy} />
                </FormField>
                <FormField width="half">
                  <TextField {...form.field('phone')} type="tel" autoComplete="tel" readOnly={isBusy} />
                </FormField>
              </FormRows>
              {!isCustomer && <AddressFields form={form} prefix="address" section="billing" />}
              <RadioGroup {...form.field('method')} options={methods} readOnly={isBusy} />
              {method === 'eInvoice' && (
                <SelectField
                  {...form.field('bankId')}
                  placeholder={t({ id: 'transfer.choose', message: 'Valitse' })}
                  options={offered.eInvoiceBanks.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
              <SaleTerms
                title={t({ id: 'transfer.beforeYouAccept', message: 'Ennen kuin otat vastaan' })}
                product={soldOf(offered)}
                start={{ label: t({ id: 'transfer.from', message: 'Sinun alkaen' }), value: date(offered.day) }}
                mayAskSecurity={false}
              />
              <ConsentBoxes form={form} prefix="consents" boxes={boxes} readOnly={isBusy}>
                {(words) => <ConsentWords words={words} terms={offered.terms} />}
              </ConsentBoxes>
              {submission && <SubmissionStatus submission={submission} />}
              {hasFailed && <TransferFailure {...{ failure, secondsLeft }} />}
            </Stack>
            <FormActions
              back={
                <Button variant="secondary" isDisabled={isBusy} onClick={() => actor.send({ type: 'offer.refuse' })}>
                  {t({ id: 'transfer.refuse', message: 'En ota vastaan' })}
                </Button>
              }
            >
              <Button type="submit" isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
                {t({ id: 'transfer.accept', message: 'Ota vastaan ja sitoudu maksamaan' })}
              </Button>
            </FormActions>
          </PortalForm>
        </Stack>
      </Columns>
    </Stack>
  );
}
