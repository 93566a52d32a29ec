import { useLingui } from '@lingui/react/macro';
import type { PortalForm } from '../../shared/form/usePortalForm.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { FormField, FormRows } from '../../ui/Form/Form.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { ReviewValues } from './order.draft.ts';
import type { Orderer } from './useOrderer.ts';

interface SalesFieldsProps {
  form: PortalForm<ReviewValues, unknown>;
  orderer: Orderer;
  readOnly: boolean;
}

/** Through which channel an employee sells (`order.review`). */
export function SalesFields({ form, orderer, readOnly }: SalesFieldsProps) {
  const { t } = useLingui();
  const { salesChannels } = orderer;
  return (
    <Stack>
      <h2>{t({ id: 'order.sales', message: 'Myynti' })}</h2>
      <FormRows>
        {salesChannels.length > 0 && (
          <FormField width="half">
            <SelectField
              {...form.field('salesChannel')}
              placeholder={t({ id: 'order.choose', message: 'Valitse' })}
              options={salesChannels.map((channel) => ({ value: channel, label: channel }))}
            />
          </FormField>
        )}
        <FormField width="half">
          <TextField
            {...form.field('salesPoint')}
            mark={t({ id: 'order.optional', message: '(vapaaehtoinen)' })}
            autoComplete="off"
            readOnly={readOnly}
          />
        </FormField>
      </FormRows>
      <Checkbox
        {...form.field('importAsOffer')}
        hint={t({
          id: 'order.importAsOfferHint',
          message: 'Puhelinmyynnissä kuluttaja saa aina kirjallisen tarjouksen.',
        })}
        readOnly={readOnly}
      />
    </Stack>
  );
}
