import { Check } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ToggleChip.css.ts';

interface ToggleChipProps {
  isPressed: boolean;
  onToggle(isPressed: boolean): void;
  children: string;
}

/** Lays something over what the page shows, or takes it away again. */
export function ToggleChip({ isPressed, onToggle, children }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={() => onToggle(!isPressed)}>
      <span className={styles.tick}>
        <Icon of={Check} />
      </span>
      {children}
    </button>
  );
}
