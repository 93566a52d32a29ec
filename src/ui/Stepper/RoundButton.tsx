import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RoundButton.css.ts';

interface RoundButtonProps {
  icon: IconNode;
  label: string;
  /** There is nothing further this way. The button stays, and keeps the focus. */
  isDisabled: boolean;
  onClick(): void;
}

/** A step this way or that, beside what it changes. */
export function RoundButton({ icon, label, isDisabled, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      // Pressed as fast as one can, it goes on each time, though what it leads to has another name.
      data-steps
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
