import { ChevronDown } from 'lucide';
import { classNames } from '../classNames.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ElementProps } from '../props.ts';
import * as styles from './SelectField.css.ts';

interface SelectFieldProps extends FieldTexts, Omit<ElementProps<'select'>, 'children' | 'multiple' | 'size'> {
  options: { value: string; label: string }[];
  /** The first option, with an empty value, until one is chosen: `Valitse pankki`. */
  placeholder?: string;
}

/** One of many, by the browser's own list. Few options are better seen at once, as a `RadioGroup`. */
export function SelectField({ label, mark, hint, error, saved, id, options, placeholder, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, mark, hint, error, saved, id }}>
      {({ className, ...control }) => (
        <span className={styles.box}>
          <select {...rest} {...control} className={classNames(className, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon of={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
}
