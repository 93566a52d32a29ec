import { CircleDot } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SaveBar.css.ts';

interface SaveBarProps {
  /** The name of the region: `Tallentamattomat muutokset`. */
  label: string;
  /** How many there are: `2 tallentamatonta muutosta`. */
  changes: string;
  cancelLabel: string;
  onCancel(): void;
  /** The button submits the form that the bar stands in. */
  saveLabel: string;
  isSaving?: boolean;
}

/** In view at the bottom of a form, as long as something is not saved. */
export function SaveBar({ label, changes, cancelLabel, onCancel, saveLabel, isSaving }: SaveBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <p className={styles.changes} role="status">
        <Icon of={CircleDot} />
        {changes}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {saveLabel}
        </Button>
      </div>
    </section>
  );
}
