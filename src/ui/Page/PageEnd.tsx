import type { ReactNode, Ref } from 'react';
import * as styles from './Page.css.ts';

/** What is asked or offered below what the page is about; the focus may be led to it. */
export function PageEnd({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.end}>
      {children}
    </div>
  );
}
