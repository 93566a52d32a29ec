import type { ReactNode } from 'react';
import * as styles from './SideColumn.css.ts';

interface SideColumnProps {
  /** The figure and what belongs to it, before the rest. */
  side: ReactNode;
  children: ReactNode;
}

/** Inside of a part of the page: a narrow column with the figure, the picture beside it; below it where there is no room. */
export function SideColumn({ side, children }: SideColumnProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{side}</div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
