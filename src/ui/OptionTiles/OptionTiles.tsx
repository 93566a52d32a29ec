import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OptionTiles.css.ts';

interface Option<Value extends string> {
  value: Value;
  /** A soft hyphen (U+00AD) says where a long word may break. */
  label: string;
  /** Above the label. */
  icon?: IconNode;
}

interface OptionTilesProps<Value extends string> {
  /** What is chosen, for readers of the screen; the page says it in its own words above. */
  legend: string;
  name: string;
  options: Option<Value>[];
  value: Value | null;
  onChange(value: Value): void;
}

/** One of several, as tiles: a group of radio buttons. */
export function OptionTiles<Value extends string>({ legend, name, options, value, onChange }: OptionTilesProps<Value>) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && (
              <span className={styles.icon}>
                <Icon of={option.icon} />
              </span>
            )}
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
