import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { moveConsents, type MoveStep, type MoveValues } from '../../../../domain/move/index.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { AddressFields } from '../../../shared/address/AddressFields.tsx';
import { ConsentBoxes } from '../../../shared/consents/ConsentBoxes.tsx';
import { ReadToCustomer } from '../../../shared/consents/ReadToCustomer.tsx';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { consentLabels } from '../../../shared/consents/consentLabels.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { StepForm } from '../../../shared/form/StepForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { LastBillMethod } from '../../../shared/lastBill/LastBillMethod.tsx';
import { useLastBillLabels } from '../../../shared/lastBill/useLastBillLabels.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import type { MoveFrom } from '../move.form.ts';
import { useStepNames } from '../useMoveWords.ts';
import { billSchema, type BillValues } from './bill.form.ts';

interface BillStepProps {
  from: MoveFrom;
  typed: BillValues;
  onSave(typed: BillValues): void;
  onOpen(step: MoveStep): void;
  onNext(bill: MoveValues['bill']): void;
}

/** How the person is reached, where the last bill goes, and what they agree to be sent (`move.bill`, `move.consents`). */
export function BillStep({ from, typed, onSave, onOpen, onNext }: BillStepProps) {
  const { t, i18n } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const names = useStepNames();
  const labels = useLastBillLabels();
  const form = usePortalForm({
    schema: billSchema(from.consents),
    defaultValues: typed,
    labels: {
      ...labels,
      phone: t({ id: 'move.phone', message: 'Puhelinnumero' }),
      ...consentLabels('consents', from.consents, i18n.locale as Locale),
    },
    onSubmit: onNext,
  });
  useSavedForm(form.methods, { save: onSave });
  const method = useWatch({ control: form.methods.control, name: 'method' });
  return (
    <StepForm
      form={form}
      heading={t({ id: 'lastBill.heading', message: 'Mihin lähetämme vahvistuksen ja viimeisen laskun?' })}
      previous={{ name: names.home, onOpen: () => onOpen('home') }}
      nextName={names.review}
    >
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        hint={t({ id: 'move.emailHint', message: 'Lähetämme tähän vahvistuksen muutosta.' })}
      />
      <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
      <LastBillMethod {...form.field('method')} />
      {method === 'post' && <AddressFields form={form} prefix="address" section="billing" />}
      <ConsentBoxes
        form={form}
        prefix="consents"
        lead={speaksOfCustomer && <ReadToCustomer />}
        boxes={moveConsents(from.consents)}
        readOnly={false}
      />
    </StepForm>
  );
}
