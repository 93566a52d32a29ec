import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Words for readers of the screen only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
