import type { FocusEvent } from 'react';
import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { FieldWords, PortalForm } from './useResolvedForm.ts';

interface ControlledField<Value> extends FieldWords {
  value: Value;
  onChange(value: Value): void;
  onBlur(event: FocusEvent): void;
}

/** What a field is given that does not hold its own value: a `Calendar`, a `Stepper`, a `RangeField`. */
export function useControlledField<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  form: PortalForm<Values, Output>,
  name: Name,
): ControlledField<FieldPathValue<Values, Name>> {
  const { field } = useController({ control: form.methods.control, name });
  return {
    ...form.words(name),
    value: field.value,
    onChange: (value) => {
      field.onChange(value);
      form.recheck(name);
    },
    onBlur: (event) => {
      field.onBlur();
      form.checkLeft(name, event);
    },
  };
}
