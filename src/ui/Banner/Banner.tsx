import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';

/** What holds for all that is seen, such as a lost connection: between the head and the page, and in sight while one scrolls. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
