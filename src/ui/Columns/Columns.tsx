import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Columns.css.ts';

interface ColumnsProps {
  children: ReactNode;
  /** Stays in view beside the content; below it on a narrow screen. */
  aside: ReactNode;
  /** On a narrow screen it stands above the content: a bill of one line above its form. */
  isAsideFirst?: boolean;
  /** It has rows of its own, and takes nearly half: the content is a card. */
  isAsideWide?: boolean;
}

/** The template of a page about one thing: its content and an aside. */
export function Columns({ children, aside, isAsideFirst, isAsideWide }: ColumnsProps) {
  return (
    <div className={styles.part}>
      <div className={classNames(styles.columns, isAsideWide && styles.wideAside)}>
        <div className={styles.content}>{children}</div>
        <div className={classNames(styles.aside, isAsideFirst && styles.asideFirst)}>{aside}</div>
      </div>
    </div>
  );
}
