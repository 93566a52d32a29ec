import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { PortalForm } from './useResolvedForm.ts';

/** Some of the fields of a form, by their own names: what any form may hold that has such values somewhere in its own. */
export interface FormPart<Values extends FieldValues> {
  field(name: keyof Values & string): ReturnType<PortalForm<FieldValues, unknown>['field']>;
  get(): Values;
  /** Takes values from elsewhere than the keys, all at once; what they mend is wrong no more. */
  set(values: Partial<Values>): void;
  /** Hears of every change of a value, by keys or from elsewhere. */
  onChange(hear: () => void): { unsubscribe(): void };
  /** Forgets what is wrong with fields that are not shown any more. */
  forgetErrors(): void;
  control: Control;
  /** What stands before each name. */
  prefix: string;
}

/** The part of a form that stands under a prefix, `site.address` (`form.part`). */
export function formUnder<Part extends FieldValues, Values extends FieldValues, Output>(
  form: PortalForm<Values, Output>,
  prefix: FieldPath<Values>,
): FormPart<Part> {
  const whole = form as unknown as PortalForm<FieldValues, unknown>;
  const { methods } = whole;
  const path = (name: string) => `${prefix}.${name}`;
  return {
    field: (name) => whole.field(path(name)),
    get: () => methods.getValues(prefix),
    set: (values) => {
      // At once: who listens never hears of a half.
      methods.setValue(prefix, { ...methods.getValues(prefix), ...values }, { shouldDirty: true });
      for (const name of Object.keys(values)) whole.recheck(path(name));
    },
    onChange: (hear) => ({
      unsubscribe: methods.subscribe({ name: prefix, formState: { values: true }, callback: () => hear() }),
    }),
    forgetErrors: () => methods.clearErrors(prefix),
    control: methods.control as unknown as Control,
    prefix,
  };
}

/** A value of the part, as it is typed. */
export function usePartValue<Values extends FieldValues, Name extends keyof Values & string>(
  { control, prefix }: FormPart<Values>,
  name: Name,
): Values[Name] {
  return useWatch({ control, name: `${prefix}.${name}` });
}
