import { useLingui } from '@lingui/react/macro';
import { PortalForm } from '../../../shared/form/PortalForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { emailField } from '../../../shared/form/schemas.ts';
import * as v from 'valibot';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';

interface AddressDialogProps {
  email: string;
  onChange(email: string): void;
  onClose(): void;
  onReopen(): void;
}

const schema = v.object({ email: emailField() });

/** The address of the confirmation, to be put right for this order (`priceLock.address`). */
export function AddressDialog({ email, onChange, onClose, onReopen }: AddressDialogProps) {
  const { t } = useLingui();
  const form = usePortalForm<{ email: string }, { email: string }>({
    schema,
    defaultValues: { email },
    labels: { email: t({ id: 'addon.email', message: 'Sähköpostiosoite' }) },
    onSubmit: (values) => onChange(values.email),
  });
  return (
    <Dialog
      heading={t({ id: 'priceLock.address.title', message: 'Onko tämä osoitteesi?' })}
      reason={t({
        id: 'priceLock.address.reason',
        message: 'Lähetämme vahvistuksen ja ehdot tähän osoitteeseen. Tietosi profiilissa eivät muutu.',
      })}
      closeLabel={t({ id: 'priceLock.address.close', message: 'Sulje' })}
      {...{ onClose, onReopen }}
    >
      <PortalForm form={form}>
        <TextField {...form.field('email')} type="email" autoComplete="email" />
        <FormActions>
          <Button type="submit">{t({ id: 'priceLock.address.use', message: 'Käytä tätä osoitetta' })}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t({ id: 'priceLock.address.cancel', message: 'Peruuta' })}
          </Button>
        </FormActions>
      </PortalForm>
    </Dialog>
  );
}
