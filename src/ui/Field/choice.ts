import type { ChangeEvent, SyntheticEvent } from 'react';
import type { ElementProps } from '../props.ts';

/**
 * How a group of radio buttons or checkboxes is connected. A page that keeps the value itself gives `value` and
 * `onChoose`; a form that registers its fields gives `name`, `ref`, `onChange` and `onBlur`, and keeps the value in the
 * page.
 */
export interface ChoiceConnection<Value extends string> extends Pick<
  ElementProps<'input'>,
  'name' | 'ref' | 'onChange' | 'onBlur'
> {
  /** Null: nothing is chosen yet. Undefined: the form knows. */
  value?: Value | null;
  onChoose?(value: Value): void;
}

/** What each radio button of a group is given. */
export function radioProps<Value extends string>(connection: ChoiceConnection<Value>, name: string, option: Value) {
  const { value, onChoose, onChange, onBlur, ref } = connection;
  return {
    type: 'radio',
    name: connection.name ?? name,
    value: option,
    checked: value === undefined ? undefined : value === option,
    ref,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onChoose?.(option);
    },
  } as const;
}

/** The same for several of them: a page gives `values` and `onToggle`, a form its registration. */
export interface ManyConnection<Value extends string> extends Pick<
  ElementProps<'input'>,
  'name' | 'ref' | 'onChange' | 'onBlur'
> {
  values?: Value[];
  onToggle?(value: Value, isChosen: boolean): void;
}

/** What each checkbox of a group is given. */
export function checkboxProps<Value extends string>(connection: ManyConnection<Value>, name: string, option: Value) {
  const { values, onToggle, onChange, onBlur, ref } = connection;
  return {
    type: 'checkbox',
    name: connection.name ?? name,
    value: option,
    checked: values?.includes(option),
    ref,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onToggle?.(option, event.target.checked);
    },
  } as const;
}

/**
 * For `onClickCapture` of what may be looked at and not be chosen. Stopped on its way down: React would take the state that
 * the browser is about to undo for a change.
 */
export function refuseClick(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
