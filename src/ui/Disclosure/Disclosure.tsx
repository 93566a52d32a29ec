import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  /** What opens, and how many of it there are. */
  label: string;
  children: ReactNode;
}

/** Something that few people need: closed until it is asked for. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
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
