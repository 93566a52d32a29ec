import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldError, useFieldIds, type FieldTexts } from './Field.tsx';
import * as fieldStyles from './Field.css.ts';
import * as styles from './FieldGroup.css.ts';

/** The words of a group, and how large its legend stands. */
export interface FieldGroupTexts extends FieldTexts {
  /** `heading` for a part of a form, `question` where the group is all that is asked, `hidden` under a heading of the page. */
  legendAs?: keyof typeof styles.legends;
}

interface FieldGroupProps extends FieldGroupTexts {
  id?: string;
  /** The group is one choice of several radio buttons. */
  isChoice?: boolean;
  /** Of a choice: what is chosen cannot be changed now. */
  readOnly?: boolean | undefined;
  children: ReactNode;
}

/** Fields that belong together, or the buttons of one choice, with what they are about as a legend. */
export function FieldGroup({ label, mark, hint, error, saved, legendAs = 'label', ...rest }: FieldGroupProps) {
  const { id, isChoice = false, readOnly = false, children } = rest;
  const ids = useFieldIds(id, { hint, error, saved });
  const words = (
    <>
      {label}
      {mark && <span className={fieldStyles.mark}> {mark}</span>}
    </>
  );
  return (
    <fieldset
      id={ids.id}
      className={classNames(styles.group, saved !== undefined && fieldStyles.changed)}
      role={isChoice ? 'radiogroup' : undefined}
      aria-describedby={ids.describedBy}
      // A plain group cannot be invalid; what is in it says so itself.
      aria-invalid={(isChoice && error !== undefined) || undefined}
      aria-readonly={(isChoice && readOnly) || undefined}
    >
      <legend className={styles.legends[legendAs]}>
        {legendAs === 'hidden' ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </legend>
      {hint && (
        <p id={ids.hint} className={classNames(fieldStyles.hint, styles.hints[legendAs])}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {saved && (
        <p id={ids.saved} className={fieldStyles.saved}>
          {saved}
        </p>
      )}
    </fieldset>
  );
}
