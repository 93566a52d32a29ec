import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { FormField, FormRows } from '../../../ui/Form/Form.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import type { PortalForm } from '../../form/usePortalForm.ts';
import type { SalesValues } from '../sold.ts';
import type { Orderer } from '../useOrderer.ts';

interface SalesFieldsProps {
  /** Of `SalesValues` in the form. */
  fields: Record<keyof SalesValues, ReturnType<PortalForm<SalesValues, unknown>['field']>>;
  orderer: Pick<Orderer, 'salesChannels' | 'salesPoints'>;
  /** A consumer was called, so that it is one (`isByTelephone`). */
  mustBeOffer: boolean;
  /** Nothing is ordered: there is nothing to make an offer of. */
  isCalled: boolean;
  readOnly: boolean;
}

/** Where an employee sells, of their own channels and points, and whether it is an offer (`order.salesLists`). */
export function SalesFields({ fields, orderer, mustBeOffer, isCalled, readOnly }: SalesFieldsProps) {
  const { t } = useLingui();
  const { salesChannels, salesPoints } = orderer;
  const placeholder = t({ id: 'order.choose', message: 'Valitse' });
  const offer = fields.importAsOffer;
  if (salesChannels.length === 0) return null;
  return (
    <Stack>
      <h2>{t({ id: 'order.sales', message: 'Myynti' })}</h2>
      <FormRows>
        <FormField width="half">
          <SelectField
            {...fields.salesChannel}
            placeholder={placeholder}
            disabled={readOnly}
            options={salesChannels.map((channel) => ({ value: channel, label: channel }))}
          />
        </FormField>
        {salesPoints.length > 0 && (
          <FormField width="half">
            <SelectField
              {...fields.salesPointId}
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
