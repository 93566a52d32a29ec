import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { FormField, FormRows } from '../../../ui/Form/Form.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import type { ReviewValues } from '../order.draft.ts';
import { isByTelephone } from './sales.ts';
import type { Orderer } from '../useOrderer.ts';

interface SalesFieldsProps {
  form: PortalForm<ReviewValues, unknown>;
  template: CampaignTemplate;
  orderer: Orderer;
  /** Nothing is ordered: there is nothing to make an offer of. */
  isCalled: boolean;
  readOnly: boolean;
}

/** Where an employee sells, of their own channels and points, and whether it is an offer (`order.salesLists`). */
export function SalesFields({ form, template, orderer, isCalled, readOnly }: SalesFieldsProps) {
  const { t } = useLingui();
  const { salesChannels, salesPoints } = orderer;
  const salesChannel = useWatch({ control: form.methods.control, name: 'salesChannel' });
  const mustBeOffer = isByTelephone(template, orderer, { salesChannel });
  const placeholder = t({ id: 'order.choose', message: 'Valitse' });
  const offer = form.field('importAsOffer');
  if (salesChannels.length === 0) return null;
  return (
    <Stack>
      <h2>{t({ id: 'order.sales', message: 'Myynti' })}</h2>
      <FormRows>
        <FormField width="half">
          <SelectField
            {...form.field('salesChannel')}
            placeholder={placeholder}
            disabled={readOnly}
            options={salesChannels.map((channel) => ({ value: channel, label: channel }))}
          />
        </FormField>
        {salesPoints.length > 0 && (
          <FormField width="half">
            <SelectField
              {...form.field('salesPointId')}
              placeholder={placeholder}
              disabled={readOnly}
              options={salesPoints.map(({ salesPointId, name }) => ({ value: salesPointId, label: name }))}
            />
          </FormField>
        )}
      </FormRows>
      {!isCalled &&
        (mustBeOffer ? (
          <Checkbox
            key="forced"
            id={offer.id}
            label={offer.label}
            hint={t({
              id: 'order.importAsOfferHint',
              message: 'Puhelinmyynnissä kuluttaja saa aina kirjallisen tarjouksen.',
            })}
            defaultChecked
            readOnly
          />
        ) : (
          <Checkbox {...offer} readOnly={readOnly} />
        ))}
    </Stack>
  );
}
