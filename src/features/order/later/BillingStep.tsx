import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { AddressFields } from '../../../shared/address/AddressFields.tsx';
import { useAddressLabels } from '../../../shared/address/useAddressLabels.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { FormField, FormRows } from '../../../ui/Form/Form.tsx';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { billingSchema, type BillingValues } from './later.form.ts';
import { askedOf } from '../order.form.ts';
import { StepForm } from '../StepForm.tsx';
import { useBillingMethods } from './useBillingMethods.ts';
import type { StepProps } from '../steps/step.ts';
import { useCustomersWords } from './useCustomersWords.ts';

/** How it is billed; or to which account it is paid, where it earns something (`order.billing`). */
export function BillingStep(props: StepProps<BillingValues, 'billing'>) {
  const { template, facts, orderer, typed, previous, next, onSave, onBack, onNext } = props;
  const { t } = useLingui();
  const addressLabels = useAddressLabels('address');
  const methods = useBillingMethods(template);
  const words = useCustomersWords(orderer);
  const isPaidOut = askedOf(facts).iban;
  const isCompany = template.product.customerType === 'B2B';
  const form = usePortalForm({
    schema: billingSchema(facts),
    defaultValues: typed,
    labels: {
      iban: t({ id: 'order.iban', message: 'Tilinumero (IBAN)' }),
      method: words.billingMethod,
      bankId: words.bank,
      eInvoiceAddress: t({ id: 'order.eInvoiceAddress', message: 'Verkkolaskuosoite' }),
      operator: t({ id: 'order.operator', message: 'Välittäjätunnus' }),
      isCombined: t({ id: 'order.isCombined', message: 'Kaikki sopimukset samalla laskulla' }),
      hasOtherAddress: t({ id: 'order.hasOtherAddress', message: 'Lasku lähetetään toiseen osoitteeseen' }),
      ...addressLabels,
    },
    onSubmit: (values) => onNext({ billing: values }),
  });
  useSavedForm(form.methods, { save: onSave });
  const [method, hasOtherAddress] = useWatch({ control: form.methods.control, name: ['method', 'hasOtherAddress'] });

  return (
    <StepForm
      {...{ template, form, previous, next, onBack }}
      heading={
        isPaidOut
          ? t({ id: 'order.billing.headingOfPay', message: 'Mille tilille maksamme?' })
          : t({ id: 'order.billing.heading', message: 'Miten laskutamme?' })
      }
    >
      {isPaidOut ? (
        <TextField
          {...form.field('iban')}
          hint={t({ id: 'order.ibanHint', message: 'Tilinumero ei tallennu selaimeen.' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <>
          <RadioGroup {...form.field('method')} options={methods} />
          {method === 'eInvoice' && !isCompany && (
            <SelectField
              {...form.field('bankId')}
              hint={words.bankHint}
              placeholder={t({ id: 'order.choose', message: 'Valitse' })}
              options={template.eInvoiceBanks.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {method === 'eInvoice' && isCompany && (
            <FormRows>
              <FormField width="half">
                <TextField {...form.field('eInvoiceAddress')} autoComplete="off" />
              </FormField>
              <FormField width="half">
                <TextField {...form.field('operator')} autoComplete="off" />
              </FormField>
            </FormRows>
          )}
          <Stack>
            {orderer.isCustomer && <Checkbox {...form.field('isCombined')} />}
            {method === 'paperInvoice' && <Checkbox {...form.field('hasOtherAddress')} />}
          </Stack>
          {method === 'paperInvoice' && hasOtherAddress && (
            <AddressFields form={form} prefix="address" section="billing" />
          )}
        </>
      )}
    </StepForm>
  );
}
