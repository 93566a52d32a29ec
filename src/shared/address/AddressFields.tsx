import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Locale } from '../../i18n/locale.ts';
import { FormField, FormRows } from '../../ui/Form/Form.tsx';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { formUnder, usePartValue, type FormPart } from '../form/formUnder.ts';
import type { PortalForm } from '../form/usePortalForm.ts';
import { addressKinds, type AddressKind, type AddressValues } from './address.form.ts';
import { countriesIn } from './countries.ts';
import { StreetField } from './StreetField.tsx';
import { TownFields } from './TownFields.tsx';

interface AddressFieldsProps<Values extends FieldValues, Output> {
  form: PortalForm<Values, Output>;
  /** Where `AddressValues` stand in the form's values. */
  prefix: FieldPath<Values>;
  /** Tells the browser's autofill this address from others of the page: `billing`. */
  section: string;
  /** One alone is not asked. */
  kinds?: readonly AddressKind[];
  /** False: an address of Finland, and no country is asked. */
  isAbroadAllowed?: boolean;
  readOnly?: boolean;
}

/** What a street address has besides the town. */
function StreetFields({
  part,
  section,
  readOnly,
}: {
  part: FormPart<AddressValues>;
  section: string;
  readOnly: boolean;
}) {
  const { t } = useLingui();
  const optional = t({ id: 'address.optional', message: '(vapaaehtoinen)' });
  return (
    <>
      <FormField width="long">
        <StreetField part={part} autoComplete={`${section} address-line1`} readOnly={readOnly} />
      </FormField>
      <FormField width="short">
        <TextField {...part.field('houseNumber')} autoComplete="off" readOnly={readOnly} />
      </FormField>
      <FormField width="half">
        <TextField {...part.field('houseLetter')} mark={optional} autoComplete="off" readOnly={readOnly} />
      </FormField>
      <FormField width="half">
        <TextField
          {...part.field('residence')}
          mark={optional}
          autoComplete={`${section} address-line2`}
          readOnly={readOnly}
        />
      </FormField>
    </>
  );
}

/** Finland first. While it cannot be changed it is a text: a list has no such state. */
function CountryField({
  part,
  autoComplete,
  readOnly,
}: {
  part: FormPart<AddressValues>;
  autoComplete: string;
  readOnly: boolean;
}) {
  const { i18n } = useLingui();
  const countries = useMemo(() => countriesIn(i18n.locale as Locale), [i18n.locale]);
  const country = usePartValue(part, 'country');
  const { onChange, ...field } = part.field('country');
  if (readOnly) {
    const name = countries.find(({ value }) => value === country)?.label;
    return <TextField id={field.id} label={field.label} value={name} readOnly />;
  }
  return (
    <SelectField
      {...field}
      options={countries}
      autoComplete={autoComplete}
      onChange={(event) => {
        onChange(event);
        part.forgetErrors();
      }}
    />
  );
}

/** The fields of a postal address of any kind (`address.fields`). What was typed for another kind or country is kept. */
export function AddressFields<Values extends FieldValues, Output>(props: AddressFieldsProps<Values, Output>) {
  const { form, prefix, kinds = addressKinds, isAbroadAllowed = true, readOnly = false } = props;
  const { t } = useLingui();
  const part = formUnder<AddressValues, Values, Output>(form, prefix);
  const kind = usePartValue(part, 'typeOfAddress');
  const section = `section-${props.section}`;
  const names: Record<AddressKind, string> = {
    regularAddress: t({ id: 'address.kind.street', message: 'Katuosoite' }),
    postalBox: t({ id: 'address.kind.postalBox', message: 'Postilokero' }),
    posteRestante: t({ id: 'address.kind.posteRestante', message: 'Poste restante' }),
  };
  const kindField = part.field('typeOfAddress');
  return (
    <Stack>
      {kinds.length > 1 && (
        <RadioGroup
          {...kindField}
          options={kinds.map((value) => ({ value, label: names[value] }))}
          onChange={(event) => {
            kindField.onChange(event);
            part.forgetErrors();
          }}
          readOnly={readOnly}
        />
      )}
      <FormRows>
        {isAbroadAllowed && (
          <FormField>
            <CountryField part={part} autoComplete={`${section} country`} readOnly={readOnly} />
          </FormField>
        )}
        {kind === 'regularAddress' && <StreetFields {...{ part, section, readOnly }} />}
        {kind === 'postalBox' && (
          <FormField>
            <TextField {...part.field('postalBox')} inputMode="numeric" autoComplete="off" readOnly={readOnly} />
          </FormField>
        )}
        <TownFields {...{ part, section, readOnly }} />
      </FormRows>
    </Stack>
  );
}
