import { Check } from 'lucide';
import { useId } from 'react';
import { classNames } from '../classNames.ts';
import { line } from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ElementProps } from '../props.ts';
import * as styles from './TextField.css.ts';

interface TextFieldProps extends FieldTexts, Omit<ElementProps<'input'>, 'children'> {
  /** What a number is of: `kWh`. */
  unit?: string;
  /**
   * What was found out about the value, such as the delivery site at an address; told politely, and the field is ticked.
   * Null where nothing has been found out yet.
   */
  confirmation?: string | null;
}

/** A line of text. A form connects it by spreading its registration. */
export function TextField({ label, mark, hint, error, saved, unit, confirmation, id, ...input }: TextFieldProps) {
  const unitId = useId();
  const isConfirmed = Boolean(confirmation) && error === undefined;
  return (
    <Field
      {...{ label, mark, hint, error, saved, id }}
      describedBy={unit && unitId}
      below={
        confirmation !== undefined && (
          <p role="status" className={styles.confirmation}>
            {isConfirmed ? confirmation : null}
          </p>
        )
      }
    >
      {({ className, ...control }) => (
        <span className={styles.box}>
          <input
            {...input}
            {...control}
            className={classNames(
              className,
              line,
              (unit !== undefined || isConfirmed) && styles.withEnd,
              isConfirmed && styles.confirmed,
            )}
          />
          {unit && !isConfirmed && (
            <span id={unitId} className={styles.end}>
              {unit}
            </span>
          )}
          {isConfirmed && (
            <span className={classNames(styles.end, styles.tick)}>
              <Icon of={Check} />
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
