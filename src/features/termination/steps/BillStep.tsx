import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { TerminationStep, TerminationValues } from '../../../../domain/termination/index.ts';
import { AddressFields } from '../../../shared/address/AddressFields.tsx';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { StepForm } from '../../../shared/form/StepForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { lastBillSchema, type LastBillValues } from '../../../shared/lastBill/lastBill.form.ts';
import { LastBillMethod } from '../../../shared/lastBill/LastBillMethod.tsx';
import { useLastBillLabels } from '../../../shared/lastBill/useLastBillLabels.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useStepNames } from '../useTerminationWords.ts';

interface BillStepProps {
  typed: LastBillValues;
  onSave(typed: LastBillValues): void;
  onOpen(step: TerminationStep): void;
  onNext(bill: TerminationValues['bill']): void;
}

/** Where the confirmation and the last bill go (`termination.bill`). */
export function BillStep({ typed, onSave, onOpen, onNext }: BillStepProps) {
  const { t } = useLingui();
  const names = useStepNames();
  const labels = useLastBillLabels();
  const form = usePortalForm({
    schema: lastBillSchema,
    defaultValues: typed,
    labels,
    onSubmit: onNext,
  });
  useSavedForm(form.methods, { save: onSave });
  const method = useWatch({ control: form.methods.control, name: 'method' });
  return (
    <StepForm
      form={form}
      heading={t({ id: 'lastBill.heading', message: 'Mihin lähetämme vahvistuksen ja viimeisen laskun?' })}
      previous={{ name: names.end, onOpen: () => onOpen('end') }}
      nextName={names.review}
    >
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        hint={t({ id: 'termination.emailHint', message: 'Lähetämme tähän vahvistuksen irtisanomisesta.' })}
      />
      <LastBillMethod {...form.field('method')} />
      {method === 'post' && <AddressFields form={form} prefix="address" section="billing" />}
    </StepForm>
  );
}
