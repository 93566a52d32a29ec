import type { ReactNode } from 'react';
import * as styles from './FieldRow.css.ts';

/** Short fields beside one another, below one another where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
