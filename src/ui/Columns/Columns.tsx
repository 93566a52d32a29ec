import type { ReactNode } from 'react';
import * as styles from './Columns.css.ts';

interface ColumnsProps {
  children: ReactNode;
  /** Stays in view beside the content; below it on a narrow screen. */
  aside: ReactNode;
}

/** The template of a page about one thing: its content and an aside. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
