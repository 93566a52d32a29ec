import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  /** What opens, and how many of it there are. */
  label: string;
  children: ReactNode;
  /** Whether it is open from the start: it was when the page was left. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** Something that few people need: closed until it is asked for. */
export function Disclosure({ label, children, isOpen, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
