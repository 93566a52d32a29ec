import { CircleAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** The words around everything that is filled in. */
export interface FieldTexts {
  label: ReactNode;
  /** Behind the label: `(vapaaehtoinen)`. */
  mark?: string;
  /** Between the label and the field: what is wanted, and where to find it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string;
  /** There while the field differs from what is saved: the saved value in words, `Nyt tallessa: …`. */
  saved?: string;
}

/** What the control within a field is given, so that it is named and described. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** The control's; one is made where none is given. */
  id?: string;
  /** Ids of what else describes the control. */
  describedBy?: string;
  /** Right below the control. */
  below?: ReactNode;
  children(control: FieldControl): ReactNode;
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}

/** The ids of a field's texts, and the list of those that are there. */
export function useFieldIds(given: string | undefined, texts: Omit<FieldTexts, 'label'>) {
  const made = useId();
  const id = given ?? made;
  const ids = { id, hint: `${id}-hint`, error: `${id}-error`, saved: `${id}-saved` };
  const describedBy = [texts.hint && ids.hint, texts.error && ids.error, texts.saved && ids.saved];
  return { ...ids, describedBy: describedBy.filter(Boolean).join(' ') || undefined };
}

/** The frame that every field is made with: its label above, its hint, and below it what is wrong. */
export function Field({ label, mark, hint, error, saved, id, describedBy, below, children }: FieldProps) {
  const ids = useFieldIds(id, { hint, error, saved });
  return (
    <div className={classNames(styles.field, saved !== undefined && styles.changed)}>
      <label htmlFor={ids.id} className={styles.label}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: ids.id,
        className: classNames(styles.control, error !== undefined && styles.invalid),
        'aria-describedby': [ids.describedBy, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {below}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {saved && (
        <p id={ids.saved} className={styles.saved}>
          {saved}
        </p>
      )}
    </div>
  );
}
