import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { TerminationStep, TerminationValues } from '../../../../domain/termination/index.ts';
import { AddressFields } from '../../../shared/address/AddressFields.tsx';
import { useAddressLabels } from '../../../shared/address/useAddressLabels.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { StepForm } from '../../../shared/form/StepForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { billSchema, type BillValues } from '../termination.form.ts';
import { useStepNames } from '../useTerminationWords.ts';

interface BillStepProps {
  typed: BillValues;
  onSave(typed: BillValues): void;
  onOpen(step: TerminationStep): void;
  onNext(bill: TerminationValues['bill']): void;
}

/** Where the confirmation and the last bill go (`termination.bill`). */
export function BillStep({ typed, onSave, onOpen, onNext }: BillStepProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const names = useStepNames();
  const addressLabels = useAddressLabels('address');
  const form = usePortalForm({
    schema: billSchema,
    defaultValues: typed,
    labels: {
      email: t({ id: 'termination.email', message: 'Sähköpostiosoite' }),
      method: speaksOfCustomer
        ? t({ id: 'termination.methodOfStaff', message: 'Miten asiakas haluaa viimeisen laskun?' })
        : t({ id: 'termination.method', message: 'Miten haluat viimeisen laskun?' }),
      ...addressLabels,
    },
    onSubmit: onNext,
  });
  useSavedForm(form.methods, { save: onSave });
  const method = useWatch({ control: form.methods.control, name: 'method' });
  return (
    <StepForm
      form={form}
      heading={t({ id: 'termination.bill.heading', message: 'Mihin lähetämme vahvistuksen ja viimeisen laskun?' })}
      previous={{ name: names.end, onOpen: () => onOpen('end') }}
      nextName={names.review}
    >
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        hint={t({ id: 'termination.emailHint', message: 'Lähetämme tähän vahvistuksen irtisanomisesta.' })}
      />
      <RadioGroup
        {...form.field('method')}
        options={[
          {
            value: 'email',
            label: t({ id: 'termination.method.email', message: 'Sähköpostilla' }),
            description: t({ id: 'termination.method.emailText', message: 'Samaan osoitteeseen kuin vahvistus.' }),
          },
          {
            value: 'post',
            label: t({ id: 'termination.method.post', message: 'Kirjeenä' }),
            description: speaksOfCustomer
              ? t({ id: 'termination.method.postTextOfStaff', message: 'Esimerkiksi uuteen osoitteeseen.' })
              : t({ id: 'termination.method.postText', message: 'Esimerkiksi uuteen osoitteeseesi.' }),
          },
        ]}
      />
      {method === 'post' && <AddressFields form={form} prefix="address" section="billing" />}
    </StepForm>
  );
}
