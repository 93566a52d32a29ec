import { Search, X } from 'lucide';
import { useRef } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

interface SearchFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange(value: string): void;
  /** The name of the button that empties the field. */
  clearLabel: string;
}

/** Narrows a list while it is written. How many are left says the page beside the list. */
export function SearchField({ label, hint, value, onChange, clearLabel }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} hint={hint}>
      {({ className, ...control }) => (
        <span className={styles.box}>
          <span className={styles.lens}>
            <Icon of={Search} />
          </span>
          <input
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            className={classNames(className, styles.input)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value !== '' && (
            <button type="button" className={styles.clear} onClick={clear}>
              <Icon of={X} />
              <VisuallyHidden>{clearLabel}</VisuallyHidden>
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
