import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { refuseClick } from '../Field/choice.ts';
import { FieldError, useFieldIds, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { ElementProps } from '../props.ts';
import * as styles from './Checkbox.css.ts';

interface CheckboxProps extends Omit<FieldTexts, 'mark'>, Omit<ElementProps<'input'>, 'type' | 'children'> {
  /** Fields that belong to it, in line with its words. */
  children?: ReactNode;
}

/** Yes or no. It waits for the form to be sent; what acts at once is a `Switch`. */
export function Checkbox({ label, hint, error, saved, id, readOnly, children, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error, saved });
  return (
    <div className={classNames(fieldStyles.field, saved !== undefined && fieldStyles.changed)}>
      <label className={styles.label}>
        <input
          {...input}
          id={ids.id}
          type="checkbox"
          className={styles.input}
          aria-describedby={ids.describedBy}
          aria-invalid={error !== undefined || undefined}
          // HTML knows it of texts alone.
          aria-readonly={readOnly || undefined}
          onClickCapture={readOnly ? refuseClick : undefined}
        />
        <span>{label}</span>
      </label>
      {(hint || error || saved) && (
        <div className={styles.below}>
          {hint && (
            <p id={ids.hint} className={classNames(fieldStyles.hint, styles.hint)}>
              {hint}
            </p>
          )}
          {error && <FieldError id={ids.error}>{error}</FieldError>}
          {saved && (
            <p id={ids.saved} className={fieldStyles.saved}>
              {saved}
            </p>
          )}
        </div>
      )}
      {children && <div className={classNames(styles.below, styles.content)}>{children}</div>}
    </div>
  );
}
