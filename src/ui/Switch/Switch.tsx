import { useId } from 'react';
import { classNames } from '../classNames.ts';
import { refuseClick } from '../Field/choice.ts';
import * as styles from './Switch.css.ts';

interface SwitchProps {
  label: string;
  description?: string;
  isOn: boolean;
  /** What it says happens at once; there is nothing to save. */
  onChange(isOn: boolean): void;
  /** Why it cannot be turned now, below it. It can still be reached. */
  whyNot?: string;
}

/** Turns something on and off, at once. What waits to be saved is a `Checkbox`. */
export function Switch({ label, description, isOn, onChange, whyNot }: SwitchProps) {
  const id = useId();
  const isOff = whyNot !== undefined;
  const below = whyNot ?? description;
  return (
    <div>
      <label className={classNames(styles.label, isOff && styles.off)}>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          className={styles.input}
          checked={isOn}
          aria-disabled={isOff || undefined}
          aria-describedby={below && id}
          onClickCapture={isOff ? refuseClick : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {below && (
        <p id={id} className={styles.description}>
          {below}
        </p>
      )}
    </div>
  );
}
