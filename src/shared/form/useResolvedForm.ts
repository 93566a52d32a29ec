import { useLingui } from '@lingui/react';
import { useId, useState, type BaseSyntheticEvent, type ChangeEvent, type FocusEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { readError } from './readError.ts';

/** The fields themselves, `address.postalCode`, and not what they stand in. */
type FieldName<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends readonly unknown[]
    ? Name
    : FieldPathValue<Values, Name> extends FieldValues
      ? never
      : Name;
}[FieldPath<Values>];

export interface ResolvedFormOptions<Values extends FieldValues, Output> {
  /** Says what is wrong, or what the values come to; it may have to be fetched. */
  resolver: Resolver<Values, unknown, Output>;
  defaultValues: DefaultValues<Values>;
  /** What each field is called, in the order in which they stand on the page. */
  labels: Record<FieldName<Values>, string>;
  /** Gets what the resolver made of the values. Whether it is under way is the page's to know. */
  onSubmit(output: Output): void;
}

/** What every field is given. */
export interface FieldWords {
  id: string;
  label: string;
  error: string | undefined;
}

export interface PortalForm<Values extends FieldValues, Output> {
  /** What a field that holds its own value is given: `<TextField {...form.field('email')} />`. */
  field<Name extends FieldPath<Values>>(name: Name): FieldWords & Connection<Name>;
  /** The words of a field alone, as `useControlledField` needs them. */
  words(name: FieldPath<Values>): FieldWords;
  /** Checks again what is wrong, once a field was written into, so that an error goes as soon as it is mended. */
  recheck(name: FieldPath<Values>): void;
  /** Checks what was written into a field that the person has left for another one. */
  checkLeft(name: FieldPath<Values>, event: FocusEvent): void;
  /** What the server found wrong: the ids of texts by field, as in a schema. */
  refuse(errors: Partial<Record<FieldPath<Values>, string>>): void;
  submit(event?: BaseSyntheticEvent): void;
  /** What kept the form from being sent and is still to be mended. */
  summary: { attempt: number; items: { fieldId: string; text: string }[] };
  /** The form of react-hook-form: which fields have changed, a value from outside. */
  methods: UseFormReturn<Values, unknown, Output>;
}

interface Connection<Name extends string> {
  name: Name;
  ref(element: unknown): void;
  onChange(event: ChangeEvent): void;
  onBlur(event: FocusEvent): void;
}

const isFilledIn = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * A form whose errors come when they help (`form.error.when`): what is missing when it is sent, a wrong format when the
 * person goes on to another field, and nothing while they write. An error goes as soon as it is mended.
 */
export function useResolvedForm<Values extends FieldValues, Output>(
  options: ResolvedFormOptions<Values, Output>,
): PortalForm<Values, Output> {
  const { resolver, defaultValues, labels, onSubmit } = options;
  const { i18n } = useLingui();
  const formId = useId();
  const [failed, setFailed] = useState<{ attempt: number; names: FieldPath<Values>[] }>({ attempt: 0, names: [] });
  const [fault, setFault] = useState<Error | null>(null);
  if (fault) throw fault;
  const methods = useForm<Values, unknown, Output>({
    resolver,
    defaultValues,
    // When a field is checked is decided below.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { formState, register, getFieldState, getValues, setError, trigger, handleSubmit } = methods;
  const texts: Record<string, string> = labels;
  const names = Object.keys(labels) as FieldPath<Values>[];

  const idOf = (name: FieldPath<Values>) => `${formId}-${name}`;
  const labelOf = (name: FieldPath<Values>) => texts[name] ?? '';
  const errorAt = (place: 'field' | 'summary', name: FieldPath<Values>) => {
    // Of the state the errors alone: what is read beside them would draw the whole form anew when it is another.
    const error = get<object, FieldError | undefined>(formState.errors, name)?.message;
    const { id, values } = readError(error ?? '');
    return error && i18n._(id, { label: labelOf(name), place, ...values });
  };
  const words = (name: FieldPath<Values>): FieldWords => ({
    id: idOf(name),
    label: labelOf(name),
    error: errorAt('field', name),
  });
  // What cannot be checked while the person goes on is told when the form is sent.
  const check = (name: FieldPath<Values> | FieldPath<Values>[]) => void trigger(name).catch(() => {});
  const recheck = (name: FieldPath<Values>) => {
    // A key costs next to nothing where nothing is wrong.
    if (Object.keys(formState.errors).length === 0) return;
    // What was wrong with another field may be so no more: what the server has found is known to the server alone.
    const wrong = names.filter((other) => {
      const { error } = getFieldState(other);
      return error && (other === name || error.type !== 'server');
    });
    if (wrong.length > 0) check(wrong);
  };
  const checkLeft = (name: FieldPath<Values>, { target: left, relatedTarget }: FocusEvent) => {
    // A press on a button sends the form, or leaves it: a text that appeared now would move the button away.
    const arriveAt = (target: EventTarget | null) => {
      const isAnotherField =
        target !== left && target instanceof HTMLElement && target.matches('input, select, textarea');
      if (isAnotherField && isFilledIn(getValues(name))) check(name);
    };
    if (relatedTarget) arriveAt(relatedTarget);
    // A press on the words of a box leaves the field first, and comes to the box when it ends.
    else document.addEventListener('focusin', ({ target }) => arriveAt(target), { once: true });
  };
  const tellFailed = (wrong: FieldPath<Values>[]) =>
    setFailed(({ attempt }) => ({ attempt: attempt + 1, names: wrong }));

  const told = failed.names.flatMap((name) => {
    const error = errorAt('summary', name);
    return error ? [{ name, text: error.replace(/\.$/, '') }] : [];
  });
  const isAlone = (text: string) => told.filter((other) => other.text === text).length === 1;
  // Of two that are alike each begins with its field.
  const items = told.map(({ name, text }) => ({
    fieldId: idOf(name),
    text: isAlone(text) ? text : `${labelOf(name)}: ${text}`,
  }));

  return {
    words,
    recheck,
    checkLeft,
    field: (name) => {
      const { onChange, onBlur, ref } = register(name);
      return {
        ...words(name),
        name,
        ref,
        onChange: (event) => void onChange(event).then(() => recheck(name)),
        onBlur: (event) => void onBlur(event).then(() => checkLeft(name, event)),
      };
    },
    refuse: (errors) => {
      const wrong = names.filter((name) => errors[name] !== undefined);
      for (const name of wrong) setError(name, { type: 'server', message: errors[name] });
      tellFailed(wrong);
    },
    submit: (event) =>
      void handleSubmit(
        (output) => onSubmit(output),
        () => tellFailed(names.filter((name) => getFieldState(name).error)),
      )(event).catch(setFault),
    summary: { attempt: failed.attempt, items },
    methods,
  };
}
