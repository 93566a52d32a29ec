import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

/** What is asked or offered below what the page is about. */
export function PageEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}
