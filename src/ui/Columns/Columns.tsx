import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Columns.css.ts';

interface ColumnsProps {
  children: ReactNode;
  /** Stays in view beside the content; below it on a narrow screen. */
  aside: ReactNode;
  /** On a narrow screen it stands above the content: a bill of one line above its form. */
  isAsideFirst?: boolean;
}

/** The template of a page about one thing: its content and an aside. */
export function Columns({ children, aside, isAsideFirst = false }: ColumnsProps) {
  return (
    <div className={styles.part}>
      <div className={styles.columns}>
        <div className={styles.content}>{children}</div>
        <div className={classNames(styles.aside, isAsideFirst && styles.asideFirst)}>{aside}</div>
      </div>
    </div>
  );
}
